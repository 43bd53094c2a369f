/** Finds the glyph of a character: its index in the font, or 0 if the font has none. */
export type GlyphIndex = (codePoint: number) => number;

/** Which subtables to use, best first: [platform, encoding]. The last is for symbol fonts. */
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
] as const;

/** The most subtables that a font may list. */
const maxSubtables = 128;

/**
 * Reads a `cmap` table (formats 4, 6, 12 and 13) without expanding it. opentype.js writes each range out character by
 * character, so that a range of twelve bytes can cost it four billion entries.
 *
 * @throws Error if there is no Unicode subtable of those formats.
 */
export function readCmap(table: DataView): GlyphIndex {
  const offsets = new Map<string, number>();
  const count = table.getUint16(2);
  if (count > maxSubtables) throw new Error('its cmap table lists too many subtables');
  for (let i = 0; i < count; i++) {
    const at = 4 + 8 * i;
    offsets.set(`${table.getUint16(at)} ${table.getUint16(at + 2)}`, table.getUint32(at + 4));
  }
  for (const [platform, encoding] of preferred) {
    const offset = offsets.get(`${platform} ${encoding}`);
    if (offset === undefined || offset + 2 > table.byteLength) continue;
    const find = readSubtable(
      new DataView(table.buffer, table.byteOffset + offset, table.byteLength - offset),
    );
    if (!find) continue;
    // Symbol fonts keep ASCII in the private use area.
    return platform === 3 && encoding === 0 ? (code) => find(code) || find(0xf000 + code) : find;
  }
  throw new Error('it has no Unicode character map of a known format');
}

function readSubtable(view: DataView): GlyphIndex | undefined {
  switch (view.getUint16(0)) {
    case 4:
      return segments(view);
    case 6:
      return trimmed(view);
    case 12:
      return groups(view, 1);
    case 13:
      return groups(view, 0);
    default:
      return undefined;
  }
}

/** Format 4: segments of the basic plane. */
function segments(view: DataView): GlyphIndex {
  const doubled = view.getUint16(6) & ~1;
  const starts = 16 + doubled;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  if (ranges + doubled > view.byteLength) throw new Error('its cmap table ends too early');
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

/** Format 6: one dense range. */
function trimmed(view: DataView): GlyphIndex {
  const first = view.getUint16(6);
  const count = view.getUint16(8);
  if (10 + 2 * count > view.byteLength) throw new Error('its cmap table ends too early');
  return (code) => (code >= first && code < first + count ? view.getUint16(10 + 2 * (code - first)) : 0);
}

/** Formats 12 (step 1: consecutive glyphs) and 13 (step 0: one glyph for the whole group). */
function groups(view: DataView, step: 0 | 1): GlyphIndex {
  const count = view.getUint32(12);
  if (16 + 12 * count > view.byteLength) throw new Error('its cmap table ends too early');
  return (code) => {
    for (let at = 16; at < 16 + 12 * count; at += 12) {
      const start = view.getUint32(at);
      if (code >= start && code <= view.getUint32(at + 4))
        return view.getUint32(at + 8) + step * (code - start);
    }
    return 0;
  };
}
