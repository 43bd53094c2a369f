import { cone, merged, moved, turned } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';

/**
 * Heads of screws in a back that faces -Z.
 *
 * @param places x and y of their middles, meters
 * @param z of the plane that they sit on, meters
 */
export function rearScrews(
  places: readonly (readonly [x: number, y: number])[],
  z: number,
  radius: number,
): Mesh {
  const head = turned(cone(radius, 0.8 * radius, 0.65 * radius, 8), 'x', -90);
  return merged(...places.map(([x, y]) => moved(head, x, y, z)));
}

/** Places around the rim of a rectangle: its corners and, between them, `across` and `up` more along its sides. */
export function aroundRim(
  width: number,
  height: number,
  across: number,
  up: number,
): (readonly [x: number, y: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i < across + 2; i++)
    for (const side of [-1, 1]) places.push([(i / (across + 1) - 0.5) * width, (side * height) / 2]);
  for (let j = 1; j <= up; j++)
    for (const side of [-1, 1]) places.push([(side * width) / 2, (j / (up + 1) - 0.5) * height]);
  return places;
}
