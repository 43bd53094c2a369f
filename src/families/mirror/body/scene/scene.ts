import type { PosedBody } from '../../../../content/bodies/body.js';
import { cosDegrees, parseColor, type Rgb, sinDegrees, sixDecimals } from '../../../../core/index.js';
import type { Stream } from '../../../../core/stream.js';
import { beveledBox, materials, moved, turned } from '../../../../world/modeling/index.js';
import { atRest, place, type Placed, type Scene } from '../../../../world/index.js';
import { studioLights } from '../../../../world/shading/mirrored-studio.js';
import { add, dot, length, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import type { DressedBody } from '../posing/dressed-body.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { BodyState, Occluder } from '../state.js';
import { bodyObject } from './body-object.js';
import { cameraAxes, cameraPosition } from './camera.js';

/** Colors of the picture's top and bottom. */
const backgrounds = [
  ['#cdd8e6', '#f3f6f9'],
  ['#e7e0d3', '#f9f6f1'],
  ['#cbd9d0', '#f3f7f4'],
  ['#ded5e2', '#f7f4f9'],
  ['#e2e8ec', '#f7f8f9'],
].map((colors) => colors.map(parseColor) as [top: Rgb, bottom: Rgb]);
export const backgroundCount = backgrounds.length;

/** The scene of a state: first the body, then what it wears, then what stands around. */
export function sceneOf(x: BodyState, { body, worn, around }: DressedBody): Scene {
  const { camera, sun, ground, occluder } = x;
  const [top, bottom] = backgrounds[x.background];
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
    camera: {
      position,
      target: camera.target,
      fieldOfView: camera.fieldOfView,
      near: camera.distance / 50,
      far: reach,
    },
    lights: { ...studioLights, sun: { ...studioLights.sun, direction } },
    ground,
    background: { top, bottom },
  };
}

/** Points all over what the picture is to hold. */
export function outline({ parts }: PosedBody, worn: readonly Placed[], frame: QuestionKind['frame']): Vec3[] {
  // Horns and antlers may extend beyond the picture of a face; otherwise the face would be small.
  const onHead = /\b(head|eye|ear|hair|brow|beak)\b/;
  const shown: Placed[] =
    frame === 'body'
      ? [bodyObject('', { parts }), ...worn]
      : [bodyObject('', { parts: parts.filter(({ name }) => onHead.test(name)) })];
  return shown.flatMap(({ model, pose }) =>
    model.parts.flatMap(({ mesh: { positions } }) => {
      const points: Vec3[] = [];
      // Every seventh vertex: what they leave out is smaller than the margin.
      for (let i = 0; i + 2 < positions.length; i += 21)
        points.push(place(pose, [positions[i], positions[i + 1], positions[i + 2]]));
      return points;
    }),
  );
}

const colors = ['#b9855a', '#8f9aa3', '#6f8f6a', '#c7b28a', '#7d6e83'] as const;

/** A board that stands close before the body and hides some of it, seen from the camera. */
export function placeOccluder({ camera, points, stature }: BodyState, stream: Stream): Occluder {
  const { right, back } = cameraAxes({ ...camera, elevation: 0 });
  const places = Object.values(points);
  const [across, toward] = [right, back].map((axis) => places.map((p) => dot(p, axis)));
  const span = Math.max(...across) - Math.min(...across);
  // Not before the middle: a body that is cut in two is hard to read.
  const aside = (stream.float() < 0.5 ? -1 : 1) * stream.uniform(0.2, 0.5) * span;
  const middle = (Math.max(...across) + Math.min(...across)) / 2;
  const near = Math.max(...toward) + 0.12 * stature;
  const at: Vec3 = add(scale(right, middle + aside), scale(back, near));
  return {
    at: [sixDecimals(at[0]), sixDecimals(at[2])],
    azimuth: camera.azimuth,
    width: sixDecimals(stream.uniform(0.18, 0.4) * span),
    height: sixDecimals(stream.uniform(0.25, 0.75) * Math.max(...places.map(([, y]) => y))),
    color: stream.choice(colors),
  };
}

/** The thickness of the board, meters. */
const thickness = 0.04;

/** The board as an object of the scene. */
function board({ at, azimuth, width, height, color }: Occluder): Placed {
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
