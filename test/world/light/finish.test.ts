import { describe, expect, it } from 'vitest';
import { createRaster } from '../../../src/draw/raster.js';
import { SkyLight } from '../../../src/world/light/sky-light.js';
import { addGrain, type Finish } from '../../../src/world/light/finish.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { ball, matte, modelOf, placed, sceneOf } from '../render/scenes.js';

const side = 64;

function grained(level: number, strength: number, seed: number) {
  const raster = createRaster(200, 200, 3);
  raster.data.fill(level);
  addGrain(raster, { strength, seed });
  const values = Array.from(raster.data).filter((_, i) => i % 3 === 0);
  const mean = values.reduce((sum, value) => sum + value) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { data: raster.data, mean, deviation: Math.sqrt(variance) };
}

describe('grain', () => {
  it('deviates by its strength in mid gray, by less in shadows and lights, and keeps the mean', () => {
    for (const strength of [1.5, 3, 6]) {
      const { mean, deviation } = grained(127, strength, 5);
      // Rounding to whole levels adds a twelfth to the variance.
      expect(Math.abs(deviation - Math.sqrt(strength ** 2 + 1 / 12))).toBeLessThan(0.04 * strength);
      expect(Math.abs(mean - 127)).toBeLessThan(0.1);
      expect(grained(20, strength, 5).deviation).toBeLessThan(0.75 * deviation);
      expect(grained(240, strength, 5).deviation).toBeLessThan(0.75 * deviation);
    }
  });

  it('is the same in all channels, and another with another seed', () => {
    const { data } = grained(100, 4, 1);
    for (let i = 0; i < data.length; i += 3)
      expect(data[i + 1] === data[i] && data[i + 2] === data[i]).toBe(true);
    expect(Buffer.from(data).equals(grained(100, 4, 1).data)).toBe(true);
    expect(Buffer.from(data).equals(grained(100, 4, 2).data)).toBe(false);
  });
});

const sky = new SkyLight({
  elevation: 40,
  azimuth: 50,
  turbidity: 3,
  cover: 0,
  seed: 3,
  ground: [0.2, 0.2, 0.2],
});
const draw = (finish?: Finish) => {
  const scene = sceneOf([placed(modelOf([ball(0.4, 9, [0, 0.4, 0]), matte(0.8, 0.3, 0.2)]))], {
    environment: { environment: sky, ...(finish && { finish }) },
  });
  return softRenderer().render(scene, { width: side, height: side, samples: 4, shadows: true });
};

describe('finish', () => {
  it('darkens corners and leaves the middle', () => {
    const own = draw();
    const dark = draw({ vignette: 0.5 });
    const at = (x: number, y: number): number => 3 * (side * y + x) + 1;
    const middle = at(side / 2, side / 2);
    expect(Math.abs(dark.data[middle] - own.data[middle])).toBeLessThanOrEqual(1);
    for (const corner of [at(0, 0), at(side - 1, 0), at(0, side - 1), at(side - 1, side - 1)])
      expect(dark.data[corner]).toBeLessThan(0.85 * own.data[corner]);
  });

  it('is none if nothing is asked for', () => {
    const own = draw();
    expect(Buffer.from(draw({ vignette: 0, grain: { strength: 0, seed: 7 } }).data).equals(own.data)).toBe(
      true,
    );
    expect(Buffer.from(draw({ grain: { strength: 2, seed: 7 } }).data).equals(own.data)).toBe(false);
  });

  it.each([
    [{ vignette: 0.6 }, 'environment.finish.vignette'],
    [{ grain: { strength: 7, seed: 1 } }, 'environment.finish.grain.strength'],
    [{ grain: { strength: 1, seed: 0.5 } }, 'environment.finish.grain.seed'],
  ])('refuses %o', (finish, name) => {
    expect(() => draw(finish)).toThrow(name);
  });
});
