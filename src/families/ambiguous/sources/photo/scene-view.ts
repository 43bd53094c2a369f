import type { PlaceState } from '../../../staging/scene/place-state.js';
import type { ModelView } from '../model-camera.js';

/** An object of the catalog at real size in a place, as a camera sees it: the place has the light. Plain JSON. */
export type SceneView = Omit<ModelView, 'sun'> & {
  readonly place: PlaceState;
  /** The share of the picture that the longer side of the object's box takes: 0 to 1, about the middle. */
  readonly fill: number;
};
