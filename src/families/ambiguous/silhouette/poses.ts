import type { Stream } from '../../../core/stream.js';
import type { SilhouetteView } from '../../../content/models/define.js';
import { modelOf } from '../../../content/models/known.js';
import type { Look } from './figure.js';

/** The view in which a category of the catalog is named by its silhouette alone. */
export const viewOf = (category: string): SilhouetteView => modelOf(category)!.silhouetteView!;

/** A look at a thing that shows what it is, facing either side, barely tilted. */
export function recognizableLook({ yaw, elevation, oneSided = false }: SilhouetteView, stream: Stream): Look {
  const turned = stream.uniform(...yaw);
  const mirrored = stream.below(2) === 1;
  return {
    yaw: mirrored && !oneSided ? -turned : turned,
    elevation: stream.uniform(...elevation),
    tilt: stream.uniform(-6, 6),
  };
}
