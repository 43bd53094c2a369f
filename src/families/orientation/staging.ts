import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Model } from '../../world/model.js';
import { rotate, type Pose } from '../../world/pose.js';
import type { Placed, Scene } from '../../world/scene.js';
import { studioLights } from '../../world/shading/studio-lights.js';
import { scale, subtract, type Vec3 } from '../../world/vector.js';
import type { OrientationState, SceneObject } from './state.js';

/** A model with what staging needs to know of it. */
export interface StagedModel {
  readonly model: Model;
  /** The middle of the bounding box, meters. */
  readonly center: Vec3;
  /** Half the box's width, height and depth. */
  readonly half: Vec3;
  /** Of the smallest sphere about the center. */
  readonly radius: number;
}

export type ModelOf = (object: SceneObject) => StagedModel;

/** sRGB of the picture's top and bottom. */
const backgrounds: readonly (readonly [top: Vec3, bottom: Vec3])[] = [
  [
    [214, 222, 232],
    [244, 246, 248],
  ],
  [
    [232, 226, 214],
    [248, 246, 242],
  ],
  [
    [206, 218, 210],
    [242, 246, 243],
  ],
  [
    [196, 206, 224],
    [234, 238, 246],
  ],
  [
    [222, 214, 226],
    [246, 243, 248],
  ],
];
const white: Vec3 = [250, 250, 250];
export const backgroundCount = backgrounds.length;

/** The scene of a state, with some objects left out or as they are. */
export function stage(x: OrientationState, modelOf: ModelOf): Scene {
  const { camera, sun, ground } = x;
  const [cos, sin] = [cosDegrees(camera.elevation), sinDegrees(camera.elevation)];
  const [top, bottom] = x.background === 'white' ? [white, white] : backgrounds[x.background]!;
  const objects = x.objects.map((object): Placed => ({
    model: modelOf(object).model,
    pose: poseOf(object, modelOf),
  }));
  const reach = x.objects.reduce((most, { center, scale: size }, at) => {
    const [dx, dy, dz] = subtract(center, camera.target);
    return Math.max(most, Math.sqrt(dx * dx + dy * dy + dz * dz) + modelOf(x.objects[at]!).radius * size);
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
      near: Math.max(camera.distance / 100, camera.distance - 2 * reach),
      far: camera.distance + 2 * reach + 20 * camera.distance,
    },
    lights: { ...studioLights, sun: { ...studioLights.sun, direction: towardSun(sun) } },
    ground,
    background: { top, bottom },
  };
}

/** Clockwise from above, beginning at the camera's side, is from +Z to −X. */
function towardSun({ azimuth, elevation }: OrientationState['sun']): Vec3 {
  const level = cosDegrees(elevation);
  return [-sinDegrees(azimuth) * level, sinDegrees(elevation), cosDegrees(azimuth) * level];
}

/** The pose that turns an object about the middle of its bounding box. */
function poseOf(object: SceneObject, modelOf: ModelOf): Pose {
  const offset = scale(rotate(object.rotation, modelOf(object).center), object.scale);
  return { rotation: object.rotation, scale: object.scale, position: subtract(object.center, offset) };
}

/** The radius of the circle on the floor that an object fills, whichever way it is turned about the vertical. */
export const footprint = ({ half }: Pick<StagedModel, 'half'>, scale: number): number =>
  Math.sqrt(half[0] * half[0] + half[2] * half[2]) * scale;

/** The middle, half extents and radius of a model. */
export function measure(model: Model): StagedModel {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { mesh } of model.parts) {
    mesh.positions.forEach((value, at) => {
      low[at % 3] = Math.min(low[at % 3]!, value);
      high[at % 3] = Math.max(high[at % 3]!, value);
    });
  }
  const center: Vec3 = [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2, (low[2]! + high[2]!) / 2];
  const half: Vec3 = [(high[0]! - low[0]!) / 2, (high[1]! - low[1]!) / 2, (high[2]! - low[2]!) / 2];
  let square = 0;
  for (const { mesh } of model.parts) {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      let sum = 0;
      for (let axis = 0; axis < 3; axis++) {
        const d = mesh.positions[at + axis]! - center[axis]!;
        sum += d * d;
      }
      square = Math.max(square, sum);
    }
  }
  return { model, center, half, radius: Math.sqrt(square) };
}
