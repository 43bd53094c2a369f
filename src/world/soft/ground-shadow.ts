import { halve, read, tent } from './blur.js';
import type { PlanView } from './plan-view.js';

/** Metres of penumbra per metre between what casts a shadow and the ground: a studio lamp, not the sun's own 0.009. */
const spread = 0.16;

/** The width of the three blurs, in texels of the sharpest. */
const widths = [2, 7, 18] as const;

/** Shadows of the sun on the ground, sharp near what casts them and softer away from it. */
export class GroundShadow {
  private cover = new Float32Array(0);
  private far = new Float32Array(0);
  /** The share of the sun that is kept away, sharp, soft and softest: each of half the side of the last. */
  private sharp: Float32Array = new Float32Array(0);
  private soft: Float32Array = new Float32Array(0);
  private softest: Float32Array = new Float32Array(0);
  /** The same share times the distance of what keeps it away, metres. */
  private distance: Float32Array = new Float32Array(0);

  /** @param view along the light, its `right` level; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what lies above the ground, and blurs it. */
  cast(): void {
    const { size, heights, matrix } = this.view;
    if (this.cover.length < size * size) {
      this.cover = new Float32Array(size * size);
      this.far = new Float32Array(size * size);
    }
    const { cover, far, view } = this;
    for (let y = 0, i = 0; y < size; y++) {
      // The same along a row.
      const [gx, , gz] = view.onGround(0, y + 0.5);
      const ground = matrix[8] * gx + matrix[10] * gz + matrix[11];
      for (let x = 0; x < size; x++, i++) {
        const over = heights[i] > 0 ? heights[i] - ground : 0;
        cover[i] = over > 0 ? 1 : 0;
        far[i] = over > 0 ? over : 0;
      }
    }
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
    const { size, texel, matrix: m } = this.view;
    const px = (m[0] * x + m[2] * z + m[3]) / 2;
    const py = (m[4] * x + m[6] * z + m[7]) / 2;
    const softest = read(this.softest, size >> 3, px / 4, py / 4);
    if (softest <= 0) return 0;
    const width = (read(this.distance, size >> 3, px / 4, py / 4) / softest) * (spread / (2 * texel));
    const soft = read(this.soft, size >> 2, px / 2, py / 2);
    if (width >= widths[1]) {
      const share = Math.min(1, (width - widths[1]) / (widths[2] - widths[1]));
      return soft + share * (softest - soft);
    }
    const share = Math.max(0, (width - widths[0]) / (widths[1] - widths[0]));
    const sharp = read(this.sharp, size >> 1, px, py);
    return sharp + share * (soft - sharp);
  }
}
