import { atan2, cosDegrees, sinDegrees, tau } from '../../../core/math/index.js';
import { add, cross, dot, normalize, scale, subtract, type Mesh, type Vec3 } from '../../index.js';
import { loft, type Ring } from './loft.js';
import { ellipse, type Outline } from '../plane/outline.js';

/** How an outline is carried along a path. */
export interface SweepOptions {
  /** How the ends are covered. Default 'flat' */
  readonly caps?: 'flat' | 'round' | 'none';
  /** Whether the path returns to its first point, which is not repeated. Default false */
  readonly closed?: boolean;
  /** The direction that the outline's +y keeps to. Default: the path's own, without twist */
  readonly up?: Vec3;
  /** Edges sharper than this stay sharp, degrees. Default 40; of a tube what makes it round, however few its pieces are */
  readonly crease?: number;
}

interface Frame {
  readonly at: Vec3;
  /** The directions of the outline's x and y. */
  readonly x: Vec3;
  readonly y: Vec3;
  readonly along: Vec3;
}

/**
 * A tube along a path: handles, cables, legs, tails.
 * @param radius meters: one for all, or one per point of the path
 * @param segments pieces around
 */
export function tube(
  path: readonly Vec3[],
  radius: number | readonly number[],
  segments = 12,
  options: SweepOptions = {},
): Mesh {
  const radii = path.map((_, i) => (typeof radius === 'number' ? radius : radius[i]));
  // Up to 80°, so that flat ends keep their edge.
  const crease = Math.max(40, Math.min(80, 360 / segments + 1));
  return swept(path, ellipse(2, 2, segments), radii, { crease, ...options });
}

/**
 * An outline carried along a path, turned to stay across it.
 * @param size a factor for the outline: one for all, or one per point of the path
 */
export function sweep(
  path: readonly Vec3[],
  outline: Outline,
  size: number | readonly number[] = 1,
  options: SweepOptions = {},
): Mesh {
  const sizes = path.map((_, i) => (typeof size === 'number' ? size : size[i]));
  return swept(path, outline, sizes, options);
}

function swept(
  path: readonly Vec3[],
  outline: Outline,
  sizes: readonly number[],
  options: SweepOptions,
): Mesh {
  const { caps = 'flat', closed = false, up, crease = 40 } = options;
  const frames = framesAlong(path, closed, up);
  const rings = frames.map((frame, i) => ringIn(frame, outline, sizes[i]));
  if (caps === 'round' && !closed) {
    const radius = Math.max(...outline.map(([x, y]) => Math.sqrt(x * x + y * y)));
    const dome = (i: number, side: 1 | -1): Ring[] =>
      [30, 60, 90].map((degrees) => {
        const out = scale(frames[i].along, side * radius * sizes[i] * sinDegrees(degrees));
        return ringIn({ ...frames[i], at: add(frames[i].at, out) }, outline, sizes[i] * cosDegrees(degrees));
      });
    rings.unshift(...dome(0, -1).reverse());
    rings.push(...dome(path.length - 1, 1));
  }
  return loft(rings, { caps: caps === 'flat', closed, crease });
}

const ringIn = ({ at, x, y }: Frame, outline: Outline, size: number): Ring =>
  outline.map(([a, b]) => add(at, add(scale(x, size * a), scale(y, size * b))));

/** A frame per point. Without `up`, each is the one before, turned by as little as can be. */
function framesAlong(path: readonly Vec3[], closed: boolean, up?: Vec3): Frame[] {
  const n = path.length;
  const tangents = path.map((p, i) => {
    const before = closed ? path[(i + n - 1) % n] : path[Math.max(0, i - 1)];
    const after = closed ? path[(i + 1) % n] : path[Math.min(n - 1, i + 1)];
    const [a, b] = [normalize(subtract(p, before)), normalize(subtract(after, p))];
    return normalize(add(a, b));
  });
  let y = up ?? anyAcross(tangents[0]);
  const frames = path.map((at, i): Frame => {
    const along = tangents[i];
    y = normalize(subtract(up ?? y, scale(along, dot(up ?? y, along))));
    return { at, x: cross(y, along), y, along };
  });
  return closed && !up ? untwisted(frames) : frames;
}

/** Spreads the turn that is left after a closed path evenly over it. */
function untwisted(frames: readonly Frame[]): Frame[] {
  const [first, last] = [frames[0], frames[frames.length - 1]];
  const carried = normalize(subtract(last.y, scale(first.along, dot(last.y, first.along))));
  const twist = atan2(dot(carried, first.x), dot(carried, first.y)) * (360 / tau);
  return frames.map((frame, i) => {
    const angle = (twist * i) / frames.length;
    const [c, s] = [cosDegrees(angle), sinDegrees(angle)];
    const y = subtract(scale(frame.y, c), scale(frame.x, s));
    return { ...frame, y, x: cross(y, frame.along) };
  });
}

/** A direction across another: the one nearest to +y, or to +z for a vertical. */
function anyAcross(along: Vec3): Vec3 {
  const guide: Vec3 = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1];
  return normalize(subtract(guide, scale(along, dot(guide, along))));
}
