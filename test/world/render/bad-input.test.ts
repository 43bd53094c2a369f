import { describe, expect, it } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import type { Camera, Scene, RenderSettings } from '../../../src/world/scene.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { ball, box, matte, meshOf, modelOf, placed, sceneOf } from './scenes.js';

const renderer = softRenderer();
const gray = matte(0.5, 0.5, 0.5);
const cube = modelOf([box([1, 1, 1]), gray]);
const settings: RenderSettings = { width: 64, height: 48, samples: 4, shadows: true };
const draw = (scene: Scene, more: Partial<RenderSettings> = {}): Uint8Array =>
  renderer.render(scene, { ...settings, ...more }).data;

const camera: Camera = sceneOf([]).camera;

describe('wrong input is refused by name', () => {
  it.each([
    ['width', { width: 0 }],
    ['width', { width: 1e9 }],
    ['width', { width: 9000 }],
    ['height', { height: 1.5 }],
    ['samples', { samples: 3 as 4 }],
    ['width × height × samples', { width: 8192, height: 8192, samples: 8 as const }],
  ])('%s %j', (name, more) => {
    expect(() => draw(sceneOf([placed(cube)]), more)).toThrow(TopsyturvyError);
    expect(() => draw(sceneOf([placed(cube)]), more)).toThrow(`for ${name} but received`);
  });

  it.each<[string, Partial<Camera>]>([
    ['camera.position', { position: [NaN, 0, 0] }],
    ['camera.target', { target: [0, Infinity, 0] }],
    ['camera.target', { target: camera.position }],
    ['camera.up', { position: [0, 5, 0], target: [0, 0, 0] }],
    ['camera.up', { up: [0, 0, 0] }],
    ['camera.fieldOfView', { fieldOfView: 0 }],
    ['camera.fieldOfView', { fieldOfView: 180 }],
    ['camera.near', { near: 0 }],
    ['camera.far', { near: 2, far: 2 }],
    ['camera.far', { far: NaN }],
  ])('%s %j', (name, more) => {
    const scene = sceneOf([placed(cube)], { camera: { ...camera, ...more } });
    expect(() => draw(scene)).toThrow(TopsyturvyError);
    expect(() => draw(scene)).toThrow(`for ${name} but received`);
    expect(() => renderer.masks(scene, { width: 8, height: 8 })).toThrow(TopsyturvyError);
  });

  it.each([
    ['position of object 0', { position: [0, NaN, 0] as const }],
    ['rotation of object 0', { rotation: [1, 0, 0, 0, 1, 0, 0, 0, NaN] as const }],
    ['rotation of object 0', { rotation: [2, 0, 0, 0, 1, 0, 0, 0, 1] as const }],
    ['scale of object 0', { scale: 0 }],
    ['scale of object 0', { scale: Infinity }],
    ['size of part "part 0" of object 0', { scale: 1e20 }],
  ])('%s %j', (name, pose) => {
    expect(() => draw(sceneOf([placed(cube, pose)]))).toThrow(`for ${name} but received`);
  });

  const good = box([1, 1, 1]);
  it.each([
    ['positions', { ...good, positions: good.positions.map((v, i) => (i === 7 ? NaN : v)) }],
    ['positions', { ...good, positions: good.positions.map((v, i) => (i === 7 ? Infinity : v)) }],
    ['positions', { ...good, positions: good.positions.slice(1) }],
    ['normals', { ...good, normals: good.normals.slice(3) }],
    ['uvs', { ...good, uvs: new Float32Array(3) }],
    ['indices', { ...good, indices: good.indices.slice(1) }],
    ['an index', { ...good, indices: good.indices.map((v, i) => (i === 5 ? 24 : v)) }],
  ])('%s of a mesh', (name, mesh) => {
    const scene = sceneOf([placed(modelOf([mesh, gray]))]);
    expect(() => draw(scene)).toThrow(`for ${name} of part "part 0" of object 0 but received`);
  });

  it('more meshes than there is memory for', () => {
    const vertices = 300_000;
    const zeros = new Float32Array(3 * vertices);
    const mesh = { positions: zeros, normals: zeros, indices: new Uint32Array(vertices) };
    const scene = sceneOf(Array.from({ length: 60 }, () => placed(modelOf([mesh, gray]))));
    for (const look of [() => draw(scene), () => renderer.objects(scene, { width: 8, height: 8 })])
      expect(look).toThrow(
        'Expected at most 1.5 GiB of vertices (100 bytes each) and triangles (48 bytes each) for all meshes of a scene up to ' +
          'part "part 0" of object 46 but received "14100000 vertices and 4700000 triangles"',
      );
  });

  it('the direction of the sun', () => {
    const { lights } = sceneOf([]);
    for (const direction of [
      [0, 0, 0],
      [NaN, 1, 0],
    ] as const) {
      const scene = sceneOf([placed(cube)], { lights: { ...lights, sun: { ...lights.sun, direction } } });
      expect(() => draw(scene)).toThrow('for lights.sun.direction but received');
    }
  });

  it('the use of a renderer after its end', () => {
    const ended = softRenderer();
    ended.dispose();
    expect(() => ended.masks(sceneOf([]), { width: 8, height: 8 })).toThrow(TopsyturvyError);
  });
});

