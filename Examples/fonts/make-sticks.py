#!/usr/bin/env python3
"""Makes Sticks.ttf, a small variable font for examples and tests. It needs the package fontTools.

    python3 make-sticks.py Sticks.ttf

The letters are our own: straight strokes between the points of a grid, drawn here as rectangles of the stem's width.
The axes are wght (100 to 900, regular 400) and wdth (50 to 150, normal 100). There are four named instances. The one is
narrow unless the feature tnum asks for figures of one width; smcp makes small letters look like small capitals; small
letters look like capitals otherwise.
"""

import sys
from math import hypot

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

EM, CAP, SMALL, BEARING = 1000, 700, 500, 60

# Strokes between the points of a grid: x from 0 to 1 across the letter, y from 0 to 1 up to the capitals' height.
BOX = [(0, 0, 0, 1), (1, 0, 1, 1), (0, 0, 1, 0), (0, 1, 1, 1)]
LETTERS = {
    "A": [(0, 0, 0.5, 1), (1, 0, 0.5, 1), (0.2, 0.35, 0.8, 0.35)],
    "B": BOX + [(0, 0.5, 1, 0.5)],
    "C": [(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 1, 1)],
    "D": [(0, 0, 0, 1), (0, 0, 0.7, 0), (0, 1, 0.7, 1), (0.7, 0, 1, 0.3), (1, 0.3, 1, 0.7), (0.7, 1, 1, 0.7)],
    "E": [(0, 0, 0, 1), (0, 0, 1, 0), (0, 0.5, 0.8, 0.5), (0, 1, 1, 1)],
    "F": [(0, 0, 0, 1), (0, 0.5, 0.8, 0.5), (0, 1, 1, 1)],
    "G": [(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 1, 1), (1, 0, 1, 0.45), (0.5, 0.45, 1, 0.45)],
    "H": [(0, 0, 0, 1), (1, 0, 1, 1), (0, 0.5, 1, 0.5)],
    "I": [(0.5, 0, 0.5, 1)],
    "J": [(1, 0, 1, 1), (0, 0, 1, 0), (0, 0, 0, 0.3)],
    "K": [(0, 0, 0, 1), (0, 0.45, 1, 1), (0.25, 0.6, 1, 0)],
    "L": [(0, 0, 0, 1), (0, 0, 1, 0)],
    "M": [(0, 0, 0, 1), (1, 0, 1, 1), (0, 1, 0.5, 0.4), (0.5, 0.4, 1, 1)],
    "N": [(0, 0, 0, 1), (1, 0, 1, 1), (0, 1, 1, 0)],
    "O": BOX,
    "P": [(0, 0, 0, 1), (1, 0.45, 1, 1), (0, 0.45, 1, 0.45), (0, 1, 1, 1)],
    "Q": BOX + [(0.6, 0.3, 1, 0)],
    "R": [(0, 0, 0, 1), (1, 0.45, 1, 1), (0, 0.45, 1, 0.45), (0, 1, 1, 1), (0.5, 0.45, 1, 0)],
    "S": [(0, 1, 1, 1), (0, 0.5, 0, 1), (0, 0.5, 1, 0.5), (1, 0, 1, 0.5), (0, 0, 1, 0)],
    "T": [(0.5, 0, 0.5, 1), (0, 1, 1, 1)],
    "U": [(0, 0, 0, 1), (1, 0, 1, 1), (0, 0, 1, 0)],
    "V": [(0, 1, 0.5, 0), (1, 1, 0.5, 0)],
    "W": [(0, 1, 0.2, 0), (0.2, 0, 0.5, 0.6), (0.5, 0.6, 0.8, 0), (0.8, 0, 1, 1)],
    "X": [(0, 0, 1, 1), (0, 1, 1, 0)],
    "Y": [(0, 1, 0.5, 0.5), (1, 1, 0.5, 0.5), (0.5, 0, 0.5, 0.5)],
    "Z": [(0, 1, 1, 1), (0, 0, 1, 0), (0, 0, 1, 1)],
    "zero": BOX,
    "one": [(0.5, 0, 0.5, 1), (0, 0.75, 0.5, 1)],
    "two": [(0, 1, 1, 1), (1, 0.5, 1, 1), (0, 0.5, 1, 0.5), (0, 0, 0, 0.5), (0, 0, 1, 0)],
    "three": [(0, 1, 1, 1), (1, 0, 1, 1), (0.2, 0.5, 1, 0.5), (0, 0, 1, 0)],
    "four": [(0, 0.4, 0, 1), (0, 0.4, 1, 0.4), (0.75, 0, 0.75, 0.8)],
    "five": [(0, 1, 1, 1), (0, 0.5, 0, 1), (0, 0.5, 1, 0.5), (1, 0, 1, 0.5), (0, 0, 1, 0)],
    "six": [(0, 0, 0, 1), (0, 1, 1, 1), (0, 0.5, 1, 0.5), (1, 0, 1, 0.5), (0, 0, 1, 0)],
    "seven": [(0, 1, 1, 1), (1, 1, 0.3, 0)],
    "eight": BOX + [(0, 0.5, 1, 0.5)],
    "nine": [(0, 0, 1, 0), (1, 0, 1, 1), (0, 1, 1, 1), (0, 0.5, 0, 1), (0, 0.5, 1, 0.5)],
    "period": [(0.5, 0, 0.5, 0.02)],
    "hyphen": [(0, 0.4, 1, 0.4)],
    "colon": [(0.5, 0.05, 0.5, 0.07), (0.5, 0.6, 0.5, 0.62)],
}
NARROW = {"I", "one", "period", "colon", "hyphen"}
CODES = {"zero": 0x30, "one": 0x31, "two": 0x32, "three": 0x33, "four": 0x34, "five": 0x35, "six": 0x36,
         "seven": 0x37, "eight": 0x38, "nine": 0x39, "period": 0x2E, "hyphen": 0x2D, "colon": 0x3A}
