import { cylinder, materials, type Material, type Part } from '../../../world/modeling/index.js';
import { bothSides, moved, part, turned } from '../../../world/modeling/mesh/index.js';

/** A pair of solid wheels on the ground: their radius, the left one's middle and their z, meters. */
export interface ToyWheelPair {
  readonly radius: number;
  readonly x: number;
  readonly z: number;
}

/** Wheels cut from a board, with pegs, and their axles. */
export function toyWheels(pairs: readonly ToyWheelPair[], material: Material): Part[] {
  const side = (radius: number, width: number) => turned(cylinder(radius, width, 32, 0.12 * width), 'z', 90);
  const axles = pairs.map(({ radius, x, z }) =>
    moved(turned(cylinder(0.2 * radius, 2 * x + 0.7 * radius, 16), 'z', 90), 0, radius, z),
  );
  return [
    part(
      'wheel',
      material,
      bothSides(...pairs.map(({ radius, x, z }) => moved(side(radius, 0.5 * radius), x, radius, z))),
    ),
    part('axle', materials.wood('#d9b27a'), axles),
  ];
}
