import { linesOf } from '../../../../core/files/lines.js';
import type { PhotographCamera } from '../form.js';
import { number } from './kitti-label.js';

/**
 * The left color camera of a KITTI calibration file: its line `P2:` (`P2` in tracking files), the 3 × 4 projection of rectified
 * points. Its last column shifts the camera by centimeters, which turns nothing.
 *
 * @returns undefined if the file has no such line, or it is not a rectified camera's
 */
export function readKittiCamera(file: string): PhotographCamera | undefined {
  for (const { text } of linesOf(file, 1 << 16)) {
    const [name, ...cells] = text?.trim().split(/\s+/) ?? [];
    if (name !== 'P2:' && name !== 'P2') continue;
    const p = cells.map(number);
    const [fx, fy, cx, cy] = [p[0], p[5], p[2], p[6]];
    const rectified = [1, 4, 8, 9].every((at) => p[at] === 0) && p[10] === 1 && p.length === 12;
    if (!rectified || fx === undefined || fy === undefined || cx === undefined || cy === undefined)
      return undefined;
    return fx >= 1 && fy >= 1 ? { focal: [fx, fy], center: [cx, cy] } : undefined;
  }
  return undefined;
}
