import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { textureOf } from '../../../src/content/textures/index.js';
import { textureNames } from '../../../src/content/textures/names.js';
import { Stream } from '../../../src/core/stream.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { loadPicture } from '../../../src/draw/decode.js';
import { createRaster, type Raster } from '../../../src/draw/raster.js';
import type { CamouflageEvidence } from '../../../src/families/ambiguous/camouflage/judge.js';
import type { CamouflageStage } from '../../../src/families/ambiguous/camouflage/stage.js';
import type { CamouflageState } from '../../../src/families/ambiguous/camouflage/state.js';
import { featuresOf } from '../../../src/families/ambiguous/hiding/features.js';
import { textureStatistics } from '../../../src/families/ambiguous/hiding/statistics.js';
import { targetOf, visibilityOf } from '../../../src/families/ambiguous/hiding/visibility.js';

const params = { size: 256, categories: ['duck', 'mug', 'chess pawn'], textures: ['needles', 'bark'] };

describe('ambiguous/camouflage', () => {
  const make = async (count: number, more = {}) => {
    const maker = await prepare(await plan('ambiguous/camouflage', { seed: 11, count, params: { ...params, ...more } })); // prettier-ignore
    return Array.from({ length: count }, (_, i) => maker.make(i));
  };

  test('another decoder and a look at colors alone find the box where the label has it', async () => {
    for (const item of [...(await make(4)), ...(await make(4, { size: '400x192' }))]) {
      const [hidden, revealed] = await Promise.all(item.views.map(({ png }) => loadPicture(png)));
      const { subject } = item.state as unknown as CamouflageState;
      const box = differing(hidden, revealed);
      expect(box).toEqual(subject.box);
    }
  });

  test('the ground alone shows nothing, the hidden object something, and the textures are alike', async () => {
    for (const item of await make(4)) {
      const { placed, ground } = item.stage as CamouflageStage;
      const target = targetOf(ground, placed);
      const chance = visibilityOf(target, featuresOf(ground, target.blocks.window));
      const { visibility, mismatch } = item.certificate as unknown as CamouflageEvidence;
      // Of pictures this small one in thirty comes to more than 9; none to what an item must have.
      expect(chance.total).toBeLessThan(12);
      expect(visibility.total).toBeGreaterThan(2 * chance.total);
      expect(Math.abs(mismatch.mean)).toBeLessThan(0.6);
    }
  });

  test('what a rough surface cannot hide so that it is found is hidden in another', async () => {
    const rough: Readonly<Record<string, number>> = { leaves: 1.5, litter: 1.5, pebbles: 1.4 };
    const settings = { textures: [...Object.keys(rough), 'sand', 'noise'], size: 512, smallest: 0.7 };
    const surfaces = (await make(20, settings)).map((item) => {
      const { ground, cues } = item.state as unknown as CamouflageState;
      const { texture } = ground as { texture: string };
      const { visibility, mismatch } = item.certificate as unknown as CamouflageEvidence;
      expect(visibility.total).toBeGreaterThan((rough[texture] ?? 1) * 34);
      expect(Math.abs(cues.lightness)).toBeLessThanOrEqual(0.25);
      // Lightness stops short of what would no longer be the ground's texture.
      expect(Math.abs(mismatch.mean)).toBeLessThan(0.56);
      return texture;
    });
    expect(new Set(surfaces)).toEqual(new Set(settings.textures));
  });

  test('thin things that rough surfaces cannot hide are hidden nevertheless', async () => {
    const maker = await prepare(await plan('ambiguous/camouflage', { seed: 1, count: 400, params: { size: 256, variations: 7, tasks: ['open'], look: 'cutout' } })); // prettier-ignore
    for (const [index, category] of [
      [18, 'bottle'],
      [157, 'hammer'],
      [388, 'hammer'],
    ] as const) {
      const item = maker.make(index);
      expect(item.label).toMatchObject({ object: category });
      expect(item.attempt).toBeGreaterThan(0);
      expect(item.certificate).toMatchObject({ holds: true });
    }
  });

  test('every texture is a pure function of its streams, and two samples of a look have the same statistics', () => {
    for (const name of textureNames) {
      const kind = textureOf(name);
      const look = kind.look(new Stream(['look', name])) as never;
      const window = { width: 192, height: 192, scale: 1, angle: 10 };
      const sample = (key: string): Raster => kind.paint(look, window, new Stream([key]));
      expect(sample('a')).toEqual(sample('a'));
      const [a, b] = [sample('a'), sample('b')].map(wholeStatistics);
      expect(a.deviation).toBeGreaterThan(6);
      expect(Math.abs(a.mean - b.mean) / a.deviation, name).toBeLessThan(0.4);
      expect(a.deviation / b.deviation, name).toBeGreaterThan(0.7);
      expect(a.deviation / b.deviation, name).toBeLessThan(1.4);
      expect(Math.abs(a.slope - b.slope), name).toBeLessThan(0.15);
    }
  });

  test('what need not be seen changes nothing where a texture is', () => {
    const seen = Uint8Array.from({ length: 101 * 70 }, (_, i) =>
      Number((i % 101) + Math.floor(i / 101) < 90),
    );
    for (const name of textureNames) {
      const kind = textureOf(name);
      const look = kind.look(new Stream(['look', name])) as never;
      const window = { width: 101, height: 70, scale: 1, angle: 10 };
      const [whole, part] = [window, { ...window, seen }].map(
        (some) => kind.paint(look, some, new Stream(['a'])).data,
      );
      const differs = whole.some((value, at) => seen[Math.floor(at / 3)] === 1 && value !== part[at]);
      expect(differs, name).toBe(false);
    }
  });

  test('the spectral slope is that of pictures made with a known one, and the orientation that of stripes', () => {
    // Amplitude 1/f^α from sums of cosines: a spectrum by definition, made without the fields that textures use.
    const stream = new Stream(['spectrum']);
    const waves = Array.from({ length: 150 }, () => {
      const f = 4 * 16 ** stream.float();
      return { f, angle: stream.uniform(0, Math.PI), phase: stream.uniform(0, 2 * Math.PI) };
    });
    const slopes = [0.5, 1, 1.5].map((alpha) => {
      // Frequencies are drawn evenly in log f, so that an octave's energy is f^(2 − 2α) as it is in a picture.
      const picture = drawn(120, (x, y) => {
        let sum = 0;
        for (const { f, angle, phase } of waves)
          sum += f ** (1 - alpha) * Math.cos((2 * Math.PI * f * (x * Math.cos(angle) + y * Math.sin(angle))) / 120 + phase); // prettier-ignore
        return 128 + (sum * 3) / 16 ** (1 - alpha);
      });
      return wholeStatistics(picture).slope;
    });
    expect(slopes[1] - slopes[0]).toBeGreaterThan(0.2);
    expect(slopes[2] - slopes[1]).toBeGreaterThan(0.2);
    const stripes = drawn(192, (x, y) => 128 + 80 * Math.cos((x * Math.sin(0.5) - y * Math.cos(0.5)) / 3));
    expect(wholeStatistics(stripes).orientation).toBeCloseTo((0.5 * 180) / Math.PI, 0);
    expect(wholeStatistics(stripes).coherence).toBeGreaterThan(0.9);
  });

  test('in the place of what cannot be hidden anywhere another thing is hidden', async () => {
    const settings = { faintest: 20, textures: ['stone'], smallest: 0.3, largest: 0.3 };
    const alone = { ...settings, categories: ['hammer'] };
    await expect(make(1, alone)).rejects.toThrow("Could not hide 'hammer' in the texture 'stone'");
    const items = await make(4, { ...settings, categories: ['hammer', 'camera'] });
    expect(items.map(({ label }) => (label as { object: string }).object)).toEqual(Array(4).fill('camera'));
    // Two of them were dealt the hammer first.
    expect(items.filter(({ attempt }) => attempt > 10)).toHaveLength(2);
  });

  test('what cannot be hidden within the bounds is refused in a sentence', async () => {
    await expect(make(1, { faintest: 60, clearest: 75, textures: ['stone'], categories: ['hammer'], smallest: 0.3, largest: 0.3 })).rejects.toThrow(/Could not hide/); // prettier-ignore
  });
});

