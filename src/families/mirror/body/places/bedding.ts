import { sixDecimals, type Stream } from '../../../../core/index.js';
import type { PosedBody } from '../../../../content/bodies/body.js';
import { beveledBox, bounds, materials, moved } from '../../../../world/modeling/index.js';
import { atRest, type Placed } from '../../../../world/index.js';
import type { Bedding } from './body-place.js';

interface Kind {
  /** The height of its top above the ground, meters. */
  readonly height: readonly [least: number, most: number];
  /** How far it reaches beyond whoever lies on it, meters. */
  readonly margin: readonly [least: number, most: number];
  readonly colors: readonly string[];
}

const kinds: Readonly<Record<Bedding['kind'], Kind>> = {
  bed: { height: [0.4, 0.5], margin: [0.1, 0.18], colors: ['#c9d3da', '#d8cdb8', '#b9c4b2', '#c7b6bd'] },
  mattress: { height: [0.15, 0.2], margin: [0.1, 0.2], colors: ['#d9d4c8', '#8f9fb0', '#a98f86', '#9aa68c'] },
  'air bed': {
    height: [0.14, 0.18],
    margin: [0.08, 0.16],
    colors: ['#3f7f9c', '#c2593f', '#d0a93c', '#3d5a80', '#5b7553'],
  },
};

/** What lies under a lying body in a place; elsewhere it is an air bed. */
const underIn: Readonly<Record<string, Bedding['kind']>> = { bedroom: 'bed', 'living room': 'mattress' };

/** How far a trunk sinks into what it lies on, meters. */
const sunk = 0.012;

/** The bedding on which a body lies in a place: as large as the body. */
export function beddingOf({ parts }: PosedBody, place: string, stream: Stream): Bedding {
  const kind = underIn[place] ?? 'air bed';
  const { height, margin, colors } = kinds[kind];
  const { min, max } = bounds(...parts.map(({ mesh }) => mesh));
  const top = sixDecimals(Math.max(0, lowestOf(parts, ['hips', 'torso']) + sunk));
  const side = sixDecimals(stream.child('margin').uniform(...margin));
  return {
    kind,
    from: [sixDecimals(min[0] - side), sixDecimals(min[2] - side)],
    to: [sixDecimals(max[0] + side), sixDecimals(max[2] + side)],
    top,
    height: sixDecimals(stream.child('height').uniform(...height)),
    color: stream.child('color').choice(colors),
    pillow: pillowUnder(parts, top),
  };
}

const lowestOf = (parts: PosedBody['parts'], names: readonly string[]): number =>
  boundsOf(parts, names).min[1];

const boundsOf = (parts: PosedBody['parts'], names: readonly string[]) =>
  bounds(...parts.filter(({ name }) => names.includes(name)).map(({ mesh }) => mesh));

/** Heads that lie lower above what a body lies on have no pillow, meters. */
const low = 0.04;

function pillowUnder(parts: PosedBody['parts'], top: number): Bedding['pillow'] {
  const { min, max } = boundsOf(parts, ['head']);
  if (min[1] - top < low) return null;
  const middle = (axis: 0 | 2) => sixDecimals((min[axis] + max[axis]) / 2);
  return { at: [middle(0), middle(2)], height: sixDecimals(min[1] - top + sunk) };
}

/** The share of a bed's height that its frame takes. */
const frame = 0.55;

/** The size of a pillow, meters: across the body and along it. */
const pillowSize = [0.52, 0.34] as const;

/** Bedding as an object, in the body's axes. */
export function beddingObject({ kind, from, to, top, height, color, pillow }: Bedding): Placed {
  const [wide, long] = [to[0] - from[0], to[1] - from[1]];
  const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const slab = (high: number, below: number, bevel: number, more: number) =>
    moved(beveledBox(wide + more, high, long + more, bevel, 4), x, top - below - high / 2, z);
  const cloth = materials.fabric(color);
  const parts =
    kind === 'bed'
      ? [
          { name: 'mattress', mesh: slab((1 - frame) * height, 0, 0.06, 0), material: cloth },
          {
            name: 'bed frame',
            mesh: slab(frame * height, (1 - frame) * height, 0.01, 0.05),
            material: materials.wood('#9a7048'),
          },
        ]
      : [{ name: kind, mesh: slab(height, 0, 0.42 * height, 0), material: cloth }];
  if (pillow) {
    const soft = beveledBox(pillowSize[0], pillow.height, pillowSize[1], 0.48 * pillow.height, 6);
    const mesh = moved(soft, pillow.at[0], top + pillow.height / 2, pillow.at[1]);
    parts.push({ name: 'pillow', mesh, material: materials.fabric('#e6e2da') });
  }
  return {
    model: { category: kind, broadClass: 'furniture', hasFront: false, hasUp: true, parts },
    pose: atRest,
  };
}
