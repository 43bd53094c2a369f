import type { Raster } from '../../../../draw/index.js';
import { fine, type HabitatScene } from './assets.js';

/** Pixels covered by less are left to the ground. */
const leastCover = 0.25;
/** How far the edge of what is wholly covered is searched for, pixels. */
const reach = 2;

/** The share of what stands there that nothing hides. */
export function visibleShare({ seen, whole }: HabitatScene): number {
  let [shown, all] = [0, 0];
  for (let i = 0; i < seen.length; i++) {
    shown += seen[i];
    all += whole[i];
  }
  return all === 0 ? 0 : shown / all;
}

/** Per pixel, the share of its samples that show the object. */
export function coverOf(seen: Uint8Array, width: number, height: number): Float32Array {
  const cover = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let sum = 0;
      for (let v = 0; v < fine; v++)
        for (let u = 0; u < fine; u++) sum += seen[(fine * y + v) * fine * width + fine * x + u];
      const share = sum / (fine * fine);
      cover[i] = share >= leastCover ? share : 0;
    }
  return cover;
}

/** The ground with the shadow that falls on it; under an edge, as beside it. */
export function groundBeside(without: Raster, clay: Raster, cover: Float32Array): Raster {
  const { width, height } = without;
  const ground: Raster = { ...clay, data: clay.data.slice() };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (cover[i] === 0) continue;
      const from = cover[i] < 1 ? nearest(x, y, width, height, (at) => cover[at] === 0) : -1;
      const source = from < 0 ? without.data : clay.data;
      const at = from < 0 ? i : from;
      for (let k = 0; k < 3; k++) ground.data[3 * i + k] = source[3 * at + k];
    }
  return ground;
}

/** A pixel if it is of a kind, else the nearest around it that is, or −1. */
export function nearest(
  x: number,
  y: number,
  width: number,
  height: number,
  fits: (at: number) => boolean,
): number {
  if (fits(y * width + x)) return y * width + x;
  let [best, found] = [Infinity, -1];
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const far = (u - x) * (u - x) + (v - y) * (v - y);
      if (far < best && fits(v * width + u)) [best, found] = [far, v * width + u];
    }
  return found;
}
