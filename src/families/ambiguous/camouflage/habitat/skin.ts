import { tan, tau } from '../../../../core/math/index.js';
import type { Camera, Masks, Pose } from '../../../../world/index.js';
import { cross, dot, normalize, subtract, type Vec3 } from '../../../../world/vector.js';

/** Where on a body a picture's pixels lie; what does not show it has zeros. */
export interface Skin {
  /** Per pixel, a place in the body's own axes from its origin: 3 numbers, as many pixels as they measure at the middle of the picture. */
  readonly places: Float32Array;
  /** Per pixel, how much it faces along each of these axes: 3 numbers whose sum is 1. */
  readonly facing: Float32Array;
}

/**
 * The skin of what is shown alone.
 * @param masks of the body alone, as large as the picture
 * @param unit pixels per meter
 */
export function skinOf(masks: Masks, camera: Camera, { rotation, position }: Pose, unit: number): Skin {
  const { width, height, objects, depth, normals } = masks;
  const places = new Float32Array(3 * objects.length);
  const facing = new Float32Array(3 * objects.length);
  const forward = normalize(subtract(camera.target, camera.position));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const tangent = tan((camera.fieldOfView * tau) / 720);
  const columns = [0, 1, 2].map((k): Vec3 => [rotation[k], rotation[3 + k], rotation[6 + k]]);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (objects[i] === 0) continue;
      const across = (tangent * (2 * x + 1 - width)) / height;
      const above = (tangent * (height - 2 * y - 1)) / height;
      const place = [0, 1, 2].map(
        (k) => camera.position[k] + depth[i] * (forward[k] + across * right[k] + above * up[k]) - position[k],
      ) as unknown as Vec3;
      const normal: Vec3 = [normals[3 * i], normals[3 * i + 1], normals[3 * i + 2]];
      let sum = 0;
      columns.forEach((axis, k) => {
        places[3 * i + k] = unit * dot(axis, place);
        const along = dot(axis, normal);
        const fourth = along * along * along * along;
        facing[3 * i + k] = fourth * fourth;
        sum += facing[3 * i + k];
      });
      for (let k = 0; k < 3; k++) facing[3 * i + k] /= sum;
    }
  return { places, facing };
}
