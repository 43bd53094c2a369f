import { memoize } from '../../core/memoize.js';
import type { Environment, Light } from './environment.js';
import { directionAt, OctahedralMap, Reflections } from './reflections.js';

/** What shading reads of an environment. */
export interface ReducedEnvironment {
  readonly irradiance: Irradiance;
  readonly reflections: Reflections;
}

/** Reduces an environment, once for each object, which must not change afterward: some milliseconds. */
export const reduceEnvironment = memoize((environment: Environment): ReducedEnvironment => {
  const map = new OctahedralMap(64).fill(({ x, y, z }, out) => environment.radiance(x, y, z, out));
  return { irradiance: new Irradiance(map.halved()), reflections: new Reflections(map) };
});

/** How much of the second band is kept, so that light from one side does not darken the other below nothing. */
const kept = 0.8;

/**
 * What a white matte surface gives back of the light from all around, by its normal: nine spherical harmonics of each color, the cosine's
 * lobe and a factor for each basis function included, so that reading is a polynomial of the normal.
 * @see R. Ramamoorthi, P. Hanrahan, An Efficient Representation for Irradiance Environment Maps (2001)
 */
export class Irradiance {
  /** Red, green and blue of 1, y, z, x, xy, yz, 3z² − 1, xz, x² − y². */
  readonly factors = new Float64Array(27);

  /** @param map its texels cover the sphere */
  constructor(map: OctahedralMap) {
    const { size, texels } = map;
    const direction = { x: 0.1, y: 0.1, z: 0.1 };
    const basis = new Float64Array(9);
    const sums = new Float64Array(27);
    let whole = 0;
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        directionAt((column + 0.5) / size, (row + 0.5) / size, direction);
        const { x, y, z } = direction;
        // Equal areas of the octahedron cover less of the sphere the farther they are from its middle.
        const rim = Math.abs(x) + Math.abs(y) + Math.abs(z);
        const angle = rim * rim * rim;
        whole += angle;
        polynomials(x, y, z, basis);
        const at = 3 * ((row + 1) * (size + 2) + column + 1);
        for (let i = 0; i < 9; i++)
          for (let channel = 0; channel < 3; channel++)
            sums[3 * i + channel] += angle * basis[i] * texels[at + channel];
      }
    for (let i = 0; i < 9; i++)
      for (let channel = 0; channel < 3; channel++)
        this.factors[3 * i + channel] = (weights[i] * sums[3 * i + channel]) / whole;
  }

  /** @param x, y, z the normal, unit length */
  read(x: number, y: number, z: number, out: Light): void {
    out.red = this.channel(0, x, y, z);
    out.green = this.channel(1, x, y, z);
    out.blue = this.channel(2, x, y, z);
  }

  private channel(c: number, x: number, y: number, z: number): number {
    const f = this.factors;
    const light =
      f[c] +
      f[c + 3] * y +
      f[c + 6] * z +
      f[c + 9] * x +
      f[c + 12] * (x * y) +
      f[c + 15] * (y * z) +
      f[c + 18] * (3 * z * z - 1) +
      f[c + 21] * (x * z) +
      f[c + 24] * (x * x - y * y);
    return light > 0 ? light : 0;
  }
}

/** The polynomials of the harmonics, without their factors. */
function polynomials(x: number, y: number, z: number, out: Float64Array): void {
  out[0] = 1;
  out[1] = y;
  out[2] = z;
  out[3] = x;
  out[4] = x * y;
  out[5] = y * z;
  out[6] = 3 * z * z - 1;
  out[7] = x * z;
  out[8] = x * x - y * y;
}

/**
 * The factors of a mean over the sphere, 4π times the square of each harmonic's factor, times what the cosine's lobe keeps of its band (1, 2/3, 1/4).
 */
const weights: readonly number[] = [
  1,
  2,
  2,
  2,
  ...[15, 15, 5 / 4, 15, 15 / 4].map((factor) => (kept * factor) / 4),
];
