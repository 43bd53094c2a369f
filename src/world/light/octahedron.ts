import type { Light } from './environment.js';

/**
 * Directions on a square: the octahedron |x| + |y| + |z| = 1 unfolded, with the zenith in its middle, the horizon a square on its
 * tip and the nadir in its corners.
 * @see Q. Meyer et al., On Floating-Point Normal Vectors (2010), which calls it octahedral mapping
 */

/** A direction; not of unit length where it was found on the square. */
export type Direction = { x: number; y: number; z: number };

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
