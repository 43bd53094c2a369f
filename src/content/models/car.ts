import { points, pow, words } from '../../core/index.js';
import { beveledBox, ellipsoid, materials, part, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { paneled } from '../../world/modeling/solids/paneled.js';
import { defineModel } from './define.js';
import { archway } from './parts/vehicle-fittings.js';
import { greenhouse } from './parts/greenhouse.js';
import { wheels } from './parts/wheel.js';

interface CarSize {
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

type CarPanel = 'body' | 'underbody' | 'grille' | 'headlight' | 'tail light';

interface Column {
  readonly x: number;
  readonly z: number;
  /** The lower edge: the sill, or the arch over a wheel. */
  readonly bottom: number;
  /** Whether the strip up to the next column is a gap. */
  readonly gap?: boolean;
}

const sill = 0.2;
/** The strips across the front and the rear: shares of the half width. The lamps reach from `lamp` to the side. */
const fascia = [0, 0.22, 0.42, 0.6, 0.74, 0.85, 0.91];
const lamp = 3;
/** Heights of the strips of the side, as shares from the lower edge to the shoulder. */
const levels = [0, 0.1, 0.24, 0.42, 0.58, 0.7, 0.84, 0.95, 1];
/** The sections below these levels: the floor, the inner walls and the ceilings of the wheel wells. */
const below = 3;

/** Half the width at a z: between a rectangle and an ellipse. */
const planWidth = ({ a, b }: CarSize, z: number): number => a * pow(1 - pow(Math.abs(z) / b, 6), 1 / 6);

/** The height of the shoulder, from which hood and trunk rise a little. */
const shoulder = ({ b }: CarSize, z: number): number =>
  0.86 - 0.035 * (z / b) - 0.1 * Math.max(0, (z - 0.45 * b) / (0.55 * b));

/** All of a car below the windows. */
function carBody(size: CarSize): ReadonlyMap<CarPanel, Mesh> {
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

/** The columns from the middle of the rear, by the left side, to the middle of the front. */
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

/** The ends of the rear window, in shares of half the length, and how far before it the side windows stop. */
const styles = {
  saloon: { rear: [-0.68, -0.42], quarter: 0.16, half: [2.2, 2.35] },
  hatchback: { rear: [-0.92, -0.71], quarter: 0.2, half: [1.98, 2.08] },
  estate: { rear: [-0.925, -0.83], quarter: 0.1, half: [2.25, 2.35] },
} as const;

const colors = words('#b3141c, #1c4fa0, #e8e9ea, #2f6b3f, #d9a514, #7f8890, #5b1f4a, #c7521a, #1d2733');

/** A passenger car: saloon, hatchback or estate. */
export const car = defineModel({
  category: 'car',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the headlights and the windshield',
  silhouetteView: { yaw: [66, 84], elevation: [6, 12] },
  thick: true,
  distinct: true,
  build(variation) {
    const style = styles[variation.child('style').choice(['saloon', 'hatchback', 'estate'] as const)];
    const [measures, look] = variation.children('size', 'look');
    const b = measures.uniform(style.half[0], style.half[1]);
    const wheel = measures.uniform(0.315, 0.335);
    // Before the rear wheel's arch, also where that reaches far forward.
    const rearGap = Math.max(-0.97 * (b / 2.2), 0.75 - b + wheel + 0.08);
    const size: CarSize = {
      a: measures.uniform(0.87, 0.92),
      b,
      axles: [b - 0.85, 0.75 - b],
      axle: wheel,
      arch: wheel + 0.05,
      gaps: [0.74 * (b / 2.2), -0.15, rearGap],
    };
    const top = measures.uniform(1.43, 1.5);
    const body = look.choice([materials.paint, materials.metallicPaint])(look.choice(colors));
    const spokes = look.choice([5, 6, 7, 10]);

    const skin = carBody(size);
    const [rearFoot, rearHead] = style.rear;
    const upper = greenhouse({
      belt: size.a * 0.9,
      roof: size.a * 0.7,
      front: [0.4 * b, 0.07 * b],
      rear: [rearFoot * b, rearHead * b],
      pillars: style === styles.saloon ? [-0.15] : [-0.15, rearGap],
      quarter: style.quarter,
      heights: [0.82, 0.93, top - 0.1, top],
    });
    const track = (z: number): number => planWidth(size, z) - 0.115;
    const mirror = merged(
      moved(turned(ellipsoid(0.12, 0.075, 0.06, 16), 'y', 12), size.a + 0.05, 0.95, 0.25 * b),
      moved(turned(beveledBox(0.16, 0.03, 0.05, 0.012, 1), 'z', 18), size.a - 0.06, 0.91, 0.25 * b),
    );
    const handles = [-0.15, rearGap].map((z) =>
      moved(beveledBox(0.03, 0.025, 0.16, 0.01, 1), size.a * 0.985, 0.77, z + 0.13),
    );
    const plate = beveledBox(0.5, 0.11, 0.03, 0.004, 1);
    const licensePlates = [moved(plate, 0, 0.46, b), moved(plate, 0, 0.6, -b * 0.995)];
    return [
      part('body', body, skin.get('body')!),
      part('underbody', materials.mattePlastic('#17181a'), skin.get('underbody')!),
      part('grille', materials.plastic('#101113'), skin.get('grille')!),
      part('headlight', materials.glowing('#eef3f8', 0.25), skin.get('headlight')!),
      part('tail light', materials.glowing('#b3060c', 0.25), skin.get('tail light')!),
      part('roof', body, upper.get('roof')!),
      part('window', materials.darkGlass(), upper.get('window')!),
      ...wheels(
        { radius: wheel, width: 0.2, spokes },
        size.axles.flatMap((z) => points([track(z), z], [-track(z), z])),
      ),
      part('mirror', body, bothSides(mirror)),
      part('door handle', materials.chrome(), bothSides(...handles)),
      part('number plate', materials.paint('#f2f2ec'), licensePlates),
    ];
  },
});
