import { memoize } from '../../../../core/memoize.js';
import { add, scale, subtract, type Mesh, type Part, type Vec3 } from '../../../../world/index.js';
import { materials, mixed, organic, withColor } from '../../../../world/modeling/index.js';
import { mirroredX, part } from '../../../../world/modeling/mesh/index.js';
import { Field } from '../../../../world/modeling/organic/field.js';
import type { Side } from '../../side.js';
import type { HumanLook } from '../look.js';
import { cardMesh, tuftMesh } from '../../hair/cards.js';
import type { Haircut } from './haircuts.js';
import { laidOn, tuftsOn, type Curls, type Lay } from './lay.js';
import { hairShapes, knots } from './solids.js';
import { hairMaterial, type Weave } from '../../hair/strands.js';

/** The whorl at the back of the top of the head, from which hair turns outward. */
const whorl: Vec3 = [0.012, 0.14, -0.05];
/** The place of the parting, on the left. */
const partingX = 0.042;

const outward = (p: Vec3): Vec3 => add(subtract(p, whorl), [0, -0.03, 0.01]);
const toward =
  (knot: Vec3) =>
  (p: Vec3): Vec3 =>
    subtract(knot, p);
const down: Vec3 = [0, -1, 0];
/** The direction to the knot at the back, and down from there; and to that of the same side. */
const tied = (p: Vec3): Vec3 => (p[2] < -0.122 ? down : toward(knots.back)(p));
const tiedAside = ([x, y, z]: Vec3): Vec3 =>
  Math.abs(x) > 0.094
    ? down
    : toward([x < 0 ? -knots.side[0] : knots.side[0], knots.side[1], knots.side[2]])([x, y, z]);
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

/** How a cut's hair lies: in bunches along the head, or in tufts that stand on it. */
type Style = { readonly weave: Weave } & (
  { readonly lay: Lay; readonly curls?: never } | { readonly curls: Curls; readonly lay?: never }
);

const combed = (flow: Lay['flow'], length: number): Lay => ({
  flow,
  length,
  width: 0.017,
  lift: 0.002,
  over: 0,
  every: 2,
});

const styleOf: Readonly<Record<Exclude<Haircut, 'bald'>, Style>> = {
  buzz: { weave: 'short', lay: { flow: outward, length: 0.018, width: 0.018, lift: 0.001, over: 0 } },
  crop: { weave: 'short', lay: { flow: outward, length: 0.034, width: 0.017, lift: 0.006 } },
  short: { weave: 'straight', lay: { flow: outward, length: 0.065, width: 0.015, lift: 0.008 } },
  parted: { weave: 'straight', lay: { flow: parted, length: 0.085, width: 0.015 } },
  quiff: { weave: 'straight', lay: { flow: swept, length: 0.08, width: 0.02, lift: 0.008, every: 2 } },
  receding: { weave: 'short', lay: { flow: outward, length: 0.038, width: 0.016 } },
  curls: { weave: 'ringed', curls: { side: 0.045, depth: 0.008, height: 0.008 } },
  afro: { weave: 'coiled', curls: { side: 0.04, depth: 0.006, height: 0.008 } },
  bob: { weave: 'straight', lay: { flow: parted, length: 0.19, width: 0.022, every: 2 } },
  long: { weave: 'straight', lay: { flow: parted, length: 0.32, width: 0.024, every: 2 } },
  wavy: {
    weave: 'wavy',
    lay: { flow: parted, length: 0.28, width: 0.025, wave: 0.009, lift: 0.014, every: 2 },
  },
  ponytail: { weave: 'straight', lay: { ...combed(tied, 0.14), lift: 0.005, over: 0.03 } },
  braid: { weave: 'straight', lay: combed(tied, 0.14) },
  pigtails: { weave: 'straight', lay: { ...combed(tiedAside, 0.12), lift: 0.005, over: 0.03 } },
  bun: { weave: 'straight', lay: combed(wound(knots.high, 0.05, toward(knots.high)), 0.13) },
  topknot: { weave: 'straight', lay: combed(wound(knots.top, 0.042, toward(knots.top)), 0.12) },
  locs: { weave: 'rope', lay: { flow: outward, length: 0.11, width: 0.016, lift: 0.014, every: 2 } },
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
/** How much darker it is below the hair that is seen. */
const below = 0.4;
/** How far its surface lies below what it fills, meters: the corners of its cells stand out. */
const sunk = { full: 0.002, close: 0.001 };
const blend = 0.02;

/** Hair about the middle of the head: what it fills, with the face cut out, and the hair that is seen on that. */
export function hairParts({ hair, skin }: Pick<HumanLook, 'hair' | 'skin'>, coarseness: number): Part[] {
  const { cut, color, parting } = hair;
  if (cut === 'bald') return [];
  const { solid, seen } = hairMeshes(cut, parting, coarseness);
  const tint = cut === 'buzz' ? mixed(color, skin, 0.25) : color;
  return [
    part('hair', materials.hair(tint), solid),
    part('hair', hairMaterial(tint, styleOf[cut].weave), seen),
  ];
}

interface HairMeshes {
  readonly solid: Mesh;
  readonly seen: Mesh;
}

const hairMeshes = memoize((cut: Exclude<Haircut, 'bald'>, parting: Side, coarseness: number): HairMeshes => {
  if (parting === 'right') {
    const { solid, seen } = hairMeshes(cut, 'left', coarseness);
    return {
      solid: mirroredX(solid),
      seen: mirroredX(seen),
    };
  }
  const shapes = hairShapes(cut);
  const field = new Field(shapes, blend);
  const fit = close.includes(cut) ? 'close' : 'full';
  const cell = coarseness * cells[fit];
  const { lay, curls } = styleOf[cut];
  const filled = organic(shapes, { cell, blend });
  return {
    solid: withColor(shrunk(filled, sunk[fit]), [below, below, below]),
    seen: lay ? cardMesh(laidOn(filled, field, lay)) : tuftMesh(tuftsOn(filled, field, curls)),
  };
});

/** A solid with its surface so many meters farther in. */
const shrunk = (mesh: Mesh, by: number): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((value, i) => value - by * mesh.normals[i]),
});
