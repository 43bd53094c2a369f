import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { countPixels, visibleObjects } from '../../../src/world/visible.js';
import { ball, box, matte, meshOf, modelOf, placed, sceneOf } from './scenes.js';

const renderer = softRenderer();
const gray = matte(0.5, 0.5, 0.5);
const size = { width: 200, height: 160 };
const ahead = { position: [0, 0, 10], target: [0, 0, 0], fieldOfView: 30, near: 0.1, far: 100 } as const;

describe('masks', () => {
  it('measure a ball: area, depth and normals', () => {
    const scene = sceneOf([placed(modelOf([ball(1, 96), gray]))], { camera: ahead });
    const masks = renderer.masks(scene, { width: 301, height: 301 });
    // Seen at the angle whose sine is 1/10: a disc of this radius in the picture.
    const radius = (301 / 2 / Math.tan(Math.PI / 12)) * (0.1 / Math.sqrt(0.99));
    const { pixels, box: bounds } = countPixels(masks.objects, masks, 1)[0];
    expect(Math.abs(pixels / (Math.PI * radius * radius) - 1)).toBeLessThan(0.003);
    expect(bounds).toEqual({
      left: Math.ceil(150 - radius),
      top: Math.ceil(150 - radius),
      right: Math.floor(150 + radius),
      bottom: Math.floor(150 + radius),
    });
    const middle = 150 * 301 + 150;
    expect(masks.depth[middle]).toBeCloseTo(9, 3);
    expect(masks.depth[0]).toBe(Infinity);
    expect([...masks.normals.subarray(3 * middle, 3 * middle + 3)].map((v) => v.toFixed(2))).toEqual([
      '0.00',
      '0.00',
      '1.00',
    ]);
    // Left in the picture is the normal's −X.
    expect(masks.normals[3 * (middle - 40)]).toBeLessThan(-0.3);
    expect(masks.normals[3 * (middle - 40 * 301) + 1]).toBeGreaterThan(0.3);
  });

  it('tell objects and parts apart, the nearer in front', () => {
    const pair = modelOf([box([1, 1, 1], [-0.6, 0, 0]), gray], [box([1, 1, 1], [0.6, 0, 0]), gray]);
    const scene = sceneOf(
      [placed(pair), placed(modelOf([box([0.4, 3, 0.4]), gray]), { position: [0.6, 0, 2] })],
      { camera: ahead },
    );
    const { objects, parts, depth } = renderer.masks(scene, size);
    expect(renderer.objects(scene, size)).toEqual(objects);
    expect(renderer.parts(scene, size)).toEqual({ objects, parts });
    const at = (x: number, y: number): number => y * 200 + x;
    expect([objects[at(85, 80)], parts[at(85, 80)]]).toEqual([1, 1]);
    expect([objects[at(105, 80)], parts[at(105, 80)]]).toEqual([1, 2]);
    expect([objects[at(120, 80)], parts[at(120, 80)]]).toEqual([2, 1]);
    expect(depth[at(120, 80)]).toBeCloseTo(7.8, 3);
    expect([objects[at(10, 10)], parts[at(10, 10)]]).toEqual([0, 0]);
  });

  it('tell the first objects as they are seen among the others', () => {
    const told = [0, 0];
    for (let example = 0; example < 25; example++) {
      const stream = new Stream(['masks', 'told', example]);
      // Near and far, some around the camera, one an endless floor; the two that are told at any place among them.
      const objects = Array.from({ length: 30 }, (_, i) => {
        const side = stream.uniform(0.1, i < 3 ? 1.5 : stream.choice([0.3, 1, 6]));
        const position = [stream.uniform(-3, 3), stream.uniform(-2, 2), stream.uniform(-8, 9.95)] as const;
        const mesh = i % 2 === 0 ? ball(side, 24) : box([side, side, side]);
        return placed(modelOf([mesh, gray]), { position });
      });
      objects.splice(2, 0, placed(modelOf([box([60, 0.1, 60]), gray]), { position: [0, -0.8, 0] }));
      const scene = sceneOf(objects, { camera: ahead });
      const all = renderer.objects(scene, size);
      for (const count of [1, 2]) {
        const seen = renderer.objects(scene, size, count);
        expect(seen.every((object, at) => object === (all[at] <= count ? all[at] : 0))).toBe(true);
        told[count - 1] += seen.reduce((sum, object) => sum + Math.min(1, object), 0);
      }
    }
    expect(told[0]).toBeGreaterThan(1000);
    expect(told[1]).toBeGreaterThan(told[0]);
  });

  it('see nothing nearer than near or farther than far', () => {
    const wall = modelOf([box([4, 4, 0.1]), gray]);
    const seen = (near: number, far: number): number =>
      countPixels(
        renderer.objects(sceneOf([placed(wall)], { camera: { ...ahead, near, far } }), size),
        size,
        1,
      )[0].pixels;
    expect(seen(0.1, 100)).toBeGreaterThan(10_000);
    expect(seen(0.1, 9.9)).toBe(0);
    expect(seen(9.96, 100)).toBe(0);
    expect(seen(9.9, 9.96)).toBe(seen(0.1, 100));
  });

  it('have holes where an alpha mask has', () => {
    // A quarter of the texture is there; read by nearness, so compare areas only.
    const data = new Uint8Array(16 * 16 * 4).fill(255);
    for (let i = 0; i < 256; i++) if (!(i % 16 < 8 && i < 128)) data[4 * i + 3] = 0;
    const image = { width: 16, height: 16, channels: 4, data } as const;
    const sheet = meshOf(
      [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0],
      [0, 1, 2, 0, 2, 3],
      [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
      [0, 1, 1, 1, 1, 0, 0, 0],
    );
    const cut = { baseColorTexture: { image, wrapS: 'clamp', wrapT: 'clamp' }, alphaCutoff: 0.5 } as const;
    const count = (material: object): ReturnType<typeof countPixels>[number] =>
      countPixels(
        renderer.objects(
          sceneOf([placed(modelOf([sheet, matte(1, 1, 1, material)]))], { camera: ahead }),
          size,
        ),
        size,
        1,
      )[0];
    const whole = count({});
    const quarter = count(cut);
    expect(Math.abs(quarter.pixels / whole.pixels - 0.25)).toBeLessThan(0.02);
    expect(quarter.box!.left).toBe(whole.box!.left);
    expect(quarter.box!.top).toBe(whole.box!.top);
    expect(quarter.box!.right).toBeLessThan(100);
  });

  it('hide what lies below a checkered ground, and only there', () => {
    const sunk = [placed(modelOf([box([1, 1, 1]), gray]))];
    const count = (ground: 'none' | 'catcher' | 'checker'): number =>
      countPixels(renderer.objects(sceneOf(sunk, { ground }), size), size, 1)[0].pixels;
    expect(count('checker')).toBeLessThan(0.75 * count('none'));
    expect(count('checker')).toBeGreaterThan(0.4 * count('none'));
    expect(count('catcher')).toBe(count('none'));
  });
});

describe('visible objects', () => {
  const tall = modelOf([box([1, 2, 1]), gray]);

  it('are whole when alone', () => {
    const [only] = visibleObjects(renderer, sceneOf([placed(tall)], { camera: ahead }), size);
    expect(only.fraction).toBe(1);
    expect(only.alone).toBe(only.pixels);
  });

  it('are hidden by half by what stands before half of them', () => {
    // The cover reaches to the middle of the picture.
    const cover = placed(modelOf([box([6, 6, 0.1]), gray]), { position: [-3, 0, 3] });
    const [behind, before] = visibleObjects(
      renderer,
      sceneOf([placed(tall), cover], { camera: ahead }),
      size,
    );
    expect(behind.fraction).toBeCloseTo(0.5, 1);
    expect(behind.box!.left).toBe(100);
    expect(before.fraction).toBeLessThan(1);
  });

  it('are cut by half by the side of the picture through their middle', () => {
    const camera = { ...ahead, position: [0, 2.679, 10], target: [0, 2.679, 0] } as const;
    const [cut] = visibleObjects(renderer, sceneOf([placed(tall)], { camera }), size);
    expect(cut.fraction).toBeCloseTo(0.5, 1);
    expect(cut.box!.bottom).toBe(159);
  });

  it('may be out of sight', () => {
    const away = placed(tall, { position: [0, 0, 40] });
    const [none] = visibleObjects(renderer, sceneOf([away], { camera: ahead }), size);
    expect(none).toEqual({ pixels: 0, alone: 0, fraction: 0 });
  });
});
