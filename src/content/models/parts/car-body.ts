import { pow } from '../../../core/math/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';
import { paneled } from '../../../world/modeling/solids/paneled.js';
import { archway } from './archway.js';

export interface CarSize {
  /** Half the width and half the length, meters. */
  readonly a: number;
  readonly b: number;
  /** The axles' z, front and rear, and their height. */
  readonly axles: readonly [front: number, rear: number];
  readonly axle: number;
  /** The radius of the wheel arches. */
  readonly arch: number;
  /** The z of the gaps at the doors' edges. */
  readonly gaps: readonly number[];
}

export type CarPanel = 'body' | 'underbody' | 'grille' | 'headlight' | 'tail light';

interface Column {
  readonly x: number;
  readonly z: number;
  /** The lower edge: the sill, or the arch over a wheel. */
  readonly bottom: number;
  /** Whether the strip up to the next column is a gap. */
  readonly gap?: boolean;
}

const sill = 0.2;
/** Across the front and the rear: shares of the half width. The lamps reach from `lamp` to the side. */
const fascia = [0, 0.22, 0.42, 0.6, 0.74, 0.85, 0.91];
const lamp = 3;
/** Heights of the strips of the side, as shares from the lower edge to the shoulder. */
const levels = [0, 0.1, 0.24, 0.42, 0.58, 0.7, 0.84, 0.95, 1];
/** The sections below these levels: the floor, the inner walls and the ceilings of the wheel wells. */
const below = 3;

/** Half the width at a z: between a rectangle and an ellipse. */
export const planWidth = ({ a, b }: CarSize, z: number): number =>
  a * pow(1 - pow(Math.abs(z) / b, 6), 1 / 6);

/** The height of the shoulder, from which bonnet and boot rise a little. */
const shoulder = ({ b }: CarSize, z: number): number =>
  0.86 - 0.035 * (z / b) - 0.1 * Math.max(0, (z - 0.45 * b) / (0.55 * b));

/** All of a car below the windows. */
export function carBody(size: CarSize): ReadonlyMap<CarPanel, Mesh> {
  const { a, b } = size;
  const columns = columnsOf(size);
  const last = columns.length - 1;
  /** A point of the plan drawn toward the line in the middle, which ends before the nose. */
  const inward = ({ x, z }: { x: number; z: number }, share: number, y: number): Vec3 => {
    const spine = Math.max(0.55 - b, Math.min(b - 0.55, z));
    return [x * (1 - share), y, z + (spine - z) * share];
  };
  const deck = (x: number, z: number): number =>
    shoulder(size, z) + 0.075 * (1 - (x / a) * (x / a)) * Math.min(1, (b - Math.abs(z)) / 0.35);
  const side = (c: Column, share: number): Vec3 => {
    const y = c.bottom + (shoulder(size, c.z) - c.bottom) * share;
    const tuck = share === 1 ? 0.985 : 1;
    const end = Math.abs(c.z) / b;
    const slant = (c.z > 0 ? 0.34 : 0.22) * (y - 0.45) * (y - 0.45) * end * end * end;
    return [
      c.x * tuck * (1 - 0.22 * (y - 0.52) * (y - 0.52)),
      y,
      c.z * (share === 1 ? 0.993 : 1) * (1 - slant),
    ];
  };
  const sections = [
    columns.map((c) => inward(c, 1, sill)),
    columns.map((c) => inward(c, 0.32, sill)),
    columns.map((c) => inward(c, 0.32, c.bottom)),
    ...levels.map((share) => columns.map((c) => side(c, share))),
    ...[0.02, 0.1, 0.35, 0.7, 1].map((share) =>
      columns.map((c): Vec3 => {
        const [x, , z] = inward({ x: c.x * 0.955, z: c.z * 0.96 }, share, 0);
        return [x, deck(x, z), z];
      }),
    ),
  ];
  return paneled(sections, (column, row): CarPanel => {
    const level = row - below;
    if (level < 1 || (columns[column].gap && level < levels.length - 1)) return 'underbody';
    const fromFront = last - 1 - column;
    if (fromFront < lamp && (level === 1 || level === 2 || level === 5 || level === 6)) return 'grille';
    if (level !== 5 && level !== 6) return 'body';
    if (fromFront >= lamp && fromFront < fascia.length) return 'headlight';
    return column >= lamp && column < fascia.length ? 'tail light' : 'body';
  });
}

/** From the middle of the rear, by the left side, to the middle of the front. */
function columnsOf(size: CarSize): Column[] {
  const { a, b, axles, axle, arch, gaps } = size;
  const end = (share: number, sign: 1 | -1): Column => ({
    x: a * share,
    z: sign * b * pow(1 - pow(share, 6), 1 / 6),
    bottom: sill,
  });
  const at = (z: number, bottom = sill, gap = false): Column => ({ x: planWidth(size, z), z, bottom, gap });
  const archAt = (middle: number): Column[] =>
    archway(middle, axle, arch, sill).map(([z, bottom]) => at(z, bottom));
  return [
    ...fascia.map((share) => end(share, -1)),
    at(-0.85 * b),
    ...archAt(axles[1]),
    ...[...gaps].sort((p, q) => p - q).flatMap((z) => [at(z, sill, true), at(z + 0.014)]),
    ...archAt(axles[0]),
    at(0.85 * b),
    ...fascia.map((share) => end(share, 1)).reverse(),
  ];
}
