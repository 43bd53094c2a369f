import { expect, it } from 'vitest';
import { box, materials, mirroredX, moved, sphere, turned } from '../../src/world/modeling/index.js';
import type { Part } from '../../src/world/model.js';
import { reflectPoint, renderWithMirror, type Glass } from '../../src/world/reflection.js';
import type { Placed, Scene } from '../../src/world/scene.js';
import { studioLights } from '../../src/world/shading/mirrored-studio.js';
import { softRenderer } from '../../src/world/render/renderer.js';
import { atRest } from '../../src/world/pose.js';
import type { Raster } from '../../src/draw/raster.js';

const placed = (parts: Part[]): Placed => ({
  model: { category: 'thing', broadClass: 'miscellaneous', hasFront: true, hasUp: true, parts },
  pose: atRest,
});

/** Something with a left and a right: a red ball on its left, a long blue block on its right. */
const thing = (): Part[] => [
  { name: 'trunk', mesh: moved(box(0.4, 1, 0.3), 0, 0.5, 0), material: materials.clay('#a0a0a0') },
  { name: 'left ball', mesh: moved(sphere(0.2, 24), 0.4, 0.9, 0.1), material: materials.clay('#d02020') },
  {
    name: 'right block',
    mesh: moved(box(0.5, 0.15, 0.15), -0.45, 0.6, 0),
    material: materials.clay('#2020d0'),
  },
];
const mirrorPlane = -1;
const glass: Glass = { center: [0, 1, mirrorPlane], normal: [0, 0, 1], up: [0, 1, 0], width: 3, height: 2 };
const light = { ...studioLights, sun: { ...studioLights.sun, direction: [0, 1, 0] as const } };

const scene: Scene = {
  objects: [placed(thing())],
  camera: { position: [2.6, 2.4, 2.9], target: [0, 0.8, -0.7], fieldOfView: 40, near: 0.1, far: 40 },
  lights: light,
  ground: 'none',
  background: { top: [200, 210, 220], bottom: [240, 240, 240] },
};
const size = { width: 160, height: 160 };
const settings = { ...size, samples: 8, shadows: false } as const;
const renderer = softRenderer();

it('shows what a mirrored copy of the things would show through a window', () => {
  const picture = renderWithMirror(renderer, scene, { glass, behind: [] }, settings);
  // The second road: the copy is built, each vertex by hand, and stands behind the plane; no camera is moved.
  const copy = thing().map((part) => ({
    ...part,
    mesh: moved(turned(mirroredX(part.mesh), 'y', 180), 0, 0, 2 * mirrorPlane),
  }));
  const window = renderer.render({ ...scene, objects: [...scene.objects, placed(copy)] }, settings);
  const masks = renderer.objects({ ...scene, objects: [...scene.objects, placed(copy)] }, size);
  const [reds, blues] = [
    (r: Raster, i: number) => r.data[3 * i] > 1.6 * r.data[3 * i + 2],
    (r: Raster, i: number) => r.data[3 * i + 2] > 1.6 * r.data[3 * i],
  ];
  for (const is of [reds, blues]) {
    let [both, either] = [0, 0];
    for (let i = 0; i < masks.length; i++) {
      if (masks[i] !== 2) continue;
      const [a, b] = [is(picture, i), is(window, i)];
      if (a || b) either++;
      if (a && b) both++;
    }
    expect(either).toBeGreaterThan(60);
    expect(both / either).toBeGreaterThan(0.93);
  }
});

it('leaves everything outside the glass as it is', () => {
  const picture = renderWithMirror(renderer, scene, { glass, behind: [] }, settings);
  const without = renderer.render(scene, settings);
  const object = renderer.objects(scene, size);
  let same = 0;
  let all = 0;
  object.forEach((seen, i) => {
    if (seen !== 1) return;
    all++;
    if ([0, 1, 2].every((k) => picture.data[3 * i + k] === without.data[3 * i + k])) same++;
  });
  expect(same / all).toBeGreaterThan(0.9); // all but the object's edge, where the glass shines through
});

it('is nothing from behind and where it is not seen', () => {
  for (const camera of [
    { ...scene.camera, position: [0.5, 1.2, -6] as const },
    { ...scene.camera, target: [2.6, 2.4, 9] as const },
  ]) {
    const seen = { ...scene, camera };
    const picture = renderWithMirror(renderer, seen, { glass, behind: [] }, settings);
    expect(picture).toEqual(renderer.render(seen, settings));
  }
});

it('reflects points: twice is where they were, and the plane stays', () => {
  const tilted = { center: [1, 2, 3], normal: [0.6, 0, 0.8] } as const;
  const p = [0.3, -0.2, 4] as const;
  reflectPoint(tilted, reflectPoint(tilted, p)).forEach((value, k) => expect(value).toBeCloseTo(p[k], 12));
  expect(reflectPoint(tilted, tilted.center)).toEqual(tilted.center);
});
