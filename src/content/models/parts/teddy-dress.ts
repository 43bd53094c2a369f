import type { Part } from '../../../world/model.js';
import {
  blob,
  bothSides,
  ellipsoid,
  materials,
  merged,
  mixed,
  moved,
  organic,
  smoothCurve,
  scaled,
  torus,
  tube,
  turned,
} from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { add, type Vec3 } from '../../../world/vector.js';
import { sewn, skinOf } from './plush.js';
import type { TeddyBody } from './teddy-body.js';
import { patch } from './teddy-face.js';

export const teddyDresses = ['bow tie', 'ribbon', 'scarf', 'patches', 'nothing'] as const;
export type TeddyDress = (typeof teddyDresses)[number];

/** What a teddy bear wears, or where it was mended. */
export function teddyDress(dress: TeddyDress, body: TeddyBody, color: string, other: string): Part[] {
  const cloth = materials.fabric(color);
  const knot = add(body.neck, [0, -0.012, body.collar + 0.008]);
  if (dress === 'bow tie')
    return [{ name: 'bow tie', mesh: merged(band(body, 0.0085), moved(bow(1), ...knot)), material: cloth }];
  if (dress === 'ribbon') {
    const ends = bothSides(tube(smoothCurve<Vec3>([[0, 0, 0], [0.016, -0.026, 0.01], [0.03, -0.058, 0.004]], 5), 0.0058, 8)); // prettier-ignore
    return [
      {
        name: 'ribbon',
        mesh: merged(band(body, 0.0065), moved(merged(bow(0.8), ends), ...knot)),
        material: materials.satin(color),
      },
    ];
  }
  if (dress === 'scarf') return scarf(body, color, other);
  if (dress === 'patches') return patches(body, color, other);
  return [];
}

const band = ({ neck, collar }: TeddyBody, thick: number): Mesh =>
  moved(turned(scaled(torus(collar + 0.004, thick, 40, 10), [1, 1, 0.93]), 'x', 6), ...neck);

/** Two loops and a knot, about the knot. */
const bow = (size: number): Mesh =>
  merged(
    bothSides(
      organic(
        [
          blob([0.034 * size, 0.006 * size, 0], [0.02 * size, 0.019 * size, 0.009]),
          blob([0.032 * size, -0.008 * size, 0.001], [0.02 * size, 0.015 * size, 0.008]),
          blob([0.014 * size, 0, 0.002], [0.016 * size, 0.009 * size, 0.008]),
        ],
        { cell: 0.0052, blend: 0.008 },
      ),
    ),
    moved(ellipsoid(0.0105 * size, 0.0125 * size, 0.011, 14), 0, 0, 0.003),
  );

function scarf(body: TeddyBody, color: string, other: string): Part[] {
  const start = add(body.neck, [0.028, -0.014, body.collar + 0.006]);
  const tail = (share: number): Vec3 => {
    const { place, out } = skinOf(body.trunk, [0.3 + 0.12 * share, 0.72 - 0.85 * share, 1]);
    return add(place, [out[0] * 0.007, out[1] * 0.007, out[2] * 0.007]);
  };
  const path = smoothCurve<Vec3>([start, tail(0), tail(0.35), tail(0.7)], 5);
  const end = path[path.length - 1];
  const fringe = [-2, -1, 0, 1, 2].map((i) =>
    tube([add(end, [i * 0.004, 0.004, 0]), add(end, [i * 0.0055, -0.016, 0.001])], 0.0018, 6),
  );
  const stripe = path.slice(-6, -3);
  return [
    {
      name: 'scarf',
      mesh: merged(band(body, 0.0135), tube(path, 0.0125, 10, { caps: 'round' })),
      material: materials.fabric(color),
    },
    { name: 'scarf', mesh: merged(tube(stripe, 0.0134, 10), ...fringe), material: materials.fabric(other) },
  ];
}

/** On the belly, the head and the leg's side. */
function patches({ trunk, skull }: TeddyBody, color: string, other: string): Part[] {
  const places = [
    [trunk, [0.45, -0.1, 0.9], 0.026],
    [skull, [-0.55, 0.85, 0.35], 0.022],
    [trunk, [-0.6, 0.2, -0.8], 0.024],
  ] as const;
  return places.flatMap(([egg, way, half], i): Part[] => {
    const { cloth, stitches } = patch(half);
    const on = skinOf(egg, way);
    return [
      { name: 'patch', mesh: sewn(cloth, on, -0.0012), material: materials.fabric(i === 1 ? other : color) },
      {
        name: 'stitch',
        mesh: sewn(stitches, on, 0.0022),
        material: materials.fabric(mixed(color, '#f6efe0', 0.75)),
      },
    ];
  });
}
