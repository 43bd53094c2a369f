import type { Stream } from '../../../../core/stream.js';
import { beveledBox, materials, moved, turned } from '../../../../world/modeling/index.js';
import { atRest } from '../../../../world/pose.js';
import type { Placed } from '../../../../world/scene.js';
import { add, dot, scale, type Vec3 } from '../../../../world/vector.js';
import type { BodyState, Occluder } from '../state.js';
import { cameraAxes, sixDecimals } from './camera.js';

const colors = ['#b9855a', '#8f9aa3', '#6f8f6a', '#c7b28a', '#7d6e83'] as const;

/** A board that stands close before the body and hides some of it, seen from the camera. */
export function placeOccluder({ camera, points, stature }: BodyState, stream: Stream): Occluder {
  const { right, back } = cameraAxes({ ...camera, elevation: 0 });
  const places = Object.values(points);
  const [across, toward] = [right, back].map((axis) => places.map((p) => dot(p, axis)));
  const span = Math.max(...across!) - Math.min(...across!);
  // Not before the middle: a body that is cut in two is hard to read.
  const aside = (stream.float() < 0.5 ? -1 : 1) * stream.uniform(0.2, 0.5) * span;
  const middle = (Math.max(...across!) + Math.min(...across!)) / 2;
  const near = Math.max(...toward!) + 0.12 * stature;
  const at: Vec3 = add(scale(right, middle + aside), scale(back, near));
  return {
    at: [sixDecimals(at[0]), sixDecimals(at[2])],
    azimuth: camera.azimuth,
    width: sixDecimals(stream.uniform(0.18, 0.4) * span),
    height: sixDecimals(stream.uniform(0.25, 0.75) * Math.max(...places.map(([, y]) => y))),
    color: stream.choice(colors),
  };
}

/** Meters. */
const thickness = 0.04;

/** The board as an object of the scene. */
export function board({ at, azimuth, width, height, color }: Occluder): Placed {
  const upright = moved(beveledBox(width, height, thickness, 0.008), 0, height / 2, 0);
  const mesh = moved(turned(upright, 'y', azimuth), at[0], 0, at[1]);
  return {
    model: {
      category: 'board',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [{ name: 'board', mesh, material: materials.mattePaint(color) }],
    },
    pose: atRest,
  };
}
