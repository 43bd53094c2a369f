import { compose, rotate, type Mat3, type Pose } from '../../../../world/pose.js';
import type { Placed, Scene } from '../../../../world/scene.js';
import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import { add, subtract, type Vec3 } from '../../../../world/vector.js';
import type { DressedBody } from '../posing/dressed-body.js';
import { sceneOf } from '../scene/scene.js';
import type { BodyState } from '../state.js';
import { beddingObject } from './bedding.js';
import { standMiddle, type BodyPlace } from './body-place.js';
import type { BodyPlaces } from './body-places.js';
import { isOfPlaces } from './choose-place.js';
import { hidingObject } from './hiding.js';
import type { BodyScene } from './own-masks.js';
import { surfaced } from './surfaced.js';

/**
 * The scene in which it is measured what a picture shows, in the body's axes: in plain light, with all of the place that could stand in
 * front of the body. The body comes first, then what it wears, then what stands around.
 */
export function measuredScene(x: BodyState, body: DressedBody, places: BodyPlaces): BodyScene {
  const place = x.place!;
  const { scene, own } = ownScene(x, body, place, places);
  const middle = standMiddle(x.camera.target, place);
  const turn = turnMatrix('y', x.camera.azimuth);
  const { furnishing } = places.of(place);
  const stood = furnishing.map((one) => movedBy(one, turn, middle));
  return { scene: { ...scene, objects: [...scene.objects, ...stood] }, own };
}

/** The scene that the picture of a state is drawn from: in its place, in the axes and the light of that. */
export function pictureScene(x: BodyState, body: DressedBody, places: BodyPlaces): Scene {
  const place = x.place!;
  const { scene } = ownScene(x, body, place, places);
  const built = places.of(place);
  const turn = turnMatrix('y', -x.camera.azimuth);
  const middle = standMiddle(x.camera.target, place);
  const into = (p: Vec3): Vec3 => rotate(turn, subtract(p, middle));
  const origin = into([0, 0, 0]);
  const [first, ...rest] = scene.objects;
  const objects = [surfaced(first!, x, places.shelf), ...rest].map((one) => movedBy(one, turn, origin));
  const { camera } = scene;
  return {
    ...scene,
    objects: [...objects, ...built.furnishing, ...built.shell],
    camera: {
      ...camera,
      position: into(camera.position),
      target: into(camera.target),
      near: x.camera.distance / 50,
      far: built.reach + 2 * x.camera.distance,
    },
    ground: 'none',
    environment: { environment: built.environment },
  };
}

/** The body with what it wears and what stands around it, without what the place has. */
function ownScene(x: BodyState, body: DressedBody, place: BodyPlace, places: BodyPlaces): BodyScene {
  const around = body.around.filter((one) => !isOfPlaces(one));
  const { bedding } = place;
  const bare = sceneOf(
    { ...x, occluder: null, ground: 'none' },
    { ...body, around: [...around, ...(bedding ? [beddingObject(bedding)] : [])] },
  );
  const objects = x.occluder
    ? [...bare.objects, hidingObject(x.occluder, x.mirrored, place, places)]
    : bare.objects;
  return { scene: { ...bare, objects }, own: objects.length };
}

/** An object that is turned and then moved. */
function movedBy({ pose, ...one }: Placed, turn: Mat3, by: Vec3): Placed {
  const { rotation, position, scale: size }: Pose = pose;
  return {
    ...one,
    pose: { rotation: compose(rotation, turn), position: add(rotate(turn, position), by), scale: size },
  };
}
