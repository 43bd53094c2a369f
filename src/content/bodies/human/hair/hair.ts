import { memoize } from '../../../../core/memoize.js';
import { add, scale, subtract, type Mesh, type Part, type Vec3 } from '../../../../world/index.js';
import { materials, mixed, organic, smoothCurve, tube, withColor } from '../../../../world/modeling/index.js';
import { merged, mirroredX, part } from '../../../../world/modeling/mesh/index.js';
import { Field } from '../../../../world/modeling/organic/field.js';
import type { Side } from '../../side.js';
import type { HumanLook } from '../look.js';
import { cardMesh, tuftMesh } from './cards.js';
import type { Haircut } from './haircuts.js';
import { hungFrom, laidOn, tuftsOn, type Curls, type Lay } from './lay.js';
import { hairShapes, knots } from './solids.js';
import { hairMaterial, type Weave } from './strands.js';

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

/** How a cut's hair lies: in bunches along the head, or in tufts that stand on it. */
interface Style {
  readonly weave: Weave;
  readonly lay?: Lay;
  /** Hair that is tied together at a place, from there down. */
  readonly tails?: readonly { readonly from: Vec3; readonly lay: Lay }[];
  readonly curls?: Curls;
}

const tail = (from: Vec3, length: number, over = 0.05): NonNullable<Style['tails']>[number] => ({
  from,
  lay: { count: 46, flow: () => [0, -1, 0], length, width: 0.016, lift: 0.006, over },
});

const combed = (flow: Lay['flow'], length: number): Lay => ({ count: 340, flow, length, width: 0.012, lift: 0.002, over: 0 });

/** The style of a cut; absent where hair is too short for any. */
const styleOf: Readonly<Partial<Record<Haircut, Style>>> = {
  crop: { weave: 'short', lay: { count: 560, flow: outward, length: 0.034, width: 0.017, lift: 0.006 } },
  short: { weave: 'straight', lay: { count: 300, flow: outward, length: 0.065, width: 0.015, lift: 0.008 } },
  parted: { weave: 'straight', lay: { count: 380, flow: parted, length: 0.085, width: 0.015 } },
  quiff: { weave: 'straight', lay: { count: 480, flow: swept, length: 0.075, width: 0.016, lift: 0.008 } },
  receding: { weave: 'short', lay: { count: 480, flow: outward, length: 0.038, width: 0.016 } },
  curls: { weave: 'ringed', curls: { count: 420, side: 0.05, depth: 0.008, height: 0.008 } },
  afro: { weave: 'coiled', curls: { count: 620, side: 0.034, depth: 0.006, height: 0.008 } },
  bob: { weave: 'straight', lay: { count: 340, flow: parted, length: 0.19, width: 0.019 } },
  long: { weave: 'straight', lay: { count: 340, flow: parted, length: 0.32, width: 0.021 } },
  wavy: { weave: 'wavy', lay: { count: 340, flow: parted, length: 0.28, width: 0.022, wave: 0.009, lift: 0.014 } },
  ponytail: { weave: 'straight', lay: combed(toward(knots.back), 0.14), tails: [tail([0, 0.03, -0.14], 0.2)] },
  braid: { weave: 'straight', lay: combed(toward(knots.back), 0.14) },
  pigtails: {
    weave: 'straight',
    lay: combed(aside, 0.12),
    tails: [tail([0.1, 0, -0.072], 0.13), tail([-0.1, 0, -0.072], 0.13)],
  },
  bun: { weave: 'straight', lay: combed(wound(knots.high, 0.05, toward(knots.high)), 0.13) },
  topknot: { weave: 'straight', lay: combed(wound(knots.top, 0.042, toward(knots.top)), 0.12) },
  locs: { weave: 'straight', lay: { count: 240, flow: outward, length: 0.1, width: 0.012 } },
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
/** How much darker it is below the hair that is seen. */
const below = 0.3;
/** How far its surface lies below what it fills, meters: the corners of its cells stand out. */
const sunk = { full: 0.005, close: 0.0015 };
const blend = 0.02;

/** Hair about the middle of the head: what it fills, with the face cut out, the hair that is seen on that, and the line of a parting. */
export function hairParts({ hair, skin }: Pick<HumanLook, 'hair' | 'skin'>, coarseness: number): Part[] {
  const { cut, color, parting } = hair;
  if (cut === 'bald') return [];
  const { solid, seen, line } = hairMeshes(cut, parting, coarseness);
  const tint = cut === 'buzz' ? mixed(color, skin, 0.25) : color;
  return [
    part('hair', materials.hair(tint), solid),
    ...(seen ? [part('hair', hairMaterial(tint, styleOf[cut]!.weave), seen)] : []),
    ...(line ? [part('hair', materials.hair(mixed(skin, color, 0.45)), line)] : []),
  ];
}

interface HairMeshes {
  readonly solid: Mesh;
  readonly seen?: Mesh;
  readonly line?: Mesh;
}

const hairMeshes = memoize((cut: Haircut, parting: Side, coarseness: number): HairMeshes => {
  if (parting === 'right') {
    const { solid, seen, line } = hairMeshes(cut, 'left', coarseness);
    return {
      solid: mirroredX(solid),
      ...(seen && { seen: mirroredX(seen) }),
      ...(line && { line: mirroredX(line) }),
    };
  }
  const shapes = hairShapes(cut);
  const field = new Field(shapes, blend);
  const fit = close.includes(cut) ? 'close' : 'full';
  const cell = coarseness * cells[fit];
  const style = styleOf[cut];
  const tone = style ? below : 1;
  return {
    solid: withColor(shrunk(organic(shapes, { cell, blend }), style ? sunk[fit] : 0), [tone, tone, tone]),
    ...(style && { seen: seenOn(field, style) }),
    ...(withLine.includes(cut) && { line: partingLine(field) }),
  };
});

function seenOn(field: Field, { lay, tails = [], curls }: Style): Mesh {
  const cards = [
    ...tails.flatMap(({ from, lay: down }) => hungFrom(field, from, down)),
    ...(lay ? laidOn(field, lay) : []),
  ];
  return merged(
    ...(cards.length > 0 ? [cardMesh(cards)] : []),
    ...(curls ? [tuftMesh(tuftsOn(field, curls))] : []),
  );
}

/** A solid with its surface so many meters farther in. */
const shrunk = (mesh: Mesh, by: number): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((value, i) => value - by * mesh.normals[i]),
});

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
