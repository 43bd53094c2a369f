/** What renderers are measured on, with the ratios to the faster peer that are aimed at. */
import { knot } from '../knot.mjs';

export const scenes = [
  { name: 'knot, 12.8k triangles', along: 200, around: 32, plain: 0.6, shadows: 0.5 },
  { name: 'knot, 100.8k triangles', along: 560, around: 90, plain: 0.45, shadows: 0.45 },
  { name: 'knot, 504 triangles', along: 42, around: 6, plain: 0.9, shadows: 0.7 },
  {
    name: 'textured knot, 12.8k triangles',
    along: 200,
    around: 32,
    textured: true,
    plain: 0.7,
    shadows: 0.6,
  },
];

export function sceneOf({ toolkit, studioLights }, model, degrees, shadows) {
  const pose = { rotation: toolkit.turnMatrix('y', degrees), position: [0, 0.8, 0], scale: 1 };
  return {
    objects: [{ model, pose }],
    camera: { position: [2.8, 2.85, 5.2], target: [0, 0.55, 0], fieldOfView: 36, near: 0.1, far: 100 },
    lights: studioLights,
    ground: shadows ? 'catcher' : 'none',
    background: { top: [225, 232, 240], bottom: [250, 250, 250] },
  };
}

export function modelOf(toolkit, { along, around, textured }) {
  const mesh = knot(toolkit, along, around);
  const plain = { baseColor: [0.75, 0.3, 0.2], metallic: 0, roughness: 0.6 };
  const material = textured ? toolkit.textured(plain, toolkit.checks('#c33', '#eec', 32, 1024)) : plain;
  const parts = [{ name: 'knot', mesh, material }];
  return { category: 'knot', broadClass: 'miscellaneous', hasFront: false, hasUp: false, parts };
}
