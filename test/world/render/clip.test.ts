import { describe, expect, it } from 'vitest';
import type { Camera } from '../../../src/world/scene.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import { matte, meshOf, modelOf, placed, sceneOf } from './scenes.js';

const renderer = softRenderer();
const gray = matte(0.5, 0.5, 0.5);
const size = { width: 96, height: 64 };
const camera: Camera = { position: [0, 1, 0], target: [0, 1, -1], fieldOfView: 60, near: 0.05, far: 1e6 };

/** A floor of n × n squares from −extent to extent. */
function floor(extent: number, n: number): ReturnType<typeof meshOf> {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let j = 0; j <= n; j++)
    for (let i = 0; i <= n; i++)
      positions.push((2 * i * extent) / n - extent, 0, (2 * j * extent) / n - extent);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const a = j * (n + 1) + i;
      indices.push(a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2);
    }
  return meshOf(positions, indices);
}

const depths = (extent: number, n: number): Float32Array =>
  renderer.masks(sceneOf([placed(modelOf([floor(extent, n), gray]))], { camera }), size).depth;

describe('clipping', () => {
  it('shows a floor that goes on behind the eye, at its true depth', () => {
    const depth = depths(1000, 1);
    for (let y = 0; y < 64; y++)
      for (let x = 0; x < 96; x++) {
        const below = (y + 0.5 - 32) / (32 / Math.tan(Math.PI / 6));
        const here = depth[y * 96 + x];
        // The floor ends 1000 m away, less than a pixel below the horizon.
        if (below <= 0) expect(here).toBe(Infinity);
        else expect(Math.abs(here * below - 1)).toBeLessThan(1e-3);
      }
  });

  it.each([2, 3, 8, 33])('shows it without cracks when it is cut into %i × that many', (n) => {
    const whole = depths(1000, 1);
    const cut = depths(1000, n);
    for (let i = 0; i < whole.length; i++) {
      if (whole[i] === Infinity) expect(cut[i]).toBe(Infinity);
      else expect(Math.abs(cut[i] / whole[i] - 1)).toBeLessThan(1e-3);
    }
  });

  it.each([1e3, 1e6, 1e9])('bears a floor of %d m', (extent) => {
    const covered = depths(extent, 2).filter((depth) => depth < Infinity).length;
    expect(covered).toBeGreaterThan(30 * 96);
    expect(covered).toBeLessThanOrEqual(32 * 96);
  });

  it('shades a floor that goes on behind the eye evenly', () => {
    const scene = sceneOf([placed(modelOf([floor(1000, 1), gray]))], { camera });
    const { data } = renderer.render(scene, { ...size, samples: 4, shadows: false });
    const row = (y: number): number[] => [...data.subarray(3 * 96 * y, 3 * 96 * (y + 1))];
    for (const y of [40, 50, 63]) {
      const values = row(y).filter((_, i) => i % 3 === 0);
      expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(3);
    }
  });
});
