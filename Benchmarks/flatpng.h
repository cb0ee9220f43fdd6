/*
 * A PNG writer as fast as they get, for the yardstick: the same idea as our own, in plain C.
 *
 * Opaque pixels as RGB without filters; deflate with matches that begin and end at pixels and are looked for at the pixel
 * before, at the one above and where the same two or the same one came last; repeated rows as one long match, or as
 * differences from the row above, which are zeros; codes made for every few thousand tokens.
 */
#include <libdeflate.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FLAT_TOKENS = 4096, FLAT_WINDOW = 32768, FLAT_HASH_BITS = 13, FLAT_SYMBOLS = 286 + 30 };

struct flat {
  uint8_t *bytes;
  size_t count, capacity;
  uint64_t bits;
  int bit_count;
  uint32_t tokens[FLAT_TOKENS];
  int token_count;
  uint32_t frequencies[FLAT_SYMBOLS];
  uint32_t pairs[1 << FLAT_HASH_BITS], singles[1 << FLAT_HASH_BITS];
};

static inline void flat_put(struct flat *flat, uint64_t bits, int count) {
  flat->bits |= bits << flat->bit_count;
  flat->bit_count += count;
}

static inline void flat_flush(struct flat *flat) {
  memcpy(flat->bytes + flat->count, &flat->bits, 8);
  flat->count += (size_t)flat->bit_count >> 3;
  flat->bits >>= flat->bit_count & ~7;
  flat->bit_count &= 7;
}

static inline int flat_length_symbol(int length, int *extra) {
  int value = length - 3;
  *extra = length == 258 || value < 8 ? 0 : 29 - __builtin_clz((unsigned)value);
  return length == 258 ? 285 : 257 + (*extra << 2) + (value >> *extra);
}

static inline int flat_distance_symbol(int distance, int *extra) {
  int value = distance - 1;
  *extra = value < 4 ? 0 : 30 - __builtin_clz((unsigned)value);
  return (*extra << 1) + (value >> *extra);
}

struct flat_code {
  uint16_t code;
  uint8_t length;
};

/* Huffman's code lengths by repeatedly joining the two rarest, then canonical codes with the first bit lowest. */
static void flat_make_code(const uint32_t *frequencies, int count, int limit, struct flat_code *codes) {
  int symbols[288], parents[576], used = 0;
  uint64_t weights[576];
  memset(codes, 0, (size_t)count * sizeof *codes);
  for (int i = 0; i < count; i++) {
    if (frequencies[i] == 0) continue;
    int at = used++;
    for (; at > 0 && frequencies[symbols[at - 1]] > frequencies[i]; at--) symbols[at] = symbols[at - 1];
    symbols[at] = i;
  }
  int counts[17] = {0};
  if (used < 2) {
    counts[1] = used;
  } else {
    for (int i = 0; i < used; i++) weights[i] = frequencies[symbols[i]];
    int leaf = 0, inner = used, nodes = 2 * used - 1, depths[576];
    for (int node = used; node < nodes; node++) {
      weights[node] = 0;
      for (int i = 0; i < 2; i++) {
        int child = leaf < used && (inner >= node || weights[leaf] <= weights[inner]) ? leaf++ : inner++;
        weights[node] += weights[child];
        parents[child] = node;
      }
    }
    depths[nodes - 1] = 0;
    for (int node = nodes - 2; node >= 0; node--) depths[node] = depths[parents[node]] + 1;
    long space = 0;
    for (int i = 0; i < used; i++) counts[depths[i] < limit ? depths[i] : limit]++;
    for (int length = 1; length <= limit; length++) space += (long)counts[length] << (limit - length);
    for (; space > 1L << limit; space--) {
      int length = limit - 1;
      while (counts[length] == 0) length--;
      counts[length]--;
      counts[length + 1] += 2;
      counts[limit]--;
    }
  }
  int next = 0;
  for (int length = limit; length > 0; length--) {
    for (int i = 0; i < counts[length]; i++) codes[symbols[next++]].length = (uint8_t)length;
  }
  unsigned code = 0, firsts[17];
  for (int length = 1; length <= limit; length++) {
    firsts[length] = code;
    code = (code + (unsigned)counts[length]) << 1;
  }
  for (int i = 0; i < count; i++) {
    if (codes[i].length == 0) continue;
    unsigned value = firsts[codes[i].length]++, reversed = 0;
    for (int bit = 0; bit < codes[i].length; bit++, value >>= 1) reversed = reversed << 1 | (value & 1);
    codes[i].code = (uint16_t)reversed;
  }
}

