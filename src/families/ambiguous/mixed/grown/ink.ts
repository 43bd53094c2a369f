import { points, atan2, tau } from '../../../../core/index.js';
import type { Placed } from '../../hiding/relief.js';

/** A place on the ground in heights of the picture, its middle at 0, 0: x to the right, z down in the picture. */
export interface Site {
  readonly x: number;
  readonly z: number;
}

const half = Math.sqrt(3) / 2;
/** A regular hexagon. */
const around6 = points([1, 0], [0.5, half], [-0.5, half], [-1, 0], [-0.5, -half], [0.5, -half]);

/** How far around a place strokes are followed, heights of the picture. */
const around = 0.024;
const steps = 8;

/** A drawing on the ground: how dark each place of it is. */
export class Ink {
  /** @param size of the picture, pixels */
  constructor(
    private readonly placed: Placed,
    private readonly size: number,
  ) {}

  /** How dark the drawing is at a place, 0 (as its sheet, and all around it) to 1; between pixels by their four. */
  at(x: number, z: number): number {
    const { left, top } = this.placed;
    const [u, v] = [(x + 0.5) * this.size - 0.5 - left, (z + 0.5) * this.size - 0.5 - top];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const above = this.pixel(i, j) * (1 - s) + this.pixel(i + 1, j) * s;
    const below = this.pixel(i, j + 1) * (1 - s) + this.pixel(i + 1, j + 1) * s;
    return above * (1 - t) + below * t;
  }

  /** The darkest of a place and six around it: what something of that radius touches. */
  darkest({ x, z }: Site, radius: number): number {
    let most = this.at(x, z);
    for (const [c, s] of around6) most = Math.max(most, this.at(x + radius * c, z + radius * s));
    return most;
  }

  /** The direction of the ink around a place, degrees from x toward z: its longer axis; for a round spot any. */
  axis({ x, z }: Site): number {
    const own = this.centroid(x, z);
    let [xx, zz, xz] = [0, 0, 0];
    for (let j = -steps; j <= steps; j++)
      for (let i = -steps; i <= steps; i++) {
        if (i * i + j * j > steps * steps) continue;
        const [dx, dz] = [(around * i) / steps - own.x, (around * j) / steps - own.z];
        const ink = this.at(x + (around * i) / steps, z + (around * j) / steps);
        xx += ink * dx * dx;
        zz += ink * dz * dz;
        xz += ink * dx * dz;
      }
    return (180 / tau) * atan2(2 * xz, xx - zz);
  }

  /** The vector from a place to the middle of the ink around it. */
  private centroid(x: number, z: number): Site {
    let [sum, sx, sz] = [0, 0, 0];
    for (let j = -steps; j <= steps; j++)
      for (let i = -steps; i <= steps; i++) {
        if (i * i + j * j > steps * steps) continue;
        const [dx, dz] = [(around * i) / steps, (around * j) / steps];
        const ink = this.at(x + dx, z + dz);
        sum += ink;
        sx += ink * dx;
        sz += ink * dz;
      }
    return sum === 0 ? { x: 0, z: 0 } : { x: sx / sum, z: sz / sum };
  }

  private pixel(i: number, j: number): number {
    const { width, height } = this.placed.figure;
    if (i < 0 || j < 0 || i >= width || j >= height) return 0;
    return Math.max(0, -this.placed.relief.form[j * width + i]);
  }
}
