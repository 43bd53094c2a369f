import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { quadrupeds } from '../../../src/content/bodies/quadruped/index.js';
import { standing } from '../../../src/content/bodies/quadruped/poses/standing.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { Stream } from '../../../src/core/stream.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { createRaster } from '../../../src/draw/raster.js';
import { fine, HabitatAssets } from '../../../src/families/ambiguous/camouflage/habitat/assets.js';
import { outlook, stand } from '../../../src/families/ambiguous/camouflage/habitat/standing.js';
import { skinOf } from '../../../src/families/ambiguous/camouflage/habitat/skin.js';
import { Tile } from '../../../src/families/ambiguous/camouflage/habitat/tile.js';
import { sharedSoftRenderer } from '../../../src/world/open-renderer.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';

test('a tile repeats in both directions without a seam', () => {
  const side = 60;
  const picture = createRaster(side, side, 3);
  // From black at one end to white at the other: nothing could have a greater seam.
  for (let at = 0; at < side * side; at++) picture.data.fill(4 * (at % side), 3 * at, 3 * at + 3);
  const tile = new Tile(picture);
  const read = (x: number, y: number): number => {
    const sum = new Float64Array(3);
    tile.read(x, y, 1, sum);
    return sum[0];
  };
  for (let x = 0; x < tile.width; x++) {
    expect(read(x + tile.width, 7)).toBeCloseTo(read(x, 7), 6);
    expect(read(x - 2 * tile.width, 7 + tile.height)).toBeCloseTo(read(x, 7), 6);
    // A step as long as the whole way back is spread over the passage.
    expect(Math.abs(read(x + 1, 7) - read(x, 7))).toBeLessThan(60);
  }
});

test('a skin knows where on the body each pixel lies, as projecting the corners of its mesh shows', async () => {
  const sides = { width: 240, height: 180 };
  const { camera } = outlook(sides, 22);
  const model = buildModel(
    catalog.find(({ category }) => category === 'teapot')!,
    ['skin'],
  );
  const { pose } = stand(model, { yaw: 35, elevation: 22 }, sides, 110, [0.3, 0.6], 1.3);
  const renderer = await sharedSoftRenderer();
  const black = [0, 0, 0] as const;
  const scene = { objects: [{ model, pose }], camera, lights: studioLights, ground: 'none', background: { top: black, bottom: black } } as const; // prettier-ignore
  const masks = renderer.masks(scene, sides);
  const { places, facing } = skinOf(masks, camera, pose, sides.height);
  const [, up, back] = camera.position;
  const [sine, cosine] = [up, back].map((part) => part / Math.hypot(up, back));
  const focal = sides.height / (2 * Math.tan((camera.fieldOfView * Math.PI) / 360));
  let compared = 0;
  for (const { mesh } of model.parts)
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const own = [0, 1, 2].map((k) => pose.scale * mesh.positions[i + k]);
      const [x, y, z] = [0, 1, 2].map((row) =>
        own.reduce((sum, value, k) => sum + pose.rotation[3 * row + k] * value, pose.position[row]),
      );
      const depth = Math.hypot(up, back) - sine * y - cosine * z;
      const column = Math.floor(sides.width / 2 + (focal * x) / depth);
      const row = Math.floor(sides.height / 2 - (focal * (cosine * y - sine * z)) / depth);
      const at = row * sides.width + column;
      // Only corners that nothing hides.
      if (masks.objects[at] === 0 || Math.abs(masks.depth[at] - depth) > 0.002) continue;
      compared++;
      expect(facing[3 * at] + facing[3 * at + 1] + facing[3 * at + 2]).toBeCloseTo(1, 5);
      for (let k = 0; k < 3; k++)
        expect(Math.abs(places[3 * at + k] - sides.height * own[k])).toBeLessThan(3);
    }
  expect(compared).toBeGreaterThan(100);
});

/** Markings that nothing painted in one color has. */
const markings: Record<string, (color: Uint8Array) => boolean> = {
  skunk: (color) => Math.min(...color) > 120,
  panda: (color) => Math.max(...color) < 60,
  rooster: ([red, green, blue]) => red > 90 && red > 2 * Math.max(green, blue),
};

test.each(Object.keys(markings))(
  'a %s is revealed with its own markings, and not blown out',
  async (animal) => {
    const params = { look: 'habitat', animals: [animal], size: 192 };
    const maker = await prepare(plan('ambiguous/camouflage' as string, { seed: 3, count: 2, params }));
    for (let i = 0; i < 2; i++) {
      const item = maker.make(i);
      const [hidden, shown] = ['original', 'revealed'].map((name) => item.view(name).raster.data);
      let [all, white, marked] = [0, 0, 0];
      for (let at = 0; at < shown.length; at += 3) {
        const color = shown.subarray(at, at + 3) as Uint8Array;
        if (color.every((value, k) => value === hidden[at + k])) continue;
        all++;
        if (Math.min(...color) >= 253) white++;
        if (markings[animal](color)) marked++;
      }
      expect(white / all).toBeLessThan(0.02);
      expect(marked).toBeGreaterThanOrEqual(4);
      expect(marked / all).toBeLessThan(0.6);
    }
  },
);

test('in clay, a mane has the outline that it has, hair by hair', async () => {
  const lion = quadrupeds.find(({ name }) => name === 'lion')!;
  const look = lion.look(new Stream(['lion']));
  const { parts } = lion.build(look, standing(new Stream(['pose']), lion, look));
  const model = { category: 'lion', broadClass: 'animals', hasFront: true, hasUp: true, parts } as const;
  const [size, elevation, at] = [160, 22, [0.4, 0.5]] as const;
  const renderer = await sharedSoftRenderer();
  const ground = { kind: 'habitat', habitat: 'snowfield', example: 0, layout: '["l"]', elevation, aperture: 0.01, free: 1.3, coat: [0, 0] } as const; // prettier-ignore
  const { whole } = new HabitatAssets('clay', renderer).scene(ground, model, {
    yaw: 35,
    side: 110,
    at,
    size,
  });
  const sides = { width: size, height: size };
  const { camera } = outlook(sides, elevation);
  const { pose } = stand(model, { yaw: 35, elevation }, sides, 110, at, 1.3);
  const black = [0, 0, 0] as const;
  const scene = { objects: [{ model, pose }], camera, lights: studioLights, ground: 'none', background: { top: black, bottom: black } } as const; // prettier-ignore
  const own = renderer.objects(scene, { width: fine * size, height: fine * size }, 1);
  expect([...whole]).toEqual([...own]);
});
