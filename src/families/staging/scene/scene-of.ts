import { cosDegrees, sinDegrees, tan, tau } from '../../../core/math/index.js';
import { directionAt, rotate, type Placed, type Pose, type Scene } from '../../../world/index.js';
import { studioLights } from '../../../world/shading/mirrored-studio.js';
import { scale, subtract, perAxis } from '../../../world/vector.js';
import { backdropOf } from './backgrounds.js';
import type { MeasuredModel } from '../models/model-shelf.js';
import type { OrientationState, SceneObject } from './state.js';
import type { OrientationView } from './view.js';

/** The model of an object. */
export type ModelOf = (object: SceneObject) => MeasuredModel;

/** Even light: as much from below as from above, the mean of the two. */
const evenLights = (() => {
  const { sky, ground } = studioLights;
  const mean = perAxis((i) => (sky[i] + ground[i]) / 2);
  return { ...studioLights, sky: mean, ground: mean };
})();

/** What a scene is made from: its view, and what stands in it. */
type Staged = OrientationView & Pick<OrientationState, 'ground' | 'objects'> & Partial<OrientationState>;

/** The scene of a state, with some objects left out or as they are. */
export function sceneOf(x: Staged, modelOf: ModelOf): Scene {
  const { camera, light, ground } = x;
  const [cos, sin] = [cosDegrees(camera.elevation), sinDegrees(camera.elevation)];
  const lights = light.around === 'even' ? evenLights : studioLights;
  const objects = x.objects.map((object): Placed => ({
    model: modelOf(object).model,
    pose: poseOf(object, modelOf),
  }));
  const reach = x.objects.reduce((most, { center, scale: size }, at) => {
    const [dx, dy, dz] = subtract(center, camera.target);
    return Math.max(most, Math.sqrt(dx * dx + dy * dy + dz * dz) + modelOf(x.objects[at]).radius * size);
  }, 0);
  return {
    objects,
    camera: {
      position: [
        camera.target[0],
        camera.target[1] + camera.distance * sin,
        camera.target[2] + camera.distance * cos,
      ],
      target: camera.target,
      // Straight down, the top of the picture is where it was before.
      ...(camera.elevation > 89 && { up: [0, 0, -1] as const }),
      fieldOfView: camera.fieldOfView,
      near: Math.max(camera.distance / 100, Math.min(camera.distance - 2 * reach, nearestFloor(camera) / 8)),
      far: camera.distance + 2 * reach + 20 * camera.distance,
    },
    lights: { ...lights, sun: { ...lights.sun, direction: directionAt(light.azimuth, light.elevation) } },
    ground,
    background: backdropOf(x.background),
  };
}

/** The distance of the floor at the lower edge of a square picture, meters; tall pictures show it nearer. */
function nearestFloor({ target, distance, elevation, fieldOfView }: OrientationState['camera']): number {
  const [cos, sin] = [cosDegrees(elevation), sinDegrees(elevation)];
  const drop = sin + cos * tan((fieldOfView * tau) / 720);
  return (target[1] + distance * sin) / drop;
}

/** The pose that turns an object about the middle of its bounding box. */
function poseOf(object: SceneObject, modelOf: ModelOf): Pose {
  const offset = scale(rotate(object.rotation, modelOf(object).center), object.scale);
  return { rotation: object.rotation, scale: object.scale, position: subtract(object.center, offset) };
}
