import type { Part } from '../../../world/model.js';
import { materials, turned } from '../../../world/modeling/index.js';
import { Sheet } from '../../../world/modeling/print.js';
import { movedPart } from '../../../world/modeling/mesh/place-part.js';
import type { Vec3 } from '../../../world/vector.js';

/** The number of a line on a plate that faces +Z. Meters; degrees that it leans back. */
export interface LineSign {
  readonly number: string;
  readonly at: Vec3;
  readonly size: readonly [width: number, height: number];
  readonly lean?: number;
  readonly ground?: string;
  readonly ink?: string;
}

/** Share of the plate's height that its figures have. */
export const figureHeight = 0.68;

export function lineSign({
  number,
  at,
  size,
  lean = 0,
  ground = '#101214',
  ink = '#ffb02e',
}: LineSign): Part {
  const [width, height] = size;
  const plate = new Sheet(width, height, ground, 192)
    .text(number, 0, 0, figureHeight * height, ink, { font: 'archivo-black', maxWidth: 0.84 * width })
    .plate('line number', materials.plastic('#ffffff'), 0.03);
  return movedPart({ ...plate, mesh: turned(plate.mesh, 'x', -lean) }, ...at);
}
