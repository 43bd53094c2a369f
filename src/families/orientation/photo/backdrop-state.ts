import type { Stream } from '../../../core/stream.js';
import type { SceneObject } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { backdropName, type PlaceState } from './place-state.js';
import { cylinderAbout } from './staging.js';

/** A backdrop for an object, dealt whatever the answer. */
export function backdropFor(object: SceneObject, studio: SceneStudio, stream: Stream): PlaceState {
  const { radius, height } = cylinderAbout([object], studio);
  return { name: backdropName, variation: stream.below(0x10000), radius, height };
}
