import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { places, type Place } from '../../../src/content/places/index.js';
import { digest, request } from './request.js';
import { cameras, inTheWay, meets, rim, solids } from './view.js';

/** The smallest and the largest of what may stand there, and something tall. */
const sizes = ({ stands: { radius } }: Place): (readonly [radius: number, height: number])[] => [
  [radius[0], 1.2 * radius[0]],
  [radius[1], 1.2 * radius[1]],
  ...(radius[1] > 0.5 && radius[0] <= 0.3 ? [[0.3, 1.8] as const] : []),
];

describe.each(places.map((place) => [place.name, place] as const))('%s', (name, place) => {
  const build = (seed: number, radius: number, height: number) =>
    place.build(new Stream(['place', name, seed]), request(radius, height));

  it('is the same for the same stream', () => {
    expect(digest(build(1, 0.3, 0.4))).toBe(digest(build(1, 0.3, 0.4)));
    expect(digest(build(1, 0.3, 0.4))).not.toBe(digest(build(2, 0.3, 0.4)));
  });

  it('has nothing in the stand, nor between it and a camera', () => {
    for (const [seed, [radius, height]] of sizes(place).entries()) {
      const built = build(seed, radius, height);
      expect(built.stand.radius).toBeGreaterThanOrEqual(radius);
      expect(inTheWay(solids(built), radius, height), `${name} ${seed} ${radius}`).toEqual([]);
    }
  });

  it('goes on beyond the edges of every picture', () => {
    for (const [at, [radius, height]] of sizes(place).entries()) {
      const built = build(3 + at, radius, height);
      const all = solids(built).filter(({ cut }) => !cut);
      // What one ray meets, the next is likely to meet too.
      let last = all[0];
      const void_ = cameras(radius, height).flatMap((camera) =>
        rim(camera).filter((ray) => {
          // Open places end in the sky, at or above the horizon.
          if (place.setting === 'open' && ray[1] > -0.01) return false;
          const met = [last, ...all].find((one) => meets(camera.eye, ray, one) < Infinity);
          last = met ?? last;
          return met === undefined;
        }),
      );
      expect(void_, `${name} ${3 + at} ${radius}`).toEqual([]);
    }
  });

  it('keeps to its share of triangles', () => {
    const built = build(5, ...sizes(place)[1]);
    const own = [...built.shell, ...built.furnishing.filter(({ model }) => model.category === 'furnishing')];
    const count = own
      .flatMap(({ model }) => model.parts)
      .reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
    expect(count).toBeLessThanOrEqual(40_000);
  });
});
