import type { Metrics } from './metrics.js';
import { need } from './metrics.js';
import type { Sfnt } from './sfnt.js';

/** What the outline of one glyph may cost, its components included. */
const limits = { points: 20_000, contours: 2_000, components: 256, depth: 8 };

/**
 * Walks a TrueType glyph and its components before opentype.js reads it, which trusts every count, follows components to
 * any depth and repeats shared ones each time.
 *
 * @throws Error if the glyph lies outside its table, contains itself, or is larger than any real glyph.
 */
export function glyfGuard(sfnt: Sfnt, metrics: Metrics): (glyph: number) => void {
  const glyf = need(sfnt, 'glyf', 0);
  const loca = need(sfnt, 'loca', 0);
  const offset = (i: number): number =>
    metrics.longOffsets ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i);

  return (glyph) => {
    const left = { points: limits.points, contours: limits.contours, components: limits.components };
    const open = new Set<number>();

    const walk = (index: number): void => {
      if (index >= metrics.glyphs) throw new Error('a glyph is made of a glyph that does not exist');
      if (open.has(index)) throw new Error('a glyph contains itself');
      if (open.size >= limits.depth) throw new Error(`a glyph is nested more than ${limits.depth} deep`);
      const [start, end] = [offset(index), offset(index + 1)];
      if (start === end) return;
      if (start > end || end > glyf.byteLength || end - start < 10)
        throw new Error('its loca table is broken');
      const data = new DataView(glyf.buffer, glyf.byteOffset + start, end - start);
      const contours = data.getInt16(0);
      if (contours >= 0) {
        left.contours -= contours;
        left.points -= countPoints(data, contours);
        if (left.contours < 0) throw new Error(`a glyph has more than ${limits.contours} contours`);
        if (left.points < 0) throw new Error(`a glyph has more than ${limits.points} points`);
        return;
      }
      open.add(index);
      for (const component of components(data)) {
        left.components--;
        if (left.components < 0) throw new Error(`a glyph has more than ${limits.components} components`);
        walk(component);
      }
      open.delete(index);
    };
    walk(glyph);
  };
}

function countPoints(data: DataView, contours: number): number {
  let points = 0;
  for (let i = 0; i < contours; i++) {
    const end = data.getUint16(10 + 2 * i) + 1;
    if (end <= points) throw new Error('the contours of a glyph are out of order');
    points = end;
  }
  return points;
}

const enum Flag {
  words = 0x0001,
  scale = 0x0008,
  more = 0x0020,
  scaleXY = 0x0040,
  matrix = 0x0080,
}

function* components(data: DataView): Generator<number> {
  let at = 10;
  let flags: number;
  do {
    flags = data.getUint16(at);
    yield data.getUint16(at + 2);
    at += 4 + (flags & Flag.words ? 4 : 2);
    at += flags & Flag.scale ? 2 : flags & Flag.scaleXY ? 4 : flags & Flag.matrix ? 8 : 0;
  } while (flags & Flag.more);
}
