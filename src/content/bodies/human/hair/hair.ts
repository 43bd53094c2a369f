import { add, scale, subtract, type Mesh, type Part, type Vec3 } from '../../../../world/index.js';
import { materials, mixed, organic, smoothCurve, tube, withColor } from '../../../../world/modeling/index.js';
import { merged, mirroredX, part } from '../../../../world/modeling/mesh/index.js';
import { Field } from '../../../../world/modeling/organic/field.js';
import type { Side } from '../../side.js';
import { memoize } from '../../../../core/memoize.js';
import type { HumanLook } from '../look.js';
import type { Haircut } from './haircuts.js';
import { locksOn, type Locks } from './locks.js';
import { hairShapes, knots } from './solids.js';

/** The whorl at the back of the top of the head, from which hair turns outward. */
const whorl: Vec3 = [0.012, 0.14, -0.05];
/** The place of the parting, on the left. */
const partingX = 0.042;

const outward = (p: Vec3): Vec3 => add(subtract(p, whorl), [0, -0.03, 0.01]);
const toward =
  (knot: Vec3) =>
  (p: Vec3): Vec3 =>
    subtract(knot, p);
/** The direction to the knot of the same side. */
const aside = ([x, y, z]: Vec3): Vec3 =>
  subtract([x < 0 ? -knots.side[0] : knots.side[0], knots.side[1], knots.side[2]], [x, y, z]);
/** The direction down both sides of the parting, steeper lower down. */
const parted = ([x, y, z]: Vec3): Vec3 => {
  const low = Math.max(0, Math.min(1, (0.11 - y) / 0.1));
  return [(x > partingX ? 1 : -1) * (1 - low), -0.25 - low, z > 0 ? -0.5 : -0.15 * (1 - low)];
};
const swept = ([, y, z]: Vec3): Vec3 => (y > 0.08 ? [0, 0.3, -1] : [0, -1, z > 0 ? -0.7 : -0.3]);
/** The direction once around a knot, as hair is wound. */
const wound =
  (knot: Vec3, size: number, else_: (p: Vec3) => Vec3) =>
  (p: Vec3): Vec3 => {
    const off = subtract(p, knot);
    const near = off[0] * off[0] + off[1] * off[1] + off[2] * off[2] < size * size;
    return near ? add([off[1] + off[2], -off[0], -off[0]], scale(off, 0.2)) : else_(p);
  };

/** The lay of a cut's locks; absent where hair is too short for any. */
const layOf: Readonly<Partial<Record<Haircut, Locks>>> = {
  crop: { count: 150, flow: outward, length: 0.03, radius: 0.0042 },
  short: { count: 150, flow: outward, length: 0.06, radius: 0.005 },
  parted: { count: 140, flow: parted, length: 0.085, radius: 0.005 },
  quiff: { count: 150, flow: swept, length: 0.06, radius: 0.0048 },
  receding: { count: 160, flow: outward, length: 0.03, radius: 0.004 },
  curls: { count: 170, flow: outward, length: 0.05, radius: 0.0058, ring: 0.0058 },
  afro: { count: 210, flow: outward, length: 0.03, radius: 0.0056, ring: 0.0046 },
  bob: { count: 130, flow: parted, length: 0.17, radius: 0.0056 },
  long: { count: 120, flow: parted, length: 0.3, radius: 0.0062 },
  wavy: { count: 120, flow: parted, length: 0.26, radius: 0.0066, wave: 0.009 },
  ponytail: { count: 140, flow: toward(knots.back), length: 0.14, radius: 0.0044 },
  braid: { count: 140, flow: toward(knots.back), length: 0.14, radius: 0.0044 },
  pigtails: { count: 140, flow: aside, length: 0.12, radius: 0.0044 },
  bun: { count: 150, flow: wound(knots.high, 0.05, toward(knots.high)), length: 0.13, radius: 0.0044 },
  topknot: { count: 150, flow: wound(knots.top, 0.042, toward(knots.top)), length: 0.12, radius: 0.0044 },
  locs: { count: 120, flow: outward, length: 0.1, radius: 0.0085, lift: 0.5 },
};

/** The sizes of cells: where hair lies close to the skull, its line needs finer ones. */
const cells = { full: 0.0165, close: 0.0125 };
const close: readonly Haircut[] = [
  'buzz',
  'crop',
  'quiff',
  'receding',
  'bun',
  'topknot',
  'ponytail',
  'pigtails',
  'braid',
  'locs',
];
const withLine: readonly Haircut[] = ['parted', 'bob', 'long', 'wavy'];
/** How much darker it is between locks. */
const between = 0.6;
const blend = 0.02;

/** Hair about the middle of the head: what it fills, with the face cut out, locks on that, and the line of a parting. */
export function hairParts({ hair, skin }: Pick<HumanLook, 'hair' | 'skin'>, coarseness: number): Part[] {
  if (hair.cut === 'bald') return [];
  const { locks, line } = hairMeshes(hair.cut, hair.parting, coarseness);
  const tint = hair.cut === 'buzz' ? mixed(hair.color, skin, 0.25) : hair.color;
  const all = part('hair', materials.hair(tint), locks);
  if (!line) return [all];
  return [all, part('hair', materials.hair(mixed(skin, hair.color, 0.45)), line)];
}

const hairMeshes = memoize(
  (cut: Haircut, parting: Side, coarseness: number): { locks: Mesh; line?: Mesh } => {
    if (parting === 'right') {
      const { locks, line } = hairMeshes(cut, 'left', coarseness);
      return { locks: mirroredX(locks), ...(line && { line: mirroredX(line) }) };
    }
    const shapes = hairShapes(cut);
    const field = new Field(shapes, blend);
    const cell = coarseness * (close.includes(cut) ? cells.close : cells.full);
    const lay = layOf[cut];
    const tone = lay ? between : 1;
    const solid = withColor(organic(shapes, { cell, blend }), [tone, tone, tone]);
    const locks = merged(solid, ...(lay ? locksOn(field, lay) : []));
    return withLine.includes(cut) ? { locks, line: partingLine(field) } : { locks };
  },
);

/** The scalp where the hair parts, from the brow back. */
function partingLine(field: Field): Mesh {
  const places = [0.068, 0.05, 0.03, 0.01, -0.012, -0.034].map((z, i): Vec3 => {
    const x = 0.043 - 0.0012 * i;
    let y = 0.18;
    for (let step = 0; step < 60 && field.value(x, y, z) > 1e-4; step++)
      y -= Math.min(0.01, 0.8 * field.value(x, y, z));
    return [x, y + 0.001, z];
  });
  const path = smoothCurve(3, places);
  return tube(
    path,
    path.map((_, i) => 0.0026 - (0.001 * i) / path.length),
    6,
    { caps: 'round' },
  );
}
