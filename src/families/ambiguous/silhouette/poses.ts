import type { Stream } from '../../../core/stream.js';
import { modelOf } from '../../../content/models/known.js';
import type { Look } from './figure.js';

/** A look at a category that shows what it is, facing either side, barely tilted. */
export function recognizableLook(category: string, stream: Stream): Look {
  const { yaw, elevation, oneSided = false } = modelOf(category)!.silhouetteView!;
  const turned = stream.uniform(...yaw);
  const mirrored = stream.below(2) === 1;
  return {
    yaw: mirrored && !oneSided ? -turned : turned,
    elevation: stream.uniform(...elevation),
    tilt: stream.uniform(-6, 6),
  };
}
