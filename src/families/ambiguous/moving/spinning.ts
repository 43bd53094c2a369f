import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { createRaster } from '../../../draw/raster.js';
import { buildModel } from '../../../content/models/index.js';
import { modelOf as catalogModel } from '../../../content/models/known.js';
import type { Model } from '../../../world/model.js';
import { fillTriangles } from './fill-triangles.js';
import type { FilmKind } from './film.js';

type Spinning = {
  readonly category: string;
  readonly variation: string;
  readonly start: number;
  readonly dark: boolean;
};

/** Things that their silhouette tells from most sides, and that look different as they turn. Their order is frozen. */
const categories = [
  'chair',
  'horse',
  'giraffe',
  'elephant',
  'rabbit',
  'duck',
  'teapot',
  'watering can',
  'bicycle',
  'person',
  'airplane',
  'desk lamp',
];

const models = new Map<string, Model>();

function modelOf({ category, variation }: Spinning): Model {
  const key = `${category} ${variation}`;
  let model = models.get(key);
  if (!model) {
    model = buildModel(catalogModel(category)!, [variation]);
    if (models.size >= 2) models.delete(models.keys().next().value!);
    models.set(key, model);
  }
  return model;
}

/** A turning thing in silhouette, seen without perspective: it turns either way as well (Kayahara, 2003). */
export const spinning: FilmKind<Spinning> = {
  name: 'spinning-silhouette',
  sample: (stream) => ({
    category: stream.choice(categories),
    variation: String(stream.below(0x100000000)),
    start: stream.uniform(0, 360),
    dark: stream.below(3) > 0,
  }),
  truth: ({ category }) => ({
    reading: { word: category, accept: catalogModel(category)!.silhouetteNames! },
    physical: 'either',
    perceived: 'either',
  }),
  draw(figure, frame, size, frames) {
    const { parts } = modelOf(figure);
    let [far, low, high] = [0, Infinity, -Infinity];
    for (const { mesh } of parts) {
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const [x, y, z] = [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!];
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
        const at = 3 * indices[corner]!;
        corners[to++] = size / 2 + scale * (positions[at]! * cos + positions[at + 2]! * sin);
        corners[to++] = size / 2 - scale * (positions[at + 1]! - (low + high) / 2);
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
    const { width } = pictures[0]!;
    let [differing, changed] = [0, 0];
    const [now, then, next] = [pictures[0]!, pictures[half]!, pictures[Math.floor(half / 2)]!];
    for (let at = 0; at < now.data.length; at++) {
      const mirrored = at - (at % width) + width - 1 - (at % width);
      if (Math.abs(now.data[at]! - then.data[mirrored]!) > 64) differing++;
      if (Math.abs(now.data[at]! - next.data[at]!) > 64) changed++;
    }
    const share = (count: number): number => count / now.data.length;
    return {
      holds: share(differing) < 0.002 && share(changed) > 0.005,
      mirroredDifference: share(differing),
      changedByAQuarterTurn: share(changed),
    };
  },
};
