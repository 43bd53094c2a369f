import type { Path } from '../../../draw/path.js';
import type { Affine } from '../../../core/affine.js';
import type { Sheet } from './sheet.js';

/**
 * A soft dark rim around a shape that is to be filled next, as if it lay close above the ground under light from all
 * sides: unlike a cast shadow, it looks the same either way up.
 * @param width in the units of the path
 */
export function halo(sheet: Sheet, path: Path, width: number, map?: Affine, color = '#000000'): void {
  const rings = 6;
  for (let ring = rings; ring >= 1; ring--) {
    sheet.stroke(path, color, (2 * width * ring) / rings, {
      ...(map && { map }),
      alpha: 0.055,
      join: 'round',
    });
  }
}
