import { buildModel } from '../../models/index.js';
import { modelOf as catalogModel } from '../../models/known.js';
import { dealt } from '../../roster.js';
import { cosDegrees, memoizeLatest, sinDegrees, words } from '../../../core/index.js';
import { createRaster } from '../../../draw/raster.js';
import type { FilmKind } from './film.js';

type Spinning = {
  readonly category: string;
  readonly variation: string;
  readonly start: number;
  readonly dark: boolean;
};

/** Things that their silhouette tells from most sides, and that look different as they turn. */
export const spinningThings = words(`
  chair, horse, giraffe, elephant, rabbit, duck, teapot, watering can, bicycle, person, airplane, desk lamp
`);
const usualThings = dealt('spinning-things', spinningThings);

const modelOf = memoizeLatest(2, (category: string, variation: string) =>
  buildModel(catalogModel(category)!, [variation]),
);

/** A turning thing in silhouette, seen without perspective: it turns either way as well (Kayahara, 2003). */
export const spinning: FilmKind<Spinning> = {
  name: 'spinning-silhouette',
  sample: (stream) => ({
    category: stream.choice(usualThings),
    variation: String(stream.below(0x100000000)),
    start: stream.uniform(0, 360),
    dark: stream.below(3) > 0,
  }),
  truth: ({ category }) => ({
    reading: { word: category, accept: catalogModel(category)!.silhouetteNames ?? [] },
    physical: 'either',
    perceived: 'either',
  }),
  draw(figure, frame, size, frames) {
    const { parts } = modelOf(figure.category, figure.variation);
    let [far, low, high] = [0, Infinity, -Infinity];
    for (const { mesh } of parts) {
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const [x, y, z] = [mesh.positions[i], mesh.positions[i + 1], mesh.positions[i + 2]];
        far = Math.max(far, x * x + z * z);
        [low, high] = [Math.min(low, y), Math.max(high, y)];
      }
    }
    const scale = (0.9 * size) / Math.max(2 * Math.sqrt(far), high - low);
    const degrees = figure.start + (360 * frame) / frames;
    const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
    const triangles = parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
    const corners = new Float64Array(6 * triangles);
    let to = 0;
    for (const { mesh } of parts) {
      const { positions, indices } = mesh;
      for (let corner = 0; corner < indices.length; corner++) {
        const at = 3 * indices[corner];
        corners[to++] = size / 2 + scale * (positions[at] * cos + positions[at + 2] * sin);
        corners[to++] = size / 2 - scale * (positions[at + 1] - (low + high) / 2);
      }
    }
    const [ground, body] = figure.dark ? [240, 15] : [20, 235];
    const raster = createRaster(size, size, 1);
    fillTriangles(corners, size).forEach((hits, i) => {
      raster.data[i] = Math.round(ground + ((body - ground) * hits) / 16);
    });
    return raster;
  },
  /** Half a turn on, the silhouette is mirrored: seen from behind, without perspective. So either way of turning fits. */
  measure(_, pictures) {
    const half = pictures.length / 2;
    const { width } = pictures[0];
    let [differing, changed] = [0, 0];
    const [now, then, next] = [pictures[0], pictures[half], pictures[Math.floor(half / 2)]];
    for (let at = 0; at < now.data.length; at++) {
      const mirrored = at - (at % width) + width - 1 - (at % width);
      if (Math.abs(now.data[at] - then.data[mirrored]) > 64) differing++;
      if (Math.abs(now.data[at] - next.data[at]) > 64) changed++;
    }
    const share = (count: number): number => count / now.data.length;
    return {
      holds: share(differing) < 0.002 && share(changed) > 0.005,
      mirroredDifference: share(differing),
      changedByAQuarterTurn: share(changed),
    };
  },
};

/** Samples along the side of a pixel. */
const samples = 4;

/**
 * The share of each pixel that triangles cover together, in sixteenths, from 16 samples a pixel: for bodies of thousands
 * of triangles, most smaller than a pixel, that need no inside and outside.
 * @param corners x and y of three corners after one another, in pixels
 * @returns 0 to 16 for each pixel of a square, rows from the top
 */
function fillTriangles(corners: Float64Array, size: number): Uint8Array {
  const side = size * samples;
  const hit = new Uint8Array(side * side);
  for (let i = 0; i < corners.length; i += 6) {
    const [ax, ay, bx, by, cx, cy] = corners.subarray(i, i + 6);
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) * samples - 0.5));
    const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) * samples - 0.5));
    for (let row = top; row <= bottom; row++) {
      const y = (row + 0.5) / samples;
      let [left, right] = [Infinity, -Infinity];
      for (let edge = 0; edge < 3; edge++) {
        const [x0, y0, x1, y1] =
          edge === 0 ? [ax, ay, bx, by] : edge === 1 ? [bx, by, cx, cy] : [cx, cy, ax, ay];
        if (y0 === y1 || (y < y0 && y < y1) || (y > y0 && y > y1)) continue;
        const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
        if (x < left) left = x;
        if (x > right) right = x;
      }
      const from = Math.max(0, Math.ceil(left * samples - 0.5));
      const to = Math.min(side - 1, Math.floor(right * samples - 0.5));
      if (from <= to) hit.fill(1, row * side + from, row * side + to + 1);
    }
  }
  const out = new Uint8Array(size * size);
  for (let row = 0; row < side; row++) {
    const line = Math.floor(row / samples) * size;
    for (let x = 0; x < side; x++) out[line + Math.floor(x / samples)] += hit[row * side + x];
  }
  return out;
}
