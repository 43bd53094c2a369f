import { ellipsoid, materials, mixed, torus, type Mesh, type Part } from '../../../world/modeling/index.js';
import { merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { blob, block, organic } from '../../../world/modeling/organic/index.js';
import { memoize } from '../../../core/memoize.js';
import type { Haircut } from './hair/haircuts.js';

export const hatForms = ['cap', 'beanie'] as const;
export type Hat = { readonly form: (typeof hatForms)[number] | 'none'; readonly color: string };

/** Cuts that lie close enough for a hat to go over them. */
export const underHats: readonly Haircut[] = [
  'buzz',
  'crop',
  'receding',
  'ponytail',
  'braid',
  'pigtails',
  'bald',
];

/** The height of its edge above the middle of the head. */
const edge = 0.047;

const meshes = memoize((form: (typeof hatForms)[number]): { dome: Mesh; trim: Mesh } => {
  const tall = form === 'cap' ? 0.116 : 0.128;
  const dome = organic(
    [
      blob([0, 0.03, -0.018], [0.0935, tall, 0.1125]),
      block([0, edge - 0.2, 0], [0.3, 0.2, 0.3], 0.004, { mode: 'carve', blend: 0.004 }),
    ],
    { cell: 0.0125, blend: 0.01 },
  );
  const roll = form === 'beanie' ? torus(0.0925, 0.0095, 28, 8) : torus(0.092, 0.003, 28, 6);
  const band = moved({ ...roll, positions: stretched(roll.positions) }, 0, edge + 0.006, -0.018);
  if (form === 'beanie') return { dome, trim: band };
  const visor = turned(moved(ellipsoid(0.07, 0.005, 0.066, 24), 0, 0, 0.08), 'x', 3);
  const button = ellipsoid(0.008, 0.005, 0.008, 10);
  return { dome, trim: merged(band, moved(visor, 0, edge + 0.014, 0), moved(button, 0, 0.147, -0.018)) };
});

/** The positions stretched to the length of the head. */
const stretched = (positions: Float32Array): Float32Array =>
  positions.map((value, i) => (i % 3 === 2 ? value * 1.2 : i % 3 === 1 ? value * 1.7 : value));

/** A hat about the middle of the head. */
export function hatParts({ form, color }: Hat): Part[] {
  if (form === 'none') return [];
  const { dome, trim } = meshes(form);
  return [
    part('hat', materials.fabric(color), dome),
    part('hat', materials.fabric(mixed(color, '#15151a', 0.25)), trim),
  ];
}
