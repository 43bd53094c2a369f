import { expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { pixelHash } from '../../../src/draw/raster.js';
import { defineSurface, surfaceMaterial, surfaces } from '../../../src/content/surfaces/index.js';
import { expectGolden } from '../../goldens/golden-file.js';
import { seamRatio } from './seam.js';

const size = 64;
const paint = (surface: (typeof surfaces)[number], seed = 1) =>
  surface.paint(new Stream(['surfaces', seed, surface.name]), size);
const fields = surfaces.map((surface) => ({ surface, ...paint(surface) }));

test('a field that does not repeat has a seam', () => {
  const slope = Float32Array.from({ length: size * size }, (_, i) => i % size);
  expect(seamRatio(slope, size, 1)).toBeGreaterThan(50);
});

test('surfaces continue beyond the sides of their tiles', () => {
  const seams = fields
    .map(({ surface, color, height }) => [
      surface.name,
      Math.max(seamRatio(color, size, 3), seamRatio(height, size, 1)),
    ])
    .filter(([, ratio]) => (ratio as number) > 1.3);
  expect(seams).toEqual([]);
});

test('names are told apart', () => {
  expect(new Set(surfaces.map(({ name }) => name)).size).toBe(surfaces.length);
});

test('albedo is what such things have: means of 0.04 to 0.8, never white or glowing', () => {
  const wrong = fields.flatMap(({ surface, color }) => {
    const luminances = Array.from(
      { length: size * size },
      (_, i) => 0.2126 * color[3 * i] + 0.7152 * color[3 * i + 1] + 0.0722 * color[3 * i + 2],
    ).sort((a, b) => a - b);
    const mean = luminances.reduce((sum, value) => sum + value, 0) / luminances.length;
    const [low, high] = [luminances[41], luminances[luminances.length - 41]];
    const fine =
      mean >= 0.035 && mean <= 0.8 && low >= 0.01 && high <= 0.95 && color.every((value) => value >= 0);
    return fine ? [] : [[surface.name, mean, low, high]];
  });
  expect(wrong).toEqual([]);
});

test('roughness lies between 0.08 and 1, metallicity between 0 and 1', () => {
  const within = (field: Float32Array | number, min: number, max: number): boolean =>
    (typeof field === 'number' ? [field] : [...field]).every((value) => value >= min && value <= max);
  const wrong = fields
    .filter(({ roughness, metallic = 0 }) => !within(roughness, 0.08, 1.05) || !within(metallic, 0, 1))
    .map(({ surface }) => surface.name);
  expect(wrong).toEqual([]);
});

test('slopes are those of real reliefs: below 1 (45°) on average, and below 0.5 for what is made by hand', () => {
  const rough = new Set(['gravel', 'lawn', 'straw', 'cobblestones', 'roof tiles', 'soil', 'knit']);
  const wrong = fields.flatMap(({ surface, height }) => {
    let sum = 0;
    const per = size / surface.tile[0];
    for (let i = 0; i < height.length; i++) {
      const right = i % size === size - 1 ? i - size + 1 : i + 1;
      sum += ((height[right] - height[i]) * per) ** 2;
    }
    const slope = Math.sqrt(sum / height.length);
    return slope < (rough.has(surface.name) ? 1 : 0.5) ? [] : [[surface.name, slope]];
  });
  expect(wrong).toEqual([]);
});

test('the same stream gives the same bytes on every machine, another stream other colors', () => {
  const hashes = (surface: (typeof surfaces)[number], seed: number): string[] => {
    const { baseColorTexture, normalTexture, metallicRoughnessTexture } = surfaceMaterial(
      surface,
      new Stream(['surfaces', seed]),
      32,
    );
    return [baseColorTexture!, normalTexture!, metallicRoughnessTexture!].map(({ image }) =>
      pixelHash(image),
    );
  };
  const lines = surfaces.map((surface) => {
    const [one, other] = [hashes(surface, 1), hashes(surface, 2)];
    expect(one[0]).not.toBe(other[0]);
    return `${surface.name} ${one.map((hash) => hash.slice(0, 16)).join(' ')}`;
  });
  expectGolden('surfaces.txt', lines);
});

test('a material has three textures of one size that repeat; normals say what the height says', () => {
  const slope = 0.02;
  const ridge = defineSurface({
    name: 'ridge',
    isMetal: true,
    tile: [0.5, 0.25],
    paint: () => ({
      color: new Float32Array(3 * 32 * 32).fill(0.5),
      height: Float32Array.from({ length: 32 * 32 }, (_, i) => {
        const y = Math.floor(i / 32);
        return slope * Math.min(y, 32 - y) * (0.25 / 32);
      }),
      roughness: 0.4,
      metallic: 1,
    }),
  });
  const material = surfaceMaterial(ridge, new Stream([1]), 32);
  for (const texture of [
    material.baseColorTexture,
    material.normalTexture,
    material.metallicRoughnessTexture,
  ]) {
    expect([texture!.image.width, texture!.image.height, texture!.wrapS, texture!.wrapT]).toEqual([
      32,
      32,
      'repeat',
      'repeat',
    ]);
  }
  expect([...material.metallicRoughnessTexture!.image.data.slice(0, 3)]).toEqual([0, 102, 255]);
  const at = (row: number): number[] =>
    [...material.normalTexture!.image.data.slice(3 * 32 * row, 3 * 32 * row + 3)].map(
      (code) => (2 * code) / 255 - 1,
    );
  // Rising down the picture leans the normal up, toward green; 8 bits hold flat slopes because of the scale.
  const [x, y, z] = at(8);
  expect(x).toBeCloseTo(0, 1);
  expect((material.normalTexture!.scale! * y) / z).toBeCloseTo(slope, 3);
  expect((material.normalTexture!.scale! * at(24)[1]) / at(24)[2]).toBeCloseTo(-slope, 3);
});

test('is painted once, when a texture is first read', () => {
  let painted = 0;
  const plain = (metallic?: number) =>
    defineSurface({
      name: 'plain',
      tile: [1, 1],
      paint: (_, size) => {
        painted++;
        const [color, height] = [new Float32Array(3 * size * size), new Float32Array(size * size)];
        return { color, height, roughness: 1, ...(metallic !== undefined && { metallic }) };
      },
    });
  const { baseColorTexture, normalTexture, metallicRoughnessTexture } = surfaceMaterial(
    plain(),
    new Stream([1]),
    16,
  );
  expect([baseColorTexture!.image.width, painted]).toEqual([16, 0]);
  for (const texture of [normalTexture, baseColorTexture, metallicRoughnessTexture])
    expect(texture!.image.data.length).toBe(3 * 16 * 16);
  expect([normalTexture!.scale, painted]).toEqual([1 / 64, 1]);
  const metal = surfaceMaterial(plain(1), new Stream([1]), 16);
  expect(() => metal.baseColorTexture!.image.data).toThrow(
    'Expected true for a surface that paints `metallic` for isMetal of plain but received false',
  );
});

test('what is drawn from a stream before it is painted changes nothing, also where a surface draws from it itself', () => {
  const own = defineSurface({
    name: 'own',
    tile: [1, 1],
    paint: (variation, size) => ({
      color: new Float32Array(3 * size * size).fill(variation.float()),
      height: new Float32Array(size * size),
      roughness: 1,
    }),
  });
  const stream = new Stream(['own']);
  const [first, second] = [surfaceMaterial(own, stream, 16), surfaceMaterial(own, new Stream(['own']), 16)];
  stream.float();
  expect(first.baseColorTexture!.image.data).toEqual(second.baseColorTexture!.image.data);
});

test('wrong sizes, names and tiles are refused', () => {
  expect(() => surfaceMaterial(surfaces[0], new Stream([1]), 500)).toThrow('a power of two from 16 to 2048');
  const paint = surfaces[0].paint;
  expect(() => defineSurface({ name: 'Wood!', tile: [1, 1], paint })).toThrow('lower-case words');
  expect(() => defineSurface({ name: 'wood', tile: [1, 0], paint })).toThrow('two lengths in meters');
});
