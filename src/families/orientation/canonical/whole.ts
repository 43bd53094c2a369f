import type { Stream } from '../../../core/index.js';
import type { Place } from '../../../content/places/index.js';
import type { SceneAssets } from '../../staging/assets.js';
import { visibleShares } from '../../staging/picture/comparison.js';
import { hasRoom, isAtHome } from '../../staging/place/homes.js';
import { backdropName } from '../../staging/scene/place-state.js';
import type { OrientationState } from '../../staging/scene/state.js';
import { addExtras, cylinderAbout, placeFor } from '../../staging/stand-in-place.js';
import type { CanonicalParams } from './subjects.js';

/** Degrees above the horizon up to which a place is seen as by somebody who stands in it. */
const standingEye = 30;
/** How many further objects a whole scene has at most. */
const mostExtras = 2;
/** The least share of the object that is seen. */
const leastSeen = 0.95;

/**
 * The scene in a place where its object is met, among further objects: floor and furniture show which way up it is, as in a photograph
 * of daily life. The same scene where it is looked down at, or is at home in no place but the studio.
 */
export function wholeScene(
  x: OrientationState,
  params: CanonicalParams,
  assets: SceneAssets,
  stream: Stream,
): OrientationState {
  const [object] = x.objects;
  const cylinder = cylinderAbout([object], assets);
  const serves = (place: Place): boolean =>
    place.name !== 'studio' && isAtHome(place, object.category) && hasRoom(place, cylinder.radius);
  const places = assets.places!.chosen(params.places).filter(serves);
  if (x.camera.elevation > standingEye || places.length === 0) return x;
  const place = stream.choice(places);
  const at = placeFor(place, cylinder, x.camera.distance, stream.child('size'));
  const count = stream.integer(0, mostExtras);
  const design = { place, count, variations: params.variations };
  return addExtras({ ...x, place: at }, design, assets, stream.child('others'));
}

/** Whether something in a place stands before the object. */
export const isHidden = (x: OrientationState, assets: SceneAssets): boolean =>
  x.place !== undefined && x.place.name !== backdropName && visibleShares(assets, x)[0].seen < leastSeen;

/** The object without what stands around it. */
export const alone = (x: OrientationState): OrientationState => ({ ...x, objects: x.objects.slice(0, 1) });
