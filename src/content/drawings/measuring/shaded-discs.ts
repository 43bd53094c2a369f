import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Raster } from '../../../draw/raster.js';
import { toneOf } from '../parts/tone.js';

/** What the shading of a picture shows under a lamp at its top. `margin`: see DrawingKind.measure. */
export interface ShadedDiscs {
  readonly raised: number;
  readonly sunken: number;
  readonly margin: number;
}

/** Points on a ring; the vertical part of each is its weight. */
const ring = (radius: number): { x: number; y: number; weight: number }[] =>
  Array.from({ length: 24 }, (_, i) => ({
    x: radius * cosDegrees(15 * i + 7.5),
    y: radius * sinDegrees(15 * i + 7.5),
    weight: -sinDegrees(15 * i + 7.5) / 24,
  }));

/** The places of the flank of a unit disc, and of the level ground close around it. */
const flank = [0.5, 0.65, 0.8].flatMap(ring);
const ground = ring(1.08);

/**
 * Counts the discs of one size that are bright above and dark below (raised), or the reverse (sunken), wherever they
 * are: points with unequal halves and level ground around them.
 * @param radius of the discs, picture widths
 * @param colors of the plate and the discs under even light, '#rrggbb', no two of one hue and different brightness
 */
export function findShadedDiscs(picture: Raster, radius: number, colors: readonly string[]): ShadedDiscs {
  const candidates = search(shading(picture, colors), picture.width, radius * picture.width);
  const strongest = candidates[0]?.strength ?? 0;
  const apart = 1.6 * radius * picture.width;
  const found: Candidate[] = [];
  let [weakest, next] = [strongest, 0];
  for (const candidate of candidates) {
    if (found.some(({ x, y }) => distance(x - candidate.x, y - candidate.y) < apart)) continue;
    if (candidate.strength < 0.6 * strongest) {
      next = Math.max(0, candidate.strength);
      break;
    }
    found.push(candidate);
    weakest = candidate.strength;
  }
  const raised = found.filter(({ contrast }) => contrast > 0).length;
  return { raised, sunken: found.length - raised, margin: strongest > 0 ? (weakest - next) / strongest : 0 };
}

interface Candidate {
  readonly x: number;
  readonly y: number;
  /** of the halves of the flank: positive when brighter above */
  readonly contrast: number;
  /** the contrast's size, less the unevenness of the ground */
  readonly strength: number;
}

/** Looks for a disc at points all over the plane; the most certain first. */
function search(plane: Float64Array, width: number, radius: number): Candidate[] {
  const height = plane.length / width;
  /** The offset of a point's pixel from that of its middle. */
  const steps = (points: typeof ground): number[] =>
    points.map(({ x, y }) => Math.round(y * radius) * width + Math.round(x * radius));
  const [flankSteps, groundSteps] = [steps(flank), steps(ground)];
  const reach = Math.ceil(1.1 * radius);
  const step = Math.max(1, Math.floor(radius / 10));
  const candidates: Candidate[] = [];
  for (let y = reach; y < height - reach; y += step) {
    for (let x = reach; x < width - reach; x += step) {
      const here = y * width + x;
      let contrast = 0;
      for (let i = 0; i < flank.length; i++) contrast += flank[i].weight * plane[here + flankSteps[i]];
      let level = 0;
      for (const step of groundSteps) level += plane[here + step];
      level /= ground.length;
      let uneven = 0;
      for (const step of groundSteps) uneven += Math.abs(plane[here + step] - level);
      uneven /= ground.length;
      candidates.push({ x, y, contrast, strength: Math.abs(contrast) - 3 * uneven });
    }
  }
  return candidates.sort((a, b) => b.strength - a.strength || a.y - b.y || a.x - b.x);
}

/** The brightness of each pixel relative to its color: its sum of channels over that of the nearest color in hue. */
function shading({ data, channels }: Raster, colors: readonly string[]): Float64Array {
  const flats = [...new Set(colors)].map((color) => {
    const [red, green, blue] = toneOf(color).map(Math.sqrt);
    const sum = red + green + blue;
    return { red: red / sum, green: green / sum, sum: sum * 255 };
  });
  const plane = new Float64Array(data.length / channels);
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const at = pixel * channels;
    const sum = Math.max(1, data[at] + data[at + 1] + data[at + 2]);
    let nearest = Infinity;
    for (const flat of flats) {
      const off = Math.abs(data[at] / sum - flat.red) + Math.abs(data[at + 1] / sum - flat.green);
      if (off < nearest) [nearest, plane[pixel]] = [off, sum / flat.sum];
    }
  }
  return plane;
}

const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
