import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { createLight, type Light } from './environment.js';

/** Texels a side of the map of each step of roughness, the first of which is a mirror. */
export const reflectionSizes = [64, 32, 32, 16, 16, 16] as const;
const steps = reflectionSizes.length - 1;
/** Numbers of all maps. */
export const reflectionFloats = reflectionSizes.reduce((sum, size) => sum + 3 * (size + 2) * (size + 2), 0);

/** Half vectors of a lobe: rings of equal weight, and directions on each. */
const rings = 8;
const spokes = 8;

/**
 * The light from all around that surfaces mirror, by the direction of the mirror and the roughness: the first sum of
 * the split-sum approximation, whose second is `reflectanceTable`.
 * @see B. Karis, Real Shading in Unreal Engine 4 (2013)
 */
export class Reflections {
  /** The maps by roughness, from 0 to 1 in equal steps. */
  readonly maps: readonly OctahedralMap[];

  /** @param sharpest of 64 texels a side */
  constructor(sharpest: OctahedralMap) {
    const pyramid = [sharpest];
    while (pyramid[pyramid.length - 1].size > 8) pyramid.push(pyramid[pyramid.length - 1].halved());
    this.maps = reflectionSizes.map((size, step) =>
      step === 0 ? sharpest : blurred(pyramid, size, step / steps),
    );
  }
}

/** A direction of a lobe about +Y, what it counts, and the map of the pyramid whose texels are about as large as its share. */
interface Sample {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly weight: number;
  readonly level: number;
}

/** The mean over a lobe of GGX whose view is its normal, read from coarser maps where directions are sparse. */
function blurred(pyramid: readonly OctahedralMap[], size: number, roughness: number): OctahedralMap {
  const samples = lobeOf(roughness * roughness, pyramid.length);
  const light = createLight();
  return new OctahedralMap(size).fill(({ x, y, z }, out) => {
    // Two directions across, without a branch near the poles (J. Duff et al., Building an Orthonormal Basis, Revisited, 2017).
    const sign = z < 0 ? -1 : 1;
    const a = -1 / (sign + z);
    const b = x * y * a;
    const tx = 1 + sign * x * x * a;
    const ty = sign * b;
    const tz = -sign * x;
    const sy = sign + y * y * a;
    out.red = out.green = out.blue = 0;
    for (const sample of samples) {
      pyramid[sample.level].read(
        sample.x * tx + sample.z * b + sample.y * x,
        sample.x * ty + sample.z * sy + sample.y * y,
        sample.x * tz + sample.z * -y + sample.y * z,
        light,
      );
      out.red += sample.weight * light.red;
      out.green += sample.weight * light.green;
      out.blue += sample.weight * light.blue;
    }
  });
}

function lobeOf(alpha: number, levels: number): readonly Sample[] {
  const square = alpha * alpha;
  const samples: Sample[] = [];
  let whole = 0;
  for (let ring = 0; ring < rings; ring++) {
    const u = (ring + 0.5) / rings;
    const cosine = Math.sqrt((1 - u) / (1 + (square - 1) * u));
    const sine = Math.sqrt(1 - cosine * cosine);
    // The half vector is mirrored about: the light is at twice its angle.
    const y = 2 * cosine * cosine - 1;
    if (y <= 0) continue;
    const level = 2 * sine * cosine;
    const spread = 1 - (1 - square) * cosine * cosine;
    const density = square / (4 * Math.PI * spread * spread);
    const share = 1 / (rings * spokes * density);
    for (let spoke = 0; spoke < spokes; spoke++) {
      const angle = ((spoke + (ring % 2) / 2) * 360) / spokes;
      samples.push({
        x: level * cosDegrees(angle),
        y,
        z: level * sinDegrees(angle),
        weight: y,
        level: levelOf(share, levels),
      });
      whole += y;
    }
  }
  return samples.map((sample) => ({ ...sample, weight: sample.weight / whole }));
}

/** The level whose texels are as large as a share of the sphere, in steradians; the first has 64² of them. */
function levelOf(share: number, levels: number): number {
  let level = 0;
  for (let texel = (4 * Math.PI) / (64 * 64); texel * 2 < share && level < levels - 1; texel *= 4) level++;
  return level;
}

/**
 * Directions on a square: the octahedron |x| + |y| + |z| = 1 unfolded, with the zenith in its middle, the horizon a square on its
 * tip and the nadir in its corners.
 * @see Q. Meyer et al., On Floating-Point Normal Vectors (2010), which calls it octahedral mapping
 */

