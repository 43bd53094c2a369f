import { halve, read, tent } from './blur.js';
import type { PlanView } from './plan-view.js';
import type { Vec3 } from '../vector.js';

/** Metres of penumbra per metre between what casts a shadow and the ground: a studio lamp, not the sun's own 0.009. */
const spread = 0.16;

/** The width of the three blurs, in texels of the sharpest. */
const widths = [2, 7, 18] as const;

/** Shadows of the sun on the ground, sharp near what casts them and softer away from it. */
export class GroundShadow {
  private size = 0;
  /** The share of the sun that is kept away, sharp, soft and softest: each of half the side of the last. */
  private sharp: Float32Array = new Float32Array(0);
  private soft: Float32Array = new Float32Array(0);
  private softest: Float32Array = new Float32Array(0);
  /** The same share times the distance of what keeps it away, metres. */
  private distance: Float32Array = new Float32Array(0);
  private readonly at = new Float64Array(3);

  /** From a view along the light, whose `right` is level. */
  constructor(
    private readonly view: PlanView,
    towards: Vec3,
    up: Vec3,
  ) {
    const { size, heights, texel, top, floor } = view;
    if (size === 0 || towards[1] < 0.02) return;
    const cover = new Float32Array(size * size);
    const far = new Float32Array(size * size);
    for (let y = 0, i = 0; y < size; y++) {
      // Down the view is along −up; there the ground lies at this height.
      const ground = ((top + (y + 0.5) * texel) * up[1]) / towards[1] - floor;
      for (let x = 0; x < size; x++, i++) {
        const over = heights[i] - ground;
        if (heights[i] > 0 && over > 0) {
          cover[i] = 1;
          far[i] = over;
        }
      }
    }
    this.size = size >> 1;
    this.sharp = halve(cover, size);
    this.soft = halve(this.sharp, size >> 1);
    this.softest = halve(this.soft, size >> 2);
    this.distance = halve(halve(halve(far, size), size >> 1), size >> 2);
    tent(this.sharp, size >> 1, 1);
    tent(this.soft, size >> 2, 2);
    tent(this.softest, size >> 3, 2);
    tent(this.distance, size >> 3, 2);
  }

  /** The share of the sun that is kept away from a point of the ground. */
  read(x: number, z: number): number {
    const { size, at, view } = this;
    if (size === 0) return 0;
    view.locate(x, 0, z, at);
    const px = at[0] / 2;
    const py = at[1] / 2;
    const softest = read(this.softest, size >> 2, px / 4, py / 4);
    if (softest <= 0) return 0;
    const width = (read(this.distance, size >> 2, px / 4, py / 4) / softest) * (spread / (2 * view.texel));
    const soft = read(this.soft, size >> 1, px / 2, py / 2);
    if (width >= widths[1]) {
      const share = Math.min(1, (width - widths[1]) / (widths[2] - widths[1]));
      return soft + share * (softest - soft);
    }
    const share = Math.max(0, (width - widths[0]) / (widths[1] - widths[0]));
    const sharp = read(this.sharp, size, px, py);
    return sharp + share * (soft - sharp);
  }
}