function drawn(size: number, value: (x: number, y: number) => number): Raster {
  const raster = createRaster(size, size, 3);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      raster.data.fill(Math.max(0, Math.min(255, Math.round(value(x, y)))), 3 * (y * size + x), 3 * (y * size + x) + 3); // prettier-ignore
  return raster;
}

function wholeStatistics(raster: Raster) {
  const { width, height } = raster;
  const side = 12;
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const window = { left: 0, top: 0, width: columns * side, height: rows * side };
  const blocks = { window, side, columns, rows, inside: new Float32Array(columns * rows) };
  return textureStatistics(featuresOf(raster, window), blocks, () => true);
}

function differing(a: Raster, b: Raster): number[] {
  const at = Array.from({ length: a.width * a.height }, (_, i) => i).filter((i) =>
    [0, 1, 2].some((k) => a.data[3 * i + k] !== b.data[3 * i + k]),
  );
  const [x, y] = [at.map((i) => i % a.width), at.map((i) => Math.floor(i / a.width))];
  const least = (list: number[]): number => list.reduce((m, v) => Math.min(m, v), Infinity);
  const most = (list: number[]): number => list.reduce((m, v) => Math.max(m, v), -Infinity);
  return [least(x), least(y), most(x) + 1, most(y) + 1];
}
