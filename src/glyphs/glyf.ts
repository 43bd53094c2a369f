import { Path } from '../draw/path.js';
import { need, type Metrics } from './metrics.js';
import type { Outlines } from './outlines.js';
import type { Sfnt } from './sfnt.js';

/** What the outline of one glyph may cost, its components included. */
const limits = { points: 20_000, contours: 2_000, components: 256, depth: 8 };

/** A point in font units, y upward. */
type Point = { readonly x: number; readonly y: number; readonly onCurve: boolean };

interface Shape {
  /** The contours one after the other. */
  readonly points: Point[];
  /** The index after the last point of each contour. */
  readonly ends: number[];
  /** The x of the glyph's origin among its points: what its header says of its left edge, less its left side bearing. */
  readonly origin: number;
  readonly advance: number;
}

/**
 * Reads TrueType glyphs and puts them where FreeType does: the left edge stands at the left side bearing, composites may
 * take the metrics of a component, scale its offset, or hang it up by a point. (opentype.js knows the last of these.)
 * @throws Error if a glyph lies outside its table, contains itself, or is larger than any real glyph.
 */
export function glyfOutlines(sfnt: Sfnt, metrics: Metrics): Outlines {
  const glyf = need(sfnt, 'glyf', 0);
  const loca = need(sfnt, 'loca', 0);
  const offset = (i: number): number =>
    metrics.longOffsets ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i);

  return (glyph) => {
    const left = { points: limits.points, contours: limits.contours, components: limits.components };
    const open = new Set<number>();

    const read = (index: number): Shape => {
      if (index >= metrics.glyphs) throw new Error('a glyph is made of a glyph that does not exist');
      if (open.has(index)) throw new Error('a glyph contains itself');
      if (open.size >= limits.depth) throw new Error(`a glyph is nested more than ${limits.depth} deep`);
      const [start, end] = [offset(index), offset(index + 1)];
      const own = { origin: 0, advance: metrics.advance(index) };
      if (start === end) return { points: [], ends: [], ...own };
      if (start > end || end > glyf.byteLength || end - start < 10)
        throw new Error('its loca table is broken');
      const data = new DataView(glyf.buffer, glyf.byteOffset + start, end - start);
      own.origin = data.getInt16(2) - metrics.leftSideBearing(index);
      const contours = data.getInt16(0);
      if (contours < 0) {
        open.add(index);
        const shape = readComposite(data, own);
        open.delete(index);
        return shape;
      }
      const ends = readEnds(data, contours);
      left.contours -= contours;
      left.points -= ends.at(-1) ?? 0;
      if (left.contours < 0) throw new Error(`a glyph has more than ${limits.contours} contours`);
      if (left.points < 0) throw new Error(`a glyph has more than ${limits.points} points`);
      return { points: contours === 0 ? [] : readPoints(data, contours, ends.at(-1)!), ends, ...own };
    };

    const readComposite = (data: DataView, own: Pick<Shape, 'origin' | 'advance'>): Shape => {
      const points: Point[] = [];
      const ends: number[] = [];
      let placed = own;
      for (const component of components(data)) {
        if (--left.components < 0) throw new Error(`a glyph has more than ${limits.components} components`);
        const part = read(component.glyph);
        if (component.flags & Flag.useMyMetrics) placed = part;
        const moved = place(part.points, component, points);
        for (const end of part.ends) ends.push(points.length + end);
        for (const point of moved) points.push(point);
      }
      return { points, ends, origin: placed.origin, advance: placed.advance };
    };

    const shape = read(glyph);
    return { path: toPath(shape), advance: shape.advance };
  };
}

function readEnds(data: DataView, contours: number): number[] {
  const ends: number[] = [];
  for (let i = 0; i < contours; i++) {
    const end = data.getUint16(10 + 2 * i) + 1;
    if (end <= (ends.at(-1) ?? 0)) throw new Error('the contours of a glyph are out of order');
    ends.push(end);
  }
  return ends;
}

