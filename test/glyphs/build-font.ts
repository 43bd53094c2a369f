import { deflateSync } from 'node:zlib';
import { writeSfnt } from '../../src/glyphs/sfnt.js';

/** Big-endian bytes, written one after the other. */
export class Bytes {
  readonly list: number[] = [];

  u8(...values: number[]): this {
    for (const value of values) this.list.push(value & 0xff);
    return this;
  }
  add(other: Bytes): this {
    for (const value of other.list) this.list.push(value);
    return this;
  }
  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values: number[]): this {
    for (const value of values) this.u16(value >>> 16, value & 0xffff);
    return this;
  }
  view(): DataView {
    return new DataView(Uint8Array.from(this.list).buffer);
  }
}

export interface Parts {
  /** The entries of the `glyf` table. */
  glyphs: Bytes[];
  unitsPerEm?: number;
  /** The `cmap` table; by default A is glyph 1. */
  cmap?: Bytes;
  numGlyphs?: number;
  /** Of each glyph. Default: 600 wide, its left side bearing where its header says that it begins. */
  metrics?: [advance: number, leftSideBearing: number][];
}

/** A TrueType font with the given glyphs. */
export function buildTtf({
  glyphs,
  unitsPerEm = 1000,
  cmap = cmap12([[0x41, 0x41, 1]]),
  numGlyphs,
  metrics = glyphs.map(({ list }) => [600, list.length > 0 ? (list[2] << 8) | list[3] : 0]),
}: Parts): Uint8Array {
  const count = numGlyphs ?? glyphs.length;
  const glyf = new Bytes();
  const loca = new Bytes().u32(0);
  for (const glyph of glyphs) {
    glyf.add(glyph);
    loca.u32(glyf.list.length);
  }
  return writeSfnt({
    outlines: 'truetype',
    tables: [...common(unitsPerEm, count, cmap, metrics), ['glyf', glyf.view()], ['loca', loca.view()]],
  });
}

/** An OpenType font with the given CFF table. */
export function buildOtf(cff: Bytes, count: number): Uint8Array {
  return writeSfnt({
    outlines: 'cff',
    tables: [...common(1000, count, cmap12([[0x41, 0x41, 1]]), [[600, 0]]), ['CFF ', cff.view()]],
  });
}

function common(
  unitsPerEm: number,
  count: number,
  cmap: Bytes,
  metrics: [number, number][],
): [string, DataView][] {
  const head = new Bytes()
    .u32(0x10000, 0, 0, 0x5f0f3cf5)
    .u16(0, unitsPerEm)
    .u32(0, 0, 0, 0)
    .u16(0, 0, 0, 0, 0, 0, 0, 1, 0);
  const hhea = new Bytes()
    .u32(0x10000)
    .u16(800, -200, 0)
    .u16(...new Array<number>(12).fill(0), metrics.length);
  const hmtx = new Bytes().u16(...metrics.flat());
  return [
    ['head', head.view()],
    ['hhea', hhea.view()],
    ['hmtx', hmtx.view()],
    [
      'maxp',
      new Bytes()
        .u32(0x10000)
        .u16(count, ...new Array<number>(13).fill(0))
        .view(),
    ],
    ['cmap', cmap.view()],
  ];
}

/** A character map of (first, last, glyph) groups. */
export function cmap12(groups: [first: number, last: number, glyph: number][]): Bytes {
  const bytes = new Bytes()
    .u16(0, 1, 3, 10)
    .u32(12)
    .u16(12, 0)
    .u32(16 + 12 * groups.length, 0, groups.length);
  for (const group of groups) bytes.u32(...group);
  return bytes;
}

/** A simple glyph of polygons, whose header says that it begins at `left`: at 0, unless said otherwise. */
export function simpleGlyph(contours: [x: number, y: number][][], left = 0): Bytes {
  const bytes = new Bytes().u16(contours.length, left, 0, 0, 0);
  let end = -1;
  for (const contour of contours) bytes.u16((end += contour.length));
  bytes.u16(0);
  const points = contours.flat();
  for (let i = 0; i < points.length; i++) bytes.u8(1);
  for (const axis of [0, 1] as const)
    points.forEach((point, i) => bytes.u16(point[axis] - (points[i - 1]?.[axis] ?? 0)));
  return bytes;
}

