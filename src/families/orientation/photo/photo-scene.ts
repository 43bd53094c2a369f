import type { Placed, Scene } from '../../../world/scene.js';
import { sceneOf, type ModelOf } from '../scene/staging.js';
import type { OrientationState } from '../scene/state.js';
import { beforeBackdrop } from './backdrop.js';
import type { PlaceShelf } from './place-shelf.js';
import { backdropName, type PlaceState } from './place-state.js';
import { memoizeLatest } from '../../../core/memoize.js';
import { cylinder, materials, merged, moved } from '../../../world/modeling/index.js';
import { atRest } from '../../../world/pose.js';

/** Radii as shares of the height. */
const thin = { rod: 0.011, foot: 0.2, plate: 0.016 };

/** A thin rod on a foot, as museums have: it ends in the middle of what it holds, at a height in meters, and does not turn with it. */
const mountOf = memoizeLatest(64, (height: number): Placed => {
  const plate = thin.plate * height;
  return {
    model: {
      category: 'stand',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [
        {
          name: 'stand',
          mesh: merged(
            moved(cylinder(thin.rod * height, height, 16), 0, height / 2, 0),
            moved(cylinder(thin.foot * height, plate, 48), 0, plate / 2, 0),
          ),
          material: materials.steel(),
        },
      ],
    },
    pose: atRest,
  };
});

/** What it takes to make scenes of states: the models, and the places if any state has one. */
export interface Staging {
  readonly modelOf: ModelOf;
  readonly places?: PlaceShelf | undefined;
}

/** The scene that a picture of a state is drawn from: in its place, with the light of that, if it has one. */
export function pictureScene(x: OrientationState, { modelOf, places }: Staging): Scene {
  const plain = sceneOf(x, modelOf);
  const { place } = x;
  if (!place) return plain;
  const objects = plain.objects.map((object) => ({ ...object, model: places!.dressed(object.model) }));
  if (place.name === backdropName)
    return beforeBackdrop({ ...plain, objects }, x, place, { modelOf, places: places! });
  const built = places!.of(place);
  return {
    ...plain,
    objects: [...objects, ...standing(place), ...built.furnishing, ...built.shell],
    camera: {
      ...plain.camera,
      near: Math.min(plain.camera.near, x.camera.distance / 20),
      far: built.reach + 2 * x.camera.distance,
    },
    ground: 'none',
    environment: { environment: built.environment },
  };
}

/**
 * The scene in which it is measured what a picture shows: in plain light, with all that could stand in front of what is asked about.
 * The objects of the state come first.
 */
export function measuredScene(x: OrientationState, { modelOf, places }: Staging): Scene {
  const plain = sceneOf(x, modelOf);
  const { place } = x;
  if (!place || place.name === backdropName) return plain;
  const built = places!.of(place);
  return { ...plain, objects: [...plain.objects, ...standing(place), ...built.furnishing] };
}

const standing = ({ mount }: PlaceState): readonly Placed[] => (mount === undefined ? [] : [mountOf(mount)]);