/** The points of a glyph without components: flags, which may be repeated, then all x, then all y, as differences. */
function readPoints(data: DataView, contours: number, count: number): Point[] {
  let at = 10 + 2 * contours;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.getUint8(at++);
    for (let times = flag & 0x08 ? data.getUint8(at++) : 0; times >= 0; times--) flags.push(flag);
  }
  if (flags.length > count) throw new Error('the flags of a glyph are broken');
  /** @param short the flag of a difference of one byte, @param same of a positive one, or else of no difference */
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.getUint8(at++) : -data.getUint8(at++);
      else if (!(flag & same)) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const x = axis(0x02, 0x10);
  const y = axis(0x04, 0x20);
  return flags.map((flag, i) => ({ x: x[i], y: y[i], onCurve: (flag & 0x01) !== 0 }));
}

const enum Flag {
  words = 0x0001,
  /** Whether its two arguments are an offset, not points. */
  offset = 0x0002,
  scale = 0x0008,
  more = 0x0020,
  scaleXY = 0x0040,
  matrix = 0x0080,
  useMyMetrics = 0x0200,
  scaledOffset = 0x0800,
}

interface Component {
  readonly flags: number;
  readonly glyph: number;
  readonly args: readonly [number, number];
  /** The map of its points: x' = xx x + xy y, y' = yx x + yy y. */
  readonly xx: number;
  readonly yx: number;
  readonly xy: number;
  readonly yy: number;
}

function* components(data: DataView): Generator<Component> {
  let at = 10;
  const fraction = (): number => data.getInt16((at += 2) - 2) / 0x4000;
  let flags: number;
  do {
    flags = data.getUint16(at);
    const glyph = data.getUint16(at + 2);
    at += 4;
    const size = flags & Flag.words ? 2 : 1;
    const args = [0, 1].map((i) => {
      const place = at + size * i;
      if (flags & Flag.offset) return size === 2 ? data.getInt16(place) : data.getInt8(place);
      return size === 2 ? data.getUint16(place) : data.getUint8(place);
    }) as [number, number];
    at += 2 * size;
    let [xx, yx, xy, yy] = [1, 0, 0, 1];
    if (flags & Flag.scale) xx = yy = fraction();
    else if (flags & Flag.scaleXY) [xx, yy] = [fraction(), fraction()];
    else if (flags & Flag.matrix) [xx, yx, xy, yy] = [fraction(), fraction(), fraction(), fraction()];
    yield { flags, glyph, args, xx, yx, xy, yy };
  } while (flags & Flag.more);
}

/** The points of a component as they stand in a composite whose points so far are `before`. */
function place(points: readonly Point[], component: Component, before: readonly Point[]): Point[] {
  const { flags, args, xx, yx, xy, yy } = component;
  const turned = points.map(({ x, y, onCurve }) => ({ x: xx * x + xy * y, y: yx * x + yy * y, onCurve }));
  let [dx, dy] = args;
  if (!(flags & Flag.offset)) {
    const [anchor, hung] = [before[args[0]], turned[args[1]]];
    if (!anchor || !hung) throw new Error('a glyph hangs up a component by a point that it lacks');
    [dx, dy] = [anchor.x - hung.x, anchor.y - hung.y];
  } else if (flags & Flag.scaledOffset) {
    dx *= Math.sqrt(xx * xx + xy * xy);
    dy *= Math.sqrt(yy * yy + yx * yx);
  }
  return turned.map(({ x, y, onCurve }) => ({ x: x + dx, y: y + dy, onCurve }));
}

/** The path of a shape: between two points off the curve there is an implied one on it. */
function toPath({ points, ends, origin }: Shape): Path {
  const path = new Path();
  // 0 - y, not -y: no negative zeros.
  const moved = points.map(({ x, y, onCurve }) => ({ x: x - origin, y: 0 - y, onCurve }));
  ends.forEach((end, i) => {
    const contour = moved.slice(ends[i - 1] ?? 0, end);
    const last = contour.at(-1)!;
    const first = last.onCurve ? last : onCurve(contour[0], last);
    path.moveTo(first.x, first.y);
    contour.forEach((point, k) => {
      if (point.onCurve) return path.lineTo(point.x, point.y);
      const next = onCurve(contour[(k + 1) % contour.length], point);
      return path.quadTo(point.x, point.y, next.x, next.y);
    });
    path.close();
  });
  return path;
}

/** The point, or where the curve passes between it and the one before it if both are off the curve. */
const onCurve = (point: Point, before: Point): Pick<Point, 'x' | 'y'> =>
  point.onCurve ? point : { x: (before.x + point.x) * 0.5, y: (before.y + point.y) * 0.5 };
