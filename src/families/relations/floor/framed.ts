import { cosDegrees, sinDegrees, tan, tau } from '../../../core/index.js';
import type { OrientationView } from '../../staging/scene/view.js';
import type { Ground } from './apart.js';
import { leastExtent } from './sighting.js';

/** A box on the floor. Meters. */
export interface Box extends Ground {
  readonly height: number;
}

/** A box is a little larger than what is in it. */
const boxed = 1.06;

/** Whether a picture shows a box whole, and large enough to be asked about: foreseen, before anything is drawn. */
export function isFramed({ camera }: OrientationView, box: Box, asked: boolean): boolean {
  const slope = tan((camera.fieldOfView * tau) / 720);
  const [cosE, sinE] = [cosDegrees(camera.elevation), sinDegrees(camera.elevation)];
  const [cos, sin] = [cosDegrees(box.heading), sinDegrees(box.heading)];
  const [least, most] = [
    [1, 1],
    [-1, -1],
  ];
  for (const [a, b, c] of corners) {
    const [wide, deep] = [a * box.half[0], b * box.half[1]];
    const x = box.x + wide * cos - deep * sin - camera.target[0];
    const z = box.z + wide * sin + deep * cos - camera.target[2];
    const y = c * box.height - camera.target[1];
    const depth = camera.distance - y * sinE - z * cosE;
    if (depth <= 0) return false;
    const at = [x, y * cosE - z * sinE].map((along) => along / (depth * slope));
    for (const k of [0, 1]) {
      least[k] = Math.min(least[k], at[k]);
      most[k] = Math.max(most[k], at[k]);
    }
  }
  const isWhole = Math.min(...least) > -1 && Math.max(...most) < 1;
  const extent = Math.max(most[0] - least[0], most[1] - least[1]) / 2;
  return isWhole && (!asked || extent >= boxed * leastExtent);
}

const corners = [-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [0, 1].map((c) => [a, b, c] as const)));
