import { materials, turned } from '../../../world/modeling/index.js';
import { movedPart } from '../../../world/modeling/mesh/place-part.js';
import { Sheet } from '../../../world/modeling/print.js';
import type { Part } from '../../../world/model.js';

/** The maker's label on the back of an appliance: lines too small to read and a bar code; it faces -Z. Meters, by its middle. */
export function ratingPlate(width: number, [x, y, z]: readonly [number, number, number]): Part {
  const height = 0.55 * width;
  const sheet = new Sheet(width, height, '#d5d6d4', 96);
  for (const [row, length] of [0.8, 0.55, 0.7, 0.4].entries())
    sheet.bar(
      (-0.44 + length / 2 - 0.0) * width * 0.92,
      (-0.32 + 0.15 * row) * height,
      length * width * 0.92,
      0.06 * height,
      '#3c3d3f',
    );
  for (let i = 0; i < 14; i++)
    sheet.bar(
      (-0.38 + 0.034 * i) * width,
      0.36 * height,
      (i % 3 === 0 ? 0.018 : 0.01) * width,
      0.17 * height,
      '#1c1d1f',
    );
  sheet.bar(0.32 * width, 0.3 * height, 0.14 * width, 0.24 * height, '#3c3d3f');
  const { material, mesh } = sheet.plate('rating plate', materials.satin());
  return movedPart({ name: 'rating plate', material, mesh: turned(mesh, 'y', 180) }, x, y, z);
}
