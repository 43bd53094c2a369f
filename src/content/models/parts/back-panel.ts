import { beveledBox, materials, moved, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { aroundRim, rearScrews } from './appliance-fittings.js';

export interface BackPanelSize {
  readonly width: number;
  readonly height: number;
  /** The height of its middle, meters. */
  readonly middle: number;
  /** z of its outer plane, meters. */
  readonly z: number;
  /** Heights at which shelves are nailed to it, meters. Default: none */
  readonly shelves?: readonly number[];
}

/** The back of a piece of furniture: two thin boards that meet under a strip, with screws around them; it faces -Z. */
export function backPanel({ width, height, middle, z, shelves = [] }: BackPanelSize): Part[] {
  const gap = 0.004;
  const thick = 0.008;
  // Boards stand side by side in what is wide, one above the other in what is tall.
  const isWide = width > height;
  const [w, h] = isWide ? [width / 2 - gap, height] : [width, height / 2 - gap];
  const step = (isWide ? width : height) / 4;
  const board = beveledBox(w, h, thick, 0.0015, 1);
  const at = (mesh: Mesh, side: number) =>
    moved(mesh, isWide ? side * step : 0, middle + (isWide ? 0 : side * step), z + thick / 2);
  const strip = isWide
    ? beveledBox(0.022, height - 0.01, 0.007, 0.002, 1)
    : beveledBox(width - 0.01, 0.022, 0.007, 0.002, 1);
  const rim = aroundRim(width - 0.03, height - 0.03, Math.round(width / 0.22), Math.round(height / 0.26));
  const nailed = shelves.flatMap((y) =>
    [-0.3, -0.1, 0.1, 0.3].map((share) => [share * width, y - middle] as const),
  );
  const screws = rearScrews([...rim, ...nailed], z, 0.0055);
  return [
    part('back', materials.cardboard(), [at(board, -1), at(board, 1)]),
    part('back strip', materials.mattePlastic('#d8d2c4'), moved(strip, 0, middle, z)),
    part('screw', materials.iron(), moved(screws, 0, middle, 0)),
  ];
}
