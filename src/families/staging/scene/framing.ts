import { cosDegrees, sinDegrees, tan, tau } from '../../../core/math/index.js';
import { footprint, type MeasuredModel } from '../models/model-shelf.js';
import type { SceneObject } from './state.js';
import type { OrientationView } from './view.js';

export type Lens = Omit<OrientationView['camera'], 'distance'>;

/** Degrees between the points of a rim that are examined. */
const step = 30;

/**
 * How far from its target a camera must stand for objects to fill a share of the picture's side, whichever way they are
 * turned: about the vertical if they are `upright`, else any way.
 */
export function framingDistance(
  objects: readonly { readonly object: SceneObject; readonly model: MeasuredModel }[],
  { target, elevation, fieldOfView }: Lens,
  fill: number,
  upright: boolean,
): number {
  const slope = fill * tan((fieldOfView * tau) / 720);
  const [cos, sin] = [cosDegrees(elevation), sinDegrees(elevation)];
  let distance = 0;
  for (const { object, model } of objects) {
    const [x, y, z] = [0, 1, 2].map((axis) => object.center[axis] - target[axis]);
    if (!upright) {
      const radius = model.radius * object.scale;
      const aside = Math.max(Math.abs(x), Math.abs(y * cos - z * sin));
      distance = Math.max(distance, aside / slope + radius * Math.sqrt(1 + 1 / (slope * slope)));
      continue;
    }
    const radius = footprint(model, object.scale);
    const tall = model.half[1] * object.scale;
    for (let angle = 0; angle < 360; angle += step) {
      const [px, pz] = [x + radius * sinDegrees(angle), z + radius * cosDegrees(angle)];
      for (const py of [y - tall, y + tall]) {
        const toward = pz * cos + py * sin;
        const aside = Math.max(Math.abs(px), Math.abs(py * cos - pz * sin));
        distance = Math.max(distance, toward + aside / slope);
      }
    }
  }
  return distance;
}
