/** Finds the glyph of a character: its index in the font, or 0 if the font has none. */
export type GlyphIndex = (codePoint: number) => number;

/**
 * Which subtables to use, best first: [platform, encoding]. The last two are for symbol fonts, and for old fonts and those
 * taken out of documents, which may have a Macintosh Roman map alone.
 */
const preferred = [
  [3, 10],
  [0, 6],
  [0, 4],
  [3, 1],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [3, 0],
  [1, 0],
] as const;

const tooShort = 'its cmap table ends too early';

/** The most subtables that a font may list. */
const maxSubtables = 128;

/**
 * Reads a `cmap` table (formats 0, 2, 4, 6, 10, 12 and 13) without expanding it. opentype.js writes each range out character
 * by character, so that a range of twelve bytes can cost it four billion entries.
 * @throws Error if there is no Unicode, symbol or Macintosh Roman subtable of those formats.
 */
export function readCmap(table: DataView): GlyphIndex {
  const count = table.getUint16(2);
  if (count > maxSubtables) throw new Error('its cmap table lists too many subtables');
  const entries = Array.from({ length: count }, (_, i) => {
    const at = 4 + 8 * i;
    return [table.getUint16(at), table.getUint16(at + 2), table.getUint32(at + 4)] as const;
  });
  for (const [platform, encoding] of preferred) {
    for (const entry of entries) {
      if (entry[0] !== platform || entry[1] !== encoding || entry[2] + 2 > table.byteLength) continue;
      const find = readSubtable(
        new DataView(table.buffer, table.byteOffset + entry[2], table.byteLength - entry[2]),
      );
      if (find) return asUnicode(find, platform, encoding);
    }
  }
  const listed = entries.map(([platform, encoding]) => `${platform}/${encoding}`).join(', ');
  throw new Error(
    `it has no Unicode, symbol or Macintosh Roman character map of a known format (platform/encoding: ${listed || 'none'})`,
  );
}

/** A map of codes as a map of Unicode. */
function asUnicode(find: GlyphIndex, platform: number, encoding: number): GlyphIndex {
  // Macintosh Roman shares its first half with ASCII.
  if (platform === 1) return (code) => (code < 0x7f ? find(code) : 0);
  // Symbol fonts keep what they show for one byte in the private use area.
  if (platform === 3 && encoding === 0)
    return (code) => find(code) || (code < 0x100 ? find(0xf000 + code) : 0);
  return find;
}

function readSubtable(view: DataView): GlyphIndex | undefined {
  switch (view.getUint16(0)) {
    case 0:
      return bytes(view);
    case 2:
      return singleBytes(view);
    case 4:
      return segments(view);
    case 6:
      return trimmed(view, 6, 2);
    case 10:
      return trimmed(view, 12, 4);
    case 12:
      return groups(view, 1);
    case 13:
      return groups(view, 0);
    default:
      return undefined;
  }
}

/** Format 0: one byte for each of 256 characters. */
function bytes(view: DataView): GlyphIndex {
  if (view.byteLength < 6 + 256) throw new Error(tooShort);
  return (code) => (code < 256 ? view.getUint8(6 + code) : 0);
}

/** Format 2, with codes of one byte or two: those of one byte are used, as the others are not Unicode. */
function singleBytes(view: DataView): GlyphIndex {
  const head = 6 + 2 * 256;
  if (view.byteLength < head + 8) throw new Error(tooShort);
  const [first, count, delta, range] = [0, 2, 4, 6].map((at) => view.getUint16(head + at));
  return (code) => {
    if (code < first || code >= first + count || view.getUint16(6 + 2 * code) !== 0) return 0;
    const at = head + 6 + range + 2 * (code - first);
    const glyph = at + 2 <= view.byteLength ? view.getUint16(at) : 0;
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

/** Format 4: segments of the basic plane. */
function segments(view: DataView): GlyphIndex {
  const doubled = view.getUint16(6) & ~1;
  const starts = 16 + doubled;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  if (ranges + doubled > view.byteLength) throw new Error(tooShort);
  return (code) => {
    for (let i = 0; i < doubled; i += 2) {
      if (view.getUint16(14 + i) < code) continue;
      const start = view.getUint16(starts + i);
      if (code < start) return 0;
      const delta = view.getUint16(deltas + i);
      const range = view.getUint16(ranges + i);
      if (range === 0) return (code + delta) & 0xffff;
      const at = ranges + i + range + 2 * (code - start);
      const glyph = at + 2 <= view.byteLength ? view.getUint16(at) : 0;
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Formats 6 and 10: one dense range, whose first code and length, of `size` bytes each, stand at `at`. */
function trimmed(view: DataView, at: number, size: 2 | 4): GlyphIndex {
  const [first, count] = [at, at + size].map((place) =>
    size === 2 ? view.getUint16(place) : view.getUint32(place),
  );
  const glyphs = at + 2 * size;
  if (glyphs + 2 * count > view.byteLength) throw new Error(tooShort);
  return (code) => (code >= first && code < first + count ? view.getUint16(glyphs + 2 * (code - first)) : 0);
}

/** Formats 12 (step 1: consecutive glyphs) and 13 (step 0: one glyph for the whole group). */
function groups(view: DataView, step: 0 | 1): GlyphIndex {
  const count = view.getUint32(12);
  if (16 + 12 * count > view.byteLength) throw new Error(tooShort);
  return (code) => {
    for (let at = 16; at < 16 + 12 * count; at += 12) {
      const start = view.getUint32(at);
      if (code >= start && code <= view.getUint32(at + 4))
        return view.getUint32(at + 8) + step * (code - start);
    }
    return 0;
  };
}
