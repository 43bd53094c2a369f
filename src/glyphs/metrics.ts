import type { Sfnt, Tag } from './sfnt.js';

/** The measures of a font, from its `head`, `hhea`, `maxp` and `hmtx` tables. Lengths in font units, y upward. */
export interface Metrics {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly glyphs: number;
  /** The format of the `loca` table. */
  readonly longOffsets: boolean;
  /** @param glyph below `glyphs` */
  advance(glyph: number): number;
  /** How far right of the origin a glyph's left edge stands. @param glyph below `glyphs` */
  leftSideBearing(glyph: number): number;
}

/** Reads and checks a font's measures. @throws Error if a table is missing or too short, or a number in it is impossible. */
export function readMetrics(sfnt: Sfnt): Metrics {
  const head = need(sfnt, 'head', 54);
  const hhea = need(sfnt, 'hhea', 36);
  const glyphs = need(sfnt, 'maxp', 6).getUint16(4);
  const unitsPerEm = head.getUint16(18);
  const format = head.getInt16(50);
  const full = hhea.getUint16(34);
  if (head.getUint32(12) !== 0x5f0f3cf5) throw new Error('its head table is broken');
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw new Error(`it has ${unitsPerEm} units per em`);
  if (glyphs === 0) throw new Error('it has no glyphs');
  if (full === 0 || full > glyphs) throw new Error('its hhea table is broken');
  if (format !== 0 && format !== 1) throw new Error('its head table is broken');
  const hmtx = need(sfnt, 'hmtx', 4 * full);
  if (sfnt.outlines === 'truetype') {
    need(sfnt, 'loca', (glyphs + 1) * (format === 1 ? 4 : 2));
    need(sfnt, 'glyf', 0);
  } else need(sfnt, 'CFF ', 4);
  return {
    unitsPerEm,
    glyphs,
    ascender: hhea.getInt16(4),
    descender: hhea.getInt16(6),
    longOffsets: format === 1,
    advance: (glyph) => hmtx.getUint16(4 * Math.min(glyph, full - 1)),
    leftSideBearing(glyph) {
      const at = glyph < full ? 4 * glyph + 2 : 2 * (full + glyph);
      // Fonts that were taken out of documents may lack the bearings behind the full entries: FreeType takes 0.
      return at + 2 <= hmtx.byteLength ? hmtx.getInt16(at) : 0;
    },
  };
}

/** A table that must be there and have at least so many bytes. */
export function need(sfnt: Sfnt, tag: Tag, length: number): DataView {
  const table = sfnt.tables.get(tag);
  if (!table) throw new Error(`it has no ${tag.trim()} table`);
  if (table.byteLength < length) throw new Error(`its ${tag.trim()} table ends too early`);
  return table;
}
