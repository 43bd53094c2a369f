import type { PosedBody } from '../../../../content/bodies/body.js';
import type { Stream } from '../../../../core/stream.js';
import { beveledBox, bounds, materials, moved } from '../../../../world/modeling/index.js';
import { atRest } from '../../../../world/pose.js';
import type { Placed } from '../../../../world/scene.js';
import { sixDecimals } from '../scene/camera.js';
import type { Bedding } from './body-place.js';

interface Kind {
  /** Of its top above the ground, meters. */
  readonly height: readonly [least: number, most: number];
  /** How far it reaches beyond who lies on it, meters. */
  readonly margin: readonly [least: number, most: number];
  readonly colors: readonly string[];
}

const kinds: Readonly<Record<Bedding['kind'], Kind>> = {
  bed: { height: [0.4, 0.5], margin: [0.1, 0.18], colors: ['#c9d3da', '#d8cdb8', '#b9c4b2', '#c7b6bd'] },
  rug: { height: [0.012, 0.02], margin: [0.15, 0.3], colors: ['#8a3f38', '#46566b', '#77705f', '#5d6b52'] },
  towel: {
    height: [0.01, 0.014],
    margin: [0.06, 0.12],
    colors: ['#3f7f9c', '#c2593f', '#d0a93c', '#e3ded2'],
  },
  blanket: {
    height: [0.01, 0.016],
    margin: [0.15, 0.3],
    colors: ['#a33c3a', '#3d5a80', '#5b7553', '#b79a5f'],
  },
};

/** What lies under somebody in a place. */
const underIn: Readonly<Record<string, Bedding['kind']>> = {
  bedroom: 'bed',
  'living room': 'rug',
  beach: 'towel',
};

/** What somebody lies on in a place: as large as who lies on it. */
export function beddingOf({ parts }: PosedBody, place: string, stream: Stream): Bedding {
  const kind = underIn[place] ?? 'blanket';
  const { height, margin, colors } = kinds[kind];
  const { min, max } = bounds(...parts.map(({ mesh }) => mesh));
  const side = sixDecimals(stream.child('margin').uniform(...margin));
  return {
    kind,
    from: [sixDecimals(min[0] - side), sixDecimals(min[2] - side)],
    to: [sixDecimals(max[0] + side), sixDecimals(max[2] + side)],
    height: sixDecimals(stream.child('height').uniform(...height)),
    color: stream.child('color').choice(colors),
    pillow: pillowUnder(parts),
  };
}

/** Heads that lie lower have no pillow, meters; how far a head sinks into one. */
const low = 0.04;
const sunk = 0.015;

function pillowUnder(parts: PosedBody['parts']): Bedding['pillow'] {
  const head = bounds(...parts.filter(({ name }) => name === 'head').map(({ mesh }) => mesh));
  if (head.min[1] < low) return null;
  const middle = (axis: 0 | 2) => sixDecimals((head.min[axis] + head.max[axis]) / 2);
  return { at: [middle(0), middle(2)], height: sixDecimals(head.min[1] + sunk) };
}

/** Of a bed, the share of its height that its frame takes. */
const frame = 0.55;

/** Of a pillow, meters: across the body and along it. */
const pillowSize = [0.52, 0.34] as const;

/** Bedding as an object, in the body's axes: its top is at y = 0. */
export function beddingObject({ kind, from, to, height, color, pillow }: Bedding): Placed {
  const [wide, long] = [to[0] - from[0], to[1] - from[1]];
  const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const slab = (high: number, top: number, bevel: number, more: number) =>
    moved(beveledBox(wide + more, high, long + more, bevel, 3), x, top - high / 2, z);
  const cloth = materials.fabric(color);
  const parts =
    kind === 'bed'
      ? [
          { name: 'mattress', mesh: slab((1 - frame) * height, 0, 0.06, 0), material: cloth },
          {
            name: 'bed frame',
            mesh: slab(frame * height, (frame - 1) * height, 0.01, 0.05),
            material: materials.wood('#9a7048'),
          },
        ]
      : [{ name: kind, mesh: slab(height, 0, height / 3, 0), material: cloth }];
  if (pillow) {
    const soft = beveledBox(pillowSize[0], pillow.height, pillowSize[1], 0.48 * pillow.height, 6);
    const mesh = moved(soft, pillow.at[0], pillow.height / 2, pillow.at[1]);
    parts.push({ name: 'pillow', mesh, material: materials.fabric('#e6e2da') });
  }
  return {
    model: { category: kind, broadClass: 'furniture', hasFront: false, hasUp: true, parts },
    pose: atRest,
  };
}