# The masters: the axes' places from -1 to 1, the stem and the width of an O.
MASTERS = {(0, 0): (90, 480), (-1, 0): (24, 450), (1, 0): (210, 540), (0, -1): (90, 260), (0, 1): (90, 760)}


def shape(name, stem, wide, height=CAP, narrow=None):
    """The advance and the contours of a letter."""
    narrow = name in NARROW if narrow is None else narrow
    inner = (wide - stem) * (0.35 if narrow else 1)
    left = BEARING + stem / 2
    contours = []
    for x1, y1, x2, y2 in LETTERS[name]:
        ax, bx = left + x1 * inner, left + x2 * inner
        ay, by = stem / 2 + y1 * (height - stem), stem / 2 + y2 * (height - stem)
        length = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length * stem / 2, (by - ay) / length * stem / 2
        contours.append([(ax - ux - uy, ay - uy + ux), (bx + ux - uy, by + uy + ux),
                         (bx + ux + uy, by + uy - ux), (ax - ux + uy, ay - uy - ux)])
    return round(inner + stem + 2 * BEARING), [[(round(x), round(y)) for x, y in c] for c in contours]


def glyphs(stem, wide):
    """All glyphs of a master: advance and contours by name."""
    found = {".notdef": shape("O", stem, wide), "space": (round(wide * 0.55), [])}
    for name in LETTERS:
        found[name] = shape(name, stem, wide)
        if len(name) == 1:
            found[name + ".sc"] = shape(name, stem, wide * 0.8, SMALL)
    found["one.tnum"] = shape("one", stem, wide, narrow=False)
    return found


def main(path):
    masters = {place: glyphs(*measures) for place, measures in MASTERS.items()}
    base = masters[0, 0]
    order = list(base)
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(order)
    codes = {0x20: "space", **{code: name for name, code in CODES.items()}}
    codes |= {ord(name): name for name in LETTERS if len(name) == 1}
    codes |= {ord(name.lower()): name for name in LETTERS if len(name) == 1}
    font.setupCharacterMap(codes)
    outlines = {}
    for name, (_, contours) in base.items():
        pen = TTGlyphPen(None)
        for contour in contours:
            pen.moveTo(contour[0])
            for point in contour[1:]:
                pen.lineTo(point)
            pen.closePath()
        outlines[name] = pen.glyph()
    font.setupGlyf(outlines)
    font.setupHorizontalMetrics({n: (base[n][0], min((x for c in base[n][1] for x, _ in c), default=0)) for n in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, usWeightClass=400)
    font.setupPost()
    font.setupNameTable({"familyName": "Sticks", "styleName": "Regular", "fullName": "Sticks Regular",
                         "psName": "Sticks-Regular", "uniqueFontIdentifier": "Sticks",
                         "version": "Version 1.000", "copyright": "Made by make-sticks.py of uirender"})
    font.setupFvar(
        [("wght", 100, 400, 900, "Weight"), ("wdth", 50, 100, 150, "Width")],
        [{"location": {"wght": w, "wdth": d}, "stylename": s}
         for s, w, d in [("Thin", 100, 100), ("Regular", 400, 100), ("Bold", 700, 100), ("Black Wide", 900, 150)]])
    variations = {}
    for name, (advance, contours) in base.items():
        rows = []
        points = [p for c in contours for p in c] + [(0, 0), (advance, 0), (0, 0), (0, 0)]
        for place, master in masters.items():
            if place == (0, 0):
                continue
            other = [p for c in master[name][1] for p in c] + [(0, 0), (master[name][0], 0), (0, 0), (0, 0)]
            axes = {tag: (min(v, 0), v, max(v, 0)) for tag, v in zip(("wght", "wdth"), place) if v}
            rows.append(TupleVariation(axes, [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, other)]))
        variations[name] = rows
    font.setupGvar(variations)
    small = " ".join(f"sub {n} by {n}.sc;" for n in LETTERS if len(n) == 1)
    font.addOpenTypeFeatures(f"feature tnum {{ sub one by one.tnum; }} tnum; feature smcp {{ {small} }} smcp;")
    # The same bytes on every run.
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.save(path)


main(sys.argv[1])
