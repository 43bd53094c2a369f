import { describe, expect, it } from 'vitest';
import { reflectanceSteps, reflectanceTable } from '../../../src/world/shading/metallic-roughness.js';
import { sharpness, studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { Reflection, StudioView } from '../../reference/shading/studio-view.js';
import type { Vec3 } from '../../../src/world/vector.js';

/** Means over the sphere of what is seen: all of it, and by the cosine to +Y and to -Y. */
function means(assets: StudioView, slope: number) {
  const seen = new Reflection();
  const [rings, spokes] = [300, 360];
  const sums = { sky: 0, ground: 0, sun: 0, skyAbove: 0, groundBelow: 0 };
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < spokes; j++) {
      const y = (2 * i + 1) / rings - 1;
      const level = Math.sqrt(1 - y * y);
      const angle = (2 * Math.PI * (j + 0.5)) / spokes;
      [seen.x, seen.y, seen.z, seen.sharp] = [
        level * Math.cos(angle),
        y,
        level * Math.sin(angle),
        sharpness(slope),
      ];
      assets.look(seen);
      assets.lookAtSun(seen);
      const share = 1 / rings / spokes;
      sums.sky += share * seen.sky;
      sums.ground += share * seen.ground;
      sums.sun += 4 * share * seen.sun;
      sums.skyAbove += 4 * share * Math.max(0, y) * seen.sky;
      sums.groundBelow += 4 * share * Math.max(0, -y) * seen.ground;
    }
  return sums;
}

const withSun = (direction: Vec3): StudioView =>
  new StudioView({ ...studioLights, sun: { ...studioLights.sun, direction } });

describe('the mirrored studio', () => {
  const assets = new StudioView(studioLights);

  it('lights a floor and a ceiling as sky and ground do', () => {
    const { skyAbove, groundBelow, sun } = means(assets, 0);
    expect(Math.abs(skyAbove - 1)).toBeLessThan(0.02);
    expect(Math.abs(groundBelow - 1)).toBeLessThan(0.02);
    expect(Math.abs(sun - 1)).toBeLessThan(0.05);
  });

  it('sends no more light for being blurred', () => {
    const sharp = means(assets, 0);
    for (const slope of [0.02, 0.1, 0.3, 0.5, 1, 2]) {
      const { sky, ground, sun } = means(assets, slope);
      expect((sky + ground) / (sharp.sky + sharp.ground)).toBeLessThan(1.03);
      expect((sky + ground) / (sharp.sky + sharp.ground)).toBeGreaterThan(0.85);
      expect(sun).toBeLessThan(1.05);
    }
  });

  it.each([
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 0],
    [3, 0, -4],
  ])('stands for a sun at (%i, %i, %i)', (x, y, z) => {
    const { sky, ground, sun } = means(withSun([x, y, z]), 0.1);
    // The far ends of a wide blur are lost.
    expect(Math.abs(sun - 1)).toBeLessThan(0.12);
    expect(Number.isFinite(sky + ground)).toBe(true);
  });

  it('turns with the sun', () => {
    const [a, b] = [withSun([0, 0.6, 0.8]), withSun([0.8, 0.6, 0])];
    const [left, right] = [new Reflection(), new Reflection()];
    [left.x, left.y, left.z, left.sharp] = [0.48, 0.6, 0.64, sharpness(0.1)];
    [right.x, right.y, right.z, right.sharp] = [0.64, 0.6, -0.48, sharpness(0.1)];
    for (const [room, seen] of [
      [a, left],
      [b, right],
    ] as const) {
      room.look(seen);
      room.lookAtSun(seen);
    }
    expect(left.sky).toBeCloseTo(right.sky, 12);
    expect(left.sun).toBeCloseTo(right.sun, 12);
  });
});

describe('reflectanceTable', () => {
  const table = reflectanceTable();

  it('never reflects more than there is', () => {
    for (let at = 0; at < table.length; at += 2) {
      expect(table[at] + table[at + 1]).toBeLessThanOrEqual(1 + 1e-15);
      expect(Math.min(table[at], table[at + 1])).toBeGreaterThanOrEqual(0);
    }
  });

  it('reflects all where smooth, and 1 - ln 2 where rough and seen straight on', () => {
    const at = (row: number, column: number) => 2 * (row * (reflectanceSteps + 1) + column);
    const smooth = at(0, reflectanceSteps);
    expect(table[smooth] + table[smooth + 1]).toBeCloseTo(1, 3);
    const rough = at(reflectanceSteps, reflectanceSteps);
    expect(table[rough] + table[rough + 1]).toBeCloseTo(1 - Math.log(2), 2);
  });
});