/* Describes the codes of a block: their lengths, with runs shortened and in a code of their own. */
static void flat_put_header(struct flat *flat, const struct flat_code *literals, const struct flat_code *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int literal_count = 286, distance_count = 30, steps = 0, count = 0;
  uint8_t lengths[FLAT_SYMBOLS], symbols[FLAT_SYMBOLS], extras[FLAT_SYMBOLS];
  uint32_t frequencies[19] = {0};
  struct flat_code codes[19];
  while (literals[literal_count - 1].length == 0) literal_count--;
  while (distance_count > 1 && distances[distance_count - 1].length == 0) distance_count--;
  for (int i = 0; i < literal_count; i++) lengths[count++] = literals[i].length;
  for (int i = 0; i < distance_count; i++) lengths[count++] = distances[i].length;
  for (int i = 0; i < count;) {
    int run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    int symbol = lengths[i], taken = 1, extra = 0;
    if (symbol == 0 && run >= 3) {
      taken = run < 138 ? run : 138;
      symbol = taken < 11 ? 17 : 18;
      extra = taken - (taken < 11 ? 3 : 11);
    } else if (i > 0 && lengths[i - 1] == lengths[i] && run >= 3) {
      taken = run < 6 ? run : 6;
      symbol = 16;
      extra = taken - 3;
    }
    frequencies[symbol]++;
    symbols[steps] = (uint8_t)symbol;
    extras[steps++] = (uint8_t)extra;
    i += taken;
  }
  flat_make_code(frequencies, 19, 7, codes);
  int described = 19;
  while (described > 4 && codes[order[described - 1]].length == 0) described--;
  flat_put(flat, (uint64_t)(literal_count - 257) | (uint64_t)(distance_count - 1) << 5 | (uint64_t)(described - 4) << 10,
           14);
  flat_flush(flat);
  for (int i = 0; i < described; i++) {
    flat_put(flat, codes[order[i]].length, 3);
    flat_flush(flat);
  }
  for (int i = 0; i < steps; i++) {
    flat_put(flat, codes[symbols[i]].code, codes[symbols[i]].length);
    flat_put(flat, extras[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : symbols[i] == 18 ? 7 : 0);
    flat_flush(flat);
  }
}

static void flat_end_block(struct flat *flat, bool is_last) {
  struct flat_code literals[286], distances[30];
  size_t needed = flat->count + 1024 + (size_t)flat->token_count * 6;
  if (needed > flat->capacity) {
    flat->capacity = needed * 2;
    flat->bytes = realloc(flat->bytes, flat->capacity);
    if (flat->bytes == NULL) abort();
  }
  flat->frequencies[256] = 1;
  flat_make_code(flat->frequencies, 286, 15, literals);
  flat_make_code(flat->frequencies + 286, 30, 15, distances);
  flat_put(flat, is_last ? 5 : 4, 3);
  flat_put_header(flat, literals, distances);
  for (int i = 0; i < flat->token_count; i++) {
    uint32_t token = flat->tokens[i];
    if (token & 0x80000000) {
      for (int left = token >> 24 & 3; left > 0; left--, token >>= 8)
        flat_put(flat, literals[token & 255].code, literals[token & 255].length);
    } else {
      int extra, length = (int)(token >> 16), distance = (int)(token & 0xFFFF) + 1;
      struct flat_code code = literals[flat_length_symbol(length, &extra)];
      flat_put(flat, code.code, code.length);
      flat_put(flat, (uint64_t)(length - 3) & ((1u << extra) - 1), extra);
      code = distances[flat_distance_symbol(distance, &extra)];
      flat_put(flat, code.code, code.length);
      flat_put(flat, (uint64_t)(distance - 1) & ((1u << extra) - 1), extra);
    }
    flat_flush(flat);
  }
  flat_put(flat, literals[256].code, literals[256].length);
  flat_flush(flat);
  flat->token_count = 0;
  memset(flat->frequencies, 0, sizeof flat->frequencies);
}

static inline void flat_add(struct flat *flat, uint32_t token) {
  flat->tokens[flat->token_count++] = token;
  if (flat->token_count == FLAT_TOKENS) flat_end_block(flat, false);
}

static inline void flat_literal(struct flat *flat, uint8_t byte) {
  flat->frequencies[byte]++;
  flat_add(flat, 0x81000000u | byte);
}

static inline void flat_match(struct flat *flat, int length, int distance) {
  while (length > 0) {
    int extra, part = length <= 258 ? length : length < 261 ? length - 3 : 258;
    flat->frequencies[flat_length_symbol(part, &extra)]++;
    flat->frequencies[286 + flat_distance_symbol(distance, &extra)]++;
    flat_add(flat, (uint32_t)part << 16 | (uint32_t)(distance - 1));
    length -= part;
  }
}

static inline int flat_equal(const uint32_t *one, const uint32_t *other, int limit) {
  int count = 0;
  for (uint64_t a, b; count + 2 <= limit; count += 2) {
    memcpy(&a, one + count, 8);
    memcpy(&b, other + count, 8);
    if (a != b) break;
  }
  while (count < limit && one[count] == other[count]) count++;
  return count;
}

static inline uint32_t flat_hash(uint32_t word) { return (word * 0x9E3779B1u) >> (32 - FLAT_HASH_BITS); }

static inline void flat_remember(struct flat *flat, const uint32_t *pixels, int index, int rest) {
  flat->singles[flat_hash(pixels[index])] = (uint32_t)index;
  if (rest > 1) flat->pairs[flat_hash(pixels[index] * 0x9E3779B1u ^ pixels[index + 1])] = (uint32_t)index;
}

/* How many bytes back an earlier pixel of the same colour lies; 0 if it is another or too far away. */
static inline int flat_back(const uint32_t *pixels, int candidate, int index, int width, int y) {
  if (candidate >= index || pixels[candidate] != pixels[index]) return 0;
  long back = (long)(index - candidate) * 3 + (y - candidate / width);
  return back <= FLAT_WINDOW ? (int)back : 0;
}

static void flat_row(struct flat *flat, const uint32_t *pixels, int width, int y, int above) {
  int x = above > 0 ? flat_equal(pixels + y * width, pixels + (y - 1) * width, width) : 0;
  if (x > 0) {
    flat_match(flat, 1 + 3 * x, above);
  } else {
    flat_literal(flat, 0);
  }
  while (x < width) {
    int index = y * width + x, rest = width - x, length = 0, distance = 0, back;
    const uint32_t *place = pixels + index;
    if (x > 0 && place[-1] == place[0]) {
      length = flat_equal(place, place - 1, rest);
      distance = 3;
    }
    if (above > 0 && place[-width] == place[0]) {
      int count = flat_equal(place, place - width, rest);
      if (count > length + (length > 0)) length = count, distance = above;
    }
    if (length < 24 && rest > 1) {
      int candidate = (int)flat->pairs[flat_hash(place[0] * 0x9E3779B1u ^ place[1])];
      if ((back = flat_back(pixels, candidate, index, width, y)) > 0) {
        int left = width - candidate % width;
        int count = flat_equal(place, pixels + candidate, rest < left ? rest : left);
        if (count > length + (distance == 3)) length = count, distance = back;
      }
    }
    if (length == 0) {
      back = flat_back(pixels, (int)flat->singles[flat_hash(place[0])], index, width, y);
      if (back > 0) length = 1, distance = back;
    }
    flat_remember(flat, pixels, index, rest);
    if (length > 0) {
      flat_match(flat, 3 * length, distance);
      for (int step = 1; length < 16 && step < length; step++) flat_remember(flat, pixels, index + step, rest - step);
      x += length;
    } else {
      uint8_t red = place[0] >> 16 & 255, green = place[0] >> 8 & 255, blue = place[0] & 255;
      flat->frequencies[red]++;
      flat->frequencies[green]++;
      flat->frequencies[blue]++;
      flat_add(flat, 0x83000000u | red | (uint32_t)green << 8 | (uint32_t)blue << 16);
      x++;
    }
  }
}

/* Adds copies of the row before `y` and returns whether they are said as differences from the row above. */
static bool flat_repeat(struct flat *flat, const uint32_t *pixels, int width, int y, int times) {
  const uint32_t *row = pixels + (y - 1) * width;
  int stride = 1 + 3 * width, changes = 1, tail = 1;
  for (int x = 1; x < width; x++) changes += row[x] != row[x - 1];
  while (tail < width && row[width - 1 - tail] == row[width - 1]) tail++;
  int tail_length = (tail - 1) * 3;
  if (tail_length > stride - 258) tail_length = stride - 258;
  int head = stride - tail_length;
  long matches = (stride + 257) / 258, copied = times * matches * 12;
  long runs = tail_length < 3 ? copied : times * ((head + 257) / 258 * 24 + (tail_length + 257) / 258 * 5) / 2;
  long zeros = times * (13 + matches * 5 / 2) + changes * 20;
  if (stride > FLAT_WINDOW || (stride > 258 && zeros < copied && zeros < runs)) {
    for (int i = 0; i < times; i++) {
      flat_literal(flat, 2);
      flat_literal(flat, 0);
      flat_match(flat, stride - 2, 1);
    }
    return true;
  }
  if (runs < copied) {
    for (int i = 0; i < times; i++) {
      flat_match(flat, head, stride);
      flat_match(flat, tail_length, 3);
    }
  } else {
    flat_match(flat, times * stride, stride);
  }
  return false;
}

static void flat_put32(uint8_t *place, uint32_t value) {
  for (int i = 0; i < 4; i++) place[i] = (uint8_t)(value >> (24 - 8 * i));
}

/* Writes opaque words of a picture without padding as a PNG file. */
static bool flat_write_png(const uint32_t *pixels, int width, int height, double scale, const char *name) {
  int stride = 1 + 3 * width, above = 0;
  struct flat *flat = calloc(1, sizeof *flat);
  uint8_t *packed = calloc(2, (size_t)stride + 8), *zeros = packed + stride + 8;
  if (flat == NULL || packed == NULL) abort();
  static const uint8_t head[] = "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0"
                                "\0\0\0\1sRGB\0\xAE\xCE\x1C\xE9\0\0\0\x09pHYs\0\0\0\0\0\0\0\0\1\0\0\0\0"
                                "\0\0\0\0IDAT\x78\x01";
  size_t data = sizeof head - 3;
  flat->capacity = 1 << 16;
  flat->bytes = malloc(flat->capacity);
  if (flat->bytes == NULL) abort();
  memcpy(flat->bytes, head, sizeof head - 1);
  flat->count = sizeof head - 1;
  flat_put32(flat->bytes + 16, (uint32_t)width);
  flat_put32(flat->bytes + 20, (uint32_t)height);
  flat_put32(flat->bytes + 29, libdeflate_crc32(0, flat->bytes + 12, 17));
  flat_put32(flat->bytes + 54, (uint32_t)(scale * 2835 + 0.5));
  flat_put32(flat->bytes + 58, (uint32_t)(scale * 2835 + 0.5));
  flat_put32(flat->bytes + 63, libdeflate_crc32(0, flat->bytes + 50, 13));
  uint32_t checksum = 1;
  zeros[0] = 2;
  for (int y = 0; y < height;) {
    const uint32_t *row = pixels + (size_t)y * (size_t)width;
    for (int x = 0; x < width; x++) {
      uint32_t word = __builtin_bswap32(row[x]) >> 8;
      memcpy(packed + 1 + 3 * x, &word, 4);
    }
    flat_row(flat, pixels, width, y, above <= FLAT_WINDOW ? above : 0);
    checksum = libdeflate_adler32(checksum, packed, (size_t)stride);
    above = stride;
    int next = y + 1;
    while (next < height && memcmp(row, pixels + (size_t)next * (size_t)width, (size_t)width * 4) == 0) next++;
    int times = next - y - 1;
    if (times > 0) {
      bool is_raised = flat_repeat(flat, pixels, width, y + 1, times);
      if (is_raised) above += times * stride;
      for (int i = 0; i < times; i++)
        checksum = libdeflate_adler32(checksum, is_raised ? zeros : packed, (size_t)stride);
    }
    y = next;
  }
  flat_end_block(flat, true);
  flat->bit_count = (flat->bit_count + 7) & ~7;
  flat_flush(flat);
  uint8_t *end = flat->bytes + flat->count;
  flat_put32(end, checksum);
  flat_put32(flat->bytes + data - 8, (uint32_t)(end + 4 - flat->bytes - (long)data));
  flat_put32(end + 4, libdeflate_crc32(0, flat->bytes + data - 4, (size_t)(end + 4 - flat->bytes) - data + 4));
  memcpy(end + 8, "\0\0\0\0IEND\xAE\x42\x60\x82", 12);
  FILE *file = fopen(name, "wb");
  bool is_written = false;
  if (file != NULL) {
    setvbuf(file, NULL, _IONBF, 0);
    size_t size = flat->count + 20;
    is_written = fwrite(flat->bytes, 1, size, file) == size;
    if (fclose(file) != 0) is_written = false;
  }
  free(packed);
  free(flat->bytes);
  free(flat);
  return is_written;
}
