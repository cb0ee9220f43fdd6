# Takes a drawing list of the yardstick (see yardstick.c) to what other programs draw: SVG, or HTML as a person would
# write it, with a box for each rectangle and each text.
#
#   awk -v form=svg|html -v root=FOLDER -f peers.awk LIST
#
# Images are named from the folder. Sizes are in points; who draws chooses the scale.

function color(first) {
  return sprintf("rgba(%d,%d,%d,%s)", $first * 255 + 0.5, $(first + 1) * 255 + 0.5, $(first + 2) * 255 + 0.5, $(first + 3))
}

# What is left of the line behind so many words, of which the first stands as it is.
function rest(count,    text, i) {
  text = $0
  for (i = 0; i < count; i++) sub(/^ *[^ ]+/, "", text)
  sub(/^ /, "", text)
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  return text
}

# Cairo's steps as SVG's path data; an arc is one of up to half a circle, or two.
function steps(first,    i, data, x0, y0, x1, y1, large, turn) {
  data = ""
  turn = 0
  for (i = first; i <= NF;) {
    if ($i == "M" || $i == "L") { data = data " " $i " " $(i + 1) " " $(i + 2); i += 3; turn = 1 }
    else if ($i == "C") {
      data = data " C " $(i + 1) " " $(i + 2) " " $(i + 3) " " $(i + 4) " " $(i + 5) " " $(i + 6); i += 7; turn = 1
    } else if ($i == "A") {
      x0 = $(i + 1) + $(i + 3) * cos($(i + 4)); y0 = $(i + 2) + $(i + 3) * sin($(i + 4))
      x1 = $(i + 1) + $(i + 3) * cos($(i + 5)); y1 = $(i + 2) + $(i + 3) * sin($(i + 5))
      data = data (turn ? " L " : " M ") x0 " " y0
      if ($(i + 5) - $(i + 4) > 6.28) {
        data = data " A " $(i + 3) " " $(i + 3) " 0 1 1 " (2 * $(i + 1) - x0) " " (2 * $(i + 2) - y0)
      }
      large = $(i + 5) - $(i + 4) > 3.1416 ? 1 : 0
      data = data " A " $(i + 3) " " $(i + 3) " 0 " large " 1 " x1 " " y1
      i += 6; turn = 1
    } else { data = data " Z"; i++; turn = 0 }
  }
  return data
}

function path_element(    fill, stroke, i) {
  fill = "none"; stroke = ""
  for (i = 2; $i == "fill" || $i == "stroke" || $i == "|";) {
    if ($i == "fill") { fill = color(i + 1); i += 5 }
    else if ($i == "stroke") {
      stroke = " stroke='" color(i + 1) "' stroke-width='" $(i + 5) "'"; i += 6
      if ($i == "round") { stroke = stroke " stroke-linecap='round' stroke-linejoin='round'"; i++ }
    } else i++
  }
  return "<path fill='" fill "'" stroke " d='" steps(i) "'/>"
}

# HTML: a box at a place, from the place of the box around it.
function box(x, y, w, h, style) {
  return sprintf("<div style='left:%spx;top:%spx;width:%spx;height:%spx;%s'", x - left[depth], y - top[depth], w, h, style)
}

BEGIN { depth = 0; left[0] = 0; top[0] = 0; weight = "normal" }

$1 == "font" { fonts[++font_count] = $2 }
$1 == "face" { weight = /Bold$/ ? "bold" : "normal" }
$1 == "canvas" {
  width = $2 / $4; height = $3 / $4
  if (form == "svg") {
    printf "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='%s' height='%s' " \
      "viewBox='0 0 %s %s' font-family='Nimbus Sans'>\n", width, height, width, height
  } else {
    print "<!doctype html><meta charset='utf-8'><style>"
    for (i = 1; i <= font_count; i++)
      print "@font-face{font-family:Screen;src:url(file://" fonts[i] ");font-weight:" (fonts[i] ~ /Bold/ ? "bold" : "normal") "}"
    print "html,body{margin:0;overflow:hidden;background:#fff}div,img,svg{position:absolute;white-space:pre}" \
      "div.t{font-family:Screen;line-height:0}</style>"
  }
}

form == "svg" && $1 == "fill" {
  print "<rect x='" $2 "' y='" $3 "' width='" $4 "' height='" $5 "' fill='" color(6) "'/>"
}
form == "svg" && $1 == "round" {
  print "<rect x='" $2 "' y='" $3 "' width='" $4 "' height='" $5 "' rx='" $6 "' fill='" color(7) "'/>"
}
form == "svg" && $1 == "path" { print path_element() }
form == "svg" && $1 == "text" {
  stroke = $6 > 0 ? " stroke='" color(7) "' stroke-width='" $6 "' stroke-linejoin='round'" : ""
  print "<text xml:space='preserve' x='" $2 "' y='" $3 "' font-size='" $4 "' letter-spacing='" $5 "' font-weight='" weight \
    "' fill='" color(7) "'" stroke ">" rest(10) "</text>"
}
form == "svg" && $1 == "image" {
  print "<image x='" $2 "' y='" $3 "' width='" $4 "' height='" $5 "' xlink:href='" root "/" rest(5) "'/>"
}
form == "svg" && $1 == "mask" {
  filters++
  print "<filter id='f" filters "' x='0' y='0' width='1' height='1'><feFlood flood-color='" color(6) \
    "'/><feComposite in2='SourceAlpha' operator='in'/></filter><image filter='url(#f" filters ")' x='" $2 "' y='" $3 \
    "' width='" $4 "' height='" $5 "' xlink:href='" root "/" rest(9) "'/>"
}
form == "svg" && $1 == "clip" {
  clips++
  print "<clipPath id='c" clips "'><rect x='" $2 "' y='" $3 "' width='" $4 "' height='" $5 "'/></clipPath>" \
    "<g clip-path='url(#c" clips ")'>"
}
form == "svg" && $1 == "unclip" { print "</g>" }

form == "html" && $1 == "fill" { print box($2, $3, $4, $5, "background:" color(6)) "></div>" }
form == "html" && $1 == "round" { print box($2, $3, $4, $5, "border-radius:" $6 "px;background:" color(7)) "></div>" }
form == "html" && $1 == "path" {
  printf "<svg style='left:%spx;top:%spx' width='%s' height='%s'>%s</svg>\n", -left[depth], -top[depth], width, height,
    path_element()
}
form == "html" && $1 == "text" {
  stroke = $6 > 0 ? ";-webkit-text-stroke:" $6 "px " color(7) : ""
  # A line without height: the baseline lies below its middle by half of what the font rises above it, less its depth.
  printf "<div class='t' style='left:%spx;top:%spx;font-size:%spx;letter-spacing:%spx;font-weight:%s;color:%s%s'>%s</div>\n",
    $2 - left[depth], $3 - top[depth] - $4 * 0.25, $4, $5, weight, color(7), stroke, rest(10)
}
form == "html" && $1 == "image" {
  printf "<img style='left:%spx;top:%spx' width='%s' height='%s' src='%s/%s'>\n", $2 - left[depth], $3 - top[depth], $4, $5,
    root, rest(5)
}
form == "html" && $1 == "mask" {
  print box($2, $3, $4, $5, "background:" color(6) ";mask:url(" root "/" rest(9) ") 0 0/100% 100%") "></div>"
}
form == "html" && $1 == "clip" {
  print box($2, $3, $4, $5, "overflow:hidden") ">"
  depth++; left[depth] = $2; top[depth] = $3
}
form == "html" && $1 == "unclip" { print "</div>"; depth-- }

END { if (form == "svg") print "</svg>" }