describe('odd input is drawn', () => {
  const empty = draw(sceneOf([]));

  it('an empty scene, an object without triangles or parts', () => {
    expect([...empty.subarray(0, 3)]).toEqual([225, 232, 240]);
    expect(draw(sceneOf([placed(modelOf())]))).toEqual(empty);
    expect(draw(sceneOf([placed(modelOf([meshOf([], []), gray]))]))).toEqual(empty);
    expect(draw(sceneOf([placed(modelOf())], { ground: 'catcher' }))).toEqual(empty);
  });

  it('triangles of no area', () => {
    const flat = meshOf([0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0], [0, 1, 2, 0, 0, 0, 0, 3, 0, 1, 1, 2]);
    expect(draw(sceneOf([placed(modelOf([flat, { ...gray, doubleSided: true }]))]))).toEqual(empty);
  });

  it('normals of no length', () => {
    const cubeMesh = box([1, 1, 1]);
    const mesh = { ...cubeMesh, normals: new Float32Array(cubeMesh.normals.length) };
    const scene = sceneOf([placed(modelOf([mesh, gray]))]);
    expect(() => draw(scene)).not.toThrow();
    expect(renderer.masks(scene, { width: 32, height: 32 }).normals.some(Number.isNaN)).toBe(false);
  });

  it('pictures of one pixel, one row, one column', () => {
    const scene = sceneOf([placed(cube)], { ground: 'checker' });
    for (const [width, height] of [
      [1, 1],
      [300, 1],
      [1, 300],
    ] as const)
      expect(draw(scene, { width, height })).toHaveLength(3 * width * height);
  });

  it('a camera inside an object, on the ground, below it, and looking up', () => {
    const around = modelOf([ball(3, 16), { ...gray, doubleSided: true }]);
    for (const position of [
      [0.1, 0.2, 0.3],
      [0.1, 0, 0.3],
      [0.1, -2, 0.3],
    ] as const)
      for (const ground of ['none', 'catcher', 'checker'] as const) {
        const scene = sceneOf([placed(around)], {
          ground,
          camera: { ...camera, position, target: [0, 1, 0] },
        });
        expect(draw(scene)).not.toEqual(empty);
      }
  });

  it('suns below the ground, on the horizon, and straight above', () => {
    const { lights } = sceneOf([]);
    for (const direction of [
      [0, -1, 0],
      [1, 0, 0],
      [0, 1, 0],
      [1, 1e-5, 0],
    ] as const)
      for (const ground of ['catcher', 'checker'] as const) {
        const scene = sceneOf([placed(cube)], {
          ground,
          lights: { ...lights, sun: { ...lights.sun, direction } },
        });
        expect(draw(scene)).not.toEqual(empty);
      }
  });
});
