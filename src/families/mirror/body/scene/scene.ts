import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { PosedBody } from '../../../../content/bodies/body.js';
import type { Model } from '../../../../world/model.js';
import { atRest } from '../../../../world/pose.js';
import type { Placed, Scene } from '../../../../world/scene.js';
import { studioLights } from '../../../../world/shading/studio-lights.js';
import { length, subtract, type Vec3 } from '../../../../world/vector.js';
import { cameraPosition } from './camera.js';
import type { BodyState } from '../state.js';
import type { DressedBody } from '../posing/dressed-body.js';
import { board } from './occluder.js';

/** sRGB of the picture's top and bottom. */
const backgrounds: readonly (readonly [top: Vec3, bottom: Vec3])[] = [
  [[205, 216, 230], [243, 246, 249]],
  [[231, 224, 211], [249, 246, 241]],
  [[203, 217, 208], [243, 247, 244]],
  [[222, 213, 226], [247, 244, 249]],
  [[226, 232, 236], [247, 248, 249]],
]; // prettier-ignore
export const backgroundCount = backgrounds.length;

/** The scene of a state: first the body, then what it wears, then what stands around. */
export function sceneOf(x: BodyState, { body, worn, around }: DressedBody): Scene {
  const { camera, sun, ground, occluder } = x;
  const [top, bottom] = backgrounds[x.background]!;
  const position = cameraPosition(camera);
  const level = cosDegrees(sun.elevation);
  const direction: Vec3 = [
    sinDegrees(sun.azimuth) * level,
    sinDegrees(sun.elevation),
    cosDegrees(sun.azimuth) * level,
  ];
  const reach = length(subtract(position, [0, 0, 0])) + 4 * x.stature + 20;
  return {
    objects: [bodyObject(x.body, body), ...worn, ...around, ...(occluder ? [board(occluder)] : [])],
    camera: { position, target: camera.target, fieldOfView: camera.fieldOfView, near: camera.distance / 50, far: reach }, // prettier-ignore
    lights: { ...studioLights, sun: { ...studioLights.sun, direction } },
    ground,
    background: { top, bottom },
  };
}

/** A posed body as an object of a scene: it stands at the origin. */
export function bodyObject(category: string, { parts }: Pick<PosedBody, 'parts'>): Placed {
  const model: Model = {
    category,
    broadClass: category === 'person' ? 'people' : 'animals',
    hasFront: true,
    hasUp: true,
    parts,
  };
  return { model, pose: atRest };
}
