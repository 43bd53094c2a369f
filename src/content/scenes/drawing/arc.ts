import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Point } from './heading.js';

/**
 * Points along an arc around (x, y), close enough together to look round at any size we draw.
 *
 * @param from, to degrees clockwise from the right, either may be the larger
 */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 2));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps;
    return [x + rx * cosDegrees(angle), y + ry * sinDegrees(angle)];
  });
}
