import type { Stream } from '../../../core/stream.js';
import type { Material } from '../../../world/material.js';
import type { Part } from '../../../world/model.js';
import {
  beveledBox,
  cone,
  cylinder,
  materials,
  merged,
  moved,
  sphere,
} from '../../../world/modeling/index.js';
import { ahead } from './ahead.js';

/** What a toy wagon carries. */
export const toyLoads = ['blocks', 'logs', 'balls', 'tank', 'people'] as const;

/** Where it lies: its middle, the height of the floor and the length that is free, meters. */
interface Bed {
  readonly z: number;
  readonly deck: number;
  readonly long: number;
}

/** The load of a toy wagon. */
export function toyLoad(
  kind: (typeof toyLoads)[number],
  variation: Stream,
  { z, deck, long }: Bed,
  coat: (color: string) => Material,
  colors: readonly string[],
): Part[] {
  const load = (mesh: Part['mesh'], color: string): Part => ({ name: 'load', mesh, material: coat(color) });
  if (kind === 'tank')
    return [
      load(moved(ahead(cylinder(0.022, long, 36, 0.006)), 0, deck + 0.021, z), colors[0]),
      load(moved(cylinder(0.008, 0.014, 24, 0.003), 0, deck + 0.045, z), colors[1]),
    ];
  if (kind === 'logs') {
    const log = ahead(cylinder(0.009, long - 0.004, 20, 0.0015));
    const rows = [[-0.0155, 0.008], [0.0035, 0.008], [-0.006, 0.0245], [0.0145, 0.0235], [-0.0005, 0.0405]] as const; // prettier-ignore
    return [
      {
        name: 'load',
        mesh: merged(...rows.map(([x, y]) => moved(log, x, deck + y, z))),
        material: materials.wood(variation.choice(['#8a6238', '#b98a52'])),
      },
    ];
  }
  const places = [-0.33, 0, 0.33].map((share) => z + share * long);
  if (kind === 'balls')
    return places.map((at, i) => load(moved(sphere(0.017, 28), 0, deck + 0.016, at), colors[i]));
  if (kind === 'people')
    return places.flatMap((at, i): Part[] => [
      load(moved(cone(0.0125, 0.036, 0.008, 24), 0, deck + 0.017, at), colors[i]),
      {
        name: 'head',
        mesh: moved(sphere(0.0105, 24), 0, deck + 0.043, at),
        material: materials.wood('#dcb98a'),
      },
    ]);
  return places.map((at, i) =>
    load(
      moved(
        beveledBox(0.036, 0.026 + 0.012 * (i % 2), 0.28 * long, 0.003),
        0,
        deck + 0.012 + 0.006 * (i % 2),
        at,
      ),
      colors[i],
    ),
  );
}