/** A direction; not of unit length where it was found on the square. */
type Direction = { x: number; y: number; z: number };

/** The direction of the place (u, v) on the square, each from 0 to 1, unit length. */
export function directionAt(u: number, v: number, out: Direction): void {
  let x = 2 * u - 1;
  let z = 2 * v - 1;
  const y = 1 - Math.abs(x) - Math.abs(z);
  if (y < 0) {
    const folded = (1 - Math.abs(z)) * (x < 0 ? -1 : 1);
    z = (1 - Math.abs(x)) * (z < 0 ? -1 : 1);
    x = folded;
  }
  const unit = 1 / Math.sqrt(x * x + y * y + z * z);
  out.x = x * unit;
  out.y = y * unit;
  out.z = z * unit;
}

/** Light by direction: `size` × `size` texels over the square, with those beyond its edges, where it is folded, around them. */
export class OctahedralMap {
  /** Red, green and blue of (size + 2)² texels, by rows. */
  readonly texels: Float32Array;
  private readonly stride: number;

  /** @param size texels a side, a power of two of at least 2 */
  constructor(readonly size: number) {
    this.stride = size + 2;
    this.texels = new Float32Array(3 * this.stride * this.stride);
  }

  /** Fills it from a function of directions. */
  fill(light: (direction: Direction, out: Light) => void): this {
    const { size, texels, stride } = this;
    const direction = { x: 0.1, y: 0.1, z: 0.1 };
    const out = { red: 0.1, green: 0.1, blue: 0.1 };
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        directionAt((column + 0.5) / size, (row + 0.5) / size, direction);
        light(direction, out);
        const at = 3 * ((row + 1) * stride + column + 1);
        texels[at] = out.red;
        texels[at + 1] = out.green;
        texels[at + 2] = out.blue;
      }
    this.fold();
    return this;
  }

  /** The map of half its sides, each texel the mean of four. */
  halved(): OctahedralMap {
    const { texels, stride } = this;
    const half = new OctahedralMap(this.size / 2);
    for (let row = 0; row < half.size; row++)
      for (let column = 0; column < half.size; column++) {
        const from = 3 * ((2 * row + 1) * stride + 2 * column + 1);
        const to = 3 * ((row + 1) * half.stride + column + 1);
        for (let i = 0; i < 3; i++)
          half.texels[to + i] =
            (texels[from + i] +
              texels[from + 3 + i] +
              texels[from + 3 * stride + i] +
              texels[from + 3 * stride + 3 + i]) /
            4;
      }
    half.fold();
    return half;
  }

  /** Beyond an edge lies the same edge, turned about its middle. */
  private fold(): void {
    const { size, stride } = this;
    for (let i = 1; i <= size; i++) {
      const other = size + 1 - i;
      this.copy(i, other + stride);
      this.copy(i + (size + 1) * stride, other + size * stride);
      this.copy(i * stride, 1 + other * stride);
      this.copy(i * stride + size + 1, size + other * stride);
    }
    const last = size + 1;
    this.copy(0, size + size * stride);
    this.copy(last, 1 + size * stride);
    this.copy(last * stride, size + stride);
    this.copy(last * stride + last, 1 + stride);
  }

  private copy(to: number, from: number): void {
    for (let i = 0; i < 3; i++) this.texels[3 * to + i] = this.texels[3 * from + i];
  }

  /** Reads between texels. @param x, y, z a direction of any length but 0 */
  read(x: number, y: number, z: number, out: Light): void {
    const { size, texels, stride } = this;
    const unit = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
    let u = x * unit;
    let v = z * unit;
    if (y < 0) {
      const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
      v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
      u = folded;
    }
    // Texel centers lie at halves, and there is one more texel before the first.
    const column = (0.5 * u + 0.5) * size + 0.5;
    const row = (0.5 * v + 0.5) * size + 0.5;
    const left = column | 0;
    const top = row | 0;
    const across = column - left;
    const down = row - top;
    const a = 3 * (top * stride + left);
    const b = a + 3 * stride;
    const upper = 1 - down;
    const wa = (1 - across) * upper;
    const wb = across * upper;
    const wc = (1 - across) * down;
    const wd = across * down;
    out.red = wa * texels[a] + wb * texels[a + 3] + wc * texels[b] + wd * texels[b + 3];
    out.green = wa * texels[a + 1] + wb * texels[a + 4] + wc * texels[b + 1] + wd * texels[b + 4];
    out.blue = wa * texels[a + 2] + wb * texels[a + 5] + wc * texels[b + 2] + wd * texels[b + 5];
  }
}
