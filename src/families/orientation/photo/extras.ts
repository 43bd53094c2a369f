import type { Place } from '../../../content/places/index.js';
import type { Stream } from '../../../core/stream.js';
import { footprint } from '../scene/model-shelf.js';
import type { OrientationState, SceneObject } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { metInFront } from './hiding.js';
import { standingReal } from './staging.js';

/** Further objects of a scene. */
interface ExtrasDesign {
  readonly place: Place;
  readonly count: number;
  /** Different models of a kind in a set. */
  readonly variations: number;
}

/** How often one is of what a place names, rather than of what may also stand in front of others there. */
const named = 0.6;

/** Adds further objects on free places that a place offers: of what is met there, small enough, none of a kind that is there already. */
export function addExtras(
  x: OrientationState,
  { place, count, variations }: ExtrasDesign,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const { spots } = studio.places!.of(x.place!);
  const things = place.stands.things.filter((category) => studio.has(category));
  const others = metInFront(place, studio.occluders);
  const objects = [...x.objects];
  for (const spot of stream.shuffle(spots).slice(0, count)) {
    const [sx, sy, sz] = spot.position;
    const fits = (object: SceneObject): boolean => {
      const { half } = studio.modelOf(object);
      return footprint({ half }, object.scale) <= spot.radius && 2 * half[1] * object.scale <= spot.height;
    };
    const lists = stream.float() < named ? [things, others] : [others, things];
    const heading = stream.integer(0, 359);
    const categories = lists
      .flatMap((list) => stream.shuffle(list))
      .filter((category) => objects.every((object) => object.category !== category));
    for (const category of categories) {
      const kind = { category, variation: stream.below(variations) };
      const object = standingReal(studio, kind, [sx, sz], heading);
      if (!fits(object)) continue;
      objects.push({ ...object, center: [sx, sy + object.center[1], sz] });
      break;
    }
  }
  return { ...x, objects };
}
