import { cosDegrees, sinDegrees } from '../../../src/core/math/index.js';
import { Stream } from '../../../src/core/stream.js';
import type { Model } from '../../../src/world/model.js';
import { place, type Mat3, type Pose } from '../../../src/world/pose.js';
import type { Ground, Placed, Scene } from '../../../src/world/scene.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import type { Vec3 } from '../../../src/world/vector.js';

/** Of a model about its middle, meters. */
export function sphereOf({ parts }: Model): { center: Vec3; radius: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { mesh } of parts)
    mesh.positions.forEach((value, i) => {
      low[i % 3] = Math.min(low[i % 3], value);
      high[i % 3] = Math.max(high[i % 3], value);
    });
  const center: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  return { center, radius: Math.hypot(...high.map((value, i) => value - center[i])) };
}

/** A model of radius 1 meter with its middle at a point, turned about it. */
export function standing(model: Model, rotation: Mat3, at: Vec3): Placed {
  const { center, radius } = sphereOf(model);
  const scale = 1 / radius;
  const about: Pose = { rotation, scale, position: [0, 0, 0] };
  const [x, y, z] = place(about, center);
  return { model, pose: { ...about, position: [at[0] - x, at[1] - y, at[2] - z] } };
}

/** Objects around the origin as a camera at some azimuth and elevation, degrees, sees them, filling most of the picture. */
export function sceneOf(
  objects: readonly Placed[],
  { azimuth, elevation, ground = 'none' }: { azimuth: number; elevation: number; ground?: Ground },
  reach = 1,
): Scene {
  const fieldOfView = 30;
  const distance = (1.05 * reach) / sinDegrees(fieldOfView / 2);
  const level = distance * cosDegrees(elevation);
  return {
    objects,
    camera: {
      position: [level * sinDegrees(azimuth), distance * sinDegrees(elevation), level * cosDegrees(azimuth)],
      target: [0, 0, 0],
      fieldOfView,
      near: distance / 20,
      far: 20 * distance,
    },
    lights: studioLights,
    ground,
    background: { top: [214, 222, 232], bottom: [244, 246, 248] },
  };
}

/** A camera's whereabouts from a seed, looking neither along an axis nor straight down. */
export function someView(...path: (string | number)[]): { azimuth: number; elevation: number } {
  const stream = new Stream(['gl views', ...path]);
  return { azimuth: stream.uniform(0, 360), elevation: stream.uniform(-35, 60) };
}