/** A glyph made of others, each moved by the same offset. */
export function compositeGlyph(parts: number[], [dx, dy]: [number, number] = [0, 0]): Bytes {
  const bytes = new Bytes().u16(-1, 0, 0, 0, 0);
  parts.forEach((part, i) => bytes.u16((i + 1 < parts.length ? 0x20 : 0) | 0x0003, part, dx, dy));
  return bytes;
}

/** A component of a composite: its flags but for "more follow" and the size of its numbers. */
export interface Component {
  readonly glyph: number;
  readonly flags: number;
  /** An offset, or the numbers of two points. */
  readonly args: readonly [number, number];
  /** One, two or four numbers of a matrix, -2 to 2. */
  readonly matrix?: readonly number[];
}

/** A glyph made of components, whose header says that it begins at `left`. */
export function glyphOf(components: readonly Component[], left = 0): Bytes {
  const bytes = new Bytes().u16(-1, left, 0, 0, 0);
  components.forEach(({ glyph, flags, args, matrix = [] }, i) => {
    const more = i + 1 < components.length ? 0x20 : 0;
    const scaled = { 0: 0, 1: 0x08, 2: 0x40, 4: 0x80 }[matrix.length]!;
    bytes.u16(flags | more | scaled | 0x01, glyph, ...args);
    bytes.u16(...matrix.map((value) => Math.round(value * 0x4000)));
  });
  return bytes;
}

/** A CFF table of one font without a name: glyph programs and global subroutines. */
export function buildCff(programs: Bytes[], subroutines: Bytes[] = [], more: Bytes = new Bytes()): Bytes {
  const head = new Bytes().u8(1, 0, 4, 4).add(index([new Bytes().u8(0x41)]));
  const rest = index([]).add(index(subroutines));
  // The offset as a five-byte number, so that the dictionary's length does not depend on it.
  const dict = (offset: number): Bytes => new Bytes().add(more).u8(29).u32(offset).u8(17);
  const at = head.list.length + index([dict(0)]).list.length + rest.list.length;
  return head
    .add(index([dict(at)]))
    .add(rest)
    .add(index(programs));
}

function index(objects: Bytes[]): Bytes {
  const bytes = new Bytes().u16(objects.length);
  if (objects.length === 0) return bytes;
  bytes.u8(4);
  let offset = 1;
  bytes.u32(offset);
  for (const object of objects) bytes.u32((offset += object.list.length));
  for (const object of objects) bytes.add(object);
  return bytes;
}

/** A TrueType or OpenType file packed as WOFF 1.0; `claim` may lie about a table's length. */
export function packWoff(
  sfnt: Uint8Array,
  claim: (tag: string, length: number) => number = (_, length) => length,
): Uint8Array {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const count = view.getUint16(4);
  const directory = new Bytes();
  const data: Uint8Array[] = [];
  let offset = 44 + 20 * count;
  for (let i = 0; i < count; i++) {
    const at = 12 + 16 * i;
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    const tag = String.fromCharCode(...sfnt.subarray(at, at + 4));
    const raw = sfnt.subarray(start, start + length);
    const packed = deflateSync(raw);
    const stored = packed.length < length ? packed : raw;
    directory
      .u8(...sfnt.subarray(at, at + 4))
      .u32(offset, stored.length, claim(tag, length), view.getUint32(at + 4));
    data.push(stored);
    offset += stored.length;
  }
  const head = new Bytes().u32(0x774f4646, view.getUint32(0), offset).u16(count, 0).u32(0, 0, 0, 0, 0, 0, 0);
  return Buffer.concat([Uint8Array.from([...head.list, ...directory.list]), ...data]);
}
