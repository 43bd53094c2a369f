import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Layout } from './layout.js';
import { whiteLine, type Look } from './looks.js';
import { path } from './path.js';
import { level } from './plates.js';

/** Lines of a court, painted on level ground. Meters. */
export class CourtLines {
  /** @param width of lines @param y just above the ground */
  constructor(
    private readonly layout: Layout,
    private readonly width: number,
    private readonly y: number,
    private readonly look: Look = whiteLine,
  ) {}

  /** A filled rectangle. */
  fill(x0: number, x1: number, z0: number, z1: number): this {
    this.layout.shell(this.look, level(x0, x1, z0, z1, this.y));
    return this;
  }

  /** A line along x. */
  across(x0: number, x1: number, z: number): this {
    return this.fill(x0, x1, z - this.width / 2, z + this.width / 2);
  }

  /** A line along z. */
  along(x: number, z0: number, z1: number): this {
    return this.fill(x - this.width / 2, x + this.width / 2, z0, z1);
  }

  box(x0: number, x1: number, z0: number, z1: number): this {
    const w = this.width / 2;
    return this.across(x0 - w, x1 + w, z0)
      .across(x0 - w, x1 + w, z1)
      .along(x0, z0, z1)
      .along(x1, z0, z1);
  }

  circle(x: number, z: number, radius: number): this {
    const half = (side: 1 | -1) =>
      Array.from({ length: 33 }, (_, i) => {
        const turn = 180 - (180 * i) / 32;
        return [x + radius * cosDegrees(turn), z + side * radius * sinDegrees(turn)] as const;
      });
    for (const side of [1, -1] as const) path(this.layout, this.look, half(side), this.width, this.y);
    return this;
  }
}
