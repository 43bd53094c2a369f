import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { circle, Path } from '../../../draw/index.js';

export type Hair = 'none' | 'cap' | 'spikes' | 'curls' | 'flames';

export const hairColors = [
  '#2b2320',
  '#6b3f22',
  '#b5651d',
  '#d9b24c',
  '#8d8d8d',
  '#7b2d26',
  '#3f4e8c',
  '#1f5c50',
] as const;

/** The angles at which the hair begins and ends on the rim of the head, degrees under the horizontal. */
const start = 32;

/**
 * A mass of hair along the lower rim of a head about the origin, as a list of shapes that together make it: a beard, or
 * after a half turn the hair of the head.
 * @param width half axis of the head; `height` the other
 */
export function hairShapes(hair: Hair, width: number, height: number): Path[] {
  const rim = (angle: number, far: number): [number, number] => [
    cosDegrees(angle) * width * far,
    sinDegrees(angle) * height * far,
  ];
  const steps = hair === 'flames' ? 14 : 26;
  const mass = new Path().moveTo(...rim(start, 1.03));
  for (let step = 1; step <= steps; step++) {
    const angle = (at: number): number => start + ((180 - 2 * start) * at) / steps;
    const pointed = step % 2 === 1 && (hair === 'spikes' || hair === 'flames');
    const reach = hair === 'flames' ? 1.2 : 1.13;
    if (hair === 'cap') mass.lineTo(...rim(angle(step), 1.03));
    else mass.quadTo(...rim(angle(step - 0.5), 1.02), ...rim(angle(step), pointed ? reach : 1.03));
  }
  mass.quadTo(0, 1.19 * height, ...rim(start, 1.03)).close();
  if (hair !== 'curls') return hair === 'none' ? [] : [mass];
  const curls = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = rim(start + ((180 - 2 * start) * i) / 8, 1.04);
    return circle(x, y, 0.135 * height);
  });
  return [...curls, mass];
}
