import { halve, tent } from './blur.js';
import type { GroundPoint } from '../ground/point.js';
import { createMarks, findTexels, mark, type Marks, Place, readPlane } from './plane.js';
import type { PlanView } from './plan-view.js';

/** Meters of penumbra per meter between what casts a shadow and the ground: a studio lamp, not the sun's own 0.009. */
const spread = 0.16;

/** The width of the three blurs, in texels of the sharpest. */
const widths = [1, 7, 18] as const;

/** Shadows of the sun on the ground, sharp near what casts them and softer away from it. */
export class GroundShadow {
  /** Where the softest is anything but 0. */
  marks: Marks = createMarks(0);
  /** The share of the sun that is kept away, sharp, soft and softest: each of half the side of the last. */
  private sharp: Float32Array = new Float32Array(0);
  private soft: Float32Array = new Float32Array(0);
  private softest: Float32Array = new Float32Array(0);
  /** The same share times the distance of what keeps it away, meters: as sharp, and as soft as the softest. */
  private far: Float32Array = new Float32Array(0);
  private distance: Float32Array = new Float32Array(0);
  private readonly place = new Place();

  /** @param view along the light, its `right` level; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what lies above the ground, and blurs it. */
  cast(): void {
    const { size, heights, bits, matrix } = this.view;
    const half = size >> 1;
    if (this.sharp.length < half * half) {
      this.sharp = new Float32Array(half * half);
      this.far = new Float32Array(half * half);
      this.marks = createMarks(size >> 3);
    }
    const { sharp, far, view } = this;
    for (let y = 0, i = 0; y < half; y++) {
      // The same along a row.
      const [gx, , gz] = view.onGround(0, 2 * y + 1);
      const ground = matrix[8] * gx + matrix[10] * gz + matrix[11];
      for (let x = 0, at = 2 * y * size; x < half; x++, i++, at += 2) {
        if ((bits[at] | bits[at + 1] | bits[at + size] | bits[at + size + 1]) === 0) {
          sharp[i] = far[i] = 0;
          continue;
        }
        const a = above(heights[at], ground);
        const b = above(heights[at + 1], ground);
        const c = above(heights[at + size], ground);
        const d = above(heights[at + size + 1], ground);
        sharp[i] = ((a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0) + (d > 0 ? 1 : 0)) / 4;
        far[i] = (a + b + c + d) / 4;
      }
    }
    this.soft = halve(sharp, half);
    this.softest = halve(this.soft, half >> 1);
    this.distance = halve(halve(far, half), half >> 1);
    tent(this.soft, half >> 1, 2);
    tent(this.softest, half >> 2, 2);
    tent(this.distance, half >> 2, 2);
    mark(this.softest, half >> 2, this.marks);
  }

  /** Finds the share of the sun that is kept away from a point of the ground. */
  read(point: GroundPoint): void {
    const { place } = this;
    const { size, texel, matrix: m } = this.view;
    const px = (m[0] * point.x + m[2] * point.z + m[3]) / 2;
    const py = (m[4] * point.x + m[6] * point.z + m[7]) / 2;
    point.dark = 0;
    place.x = px / 4;
    place.y = py / 4;
    if (!findTexels(size >> 3, place) || this.marks.at[place.at] === 0) return;
    readPlane(this.softest, size >> 3, place);
    const softest = place.value;
    if (softest <= 0) return;
    readPlane(this.distance, size >> 3, place);
    const width = (place.value / softest) * (spread / (2 * texel));
    place.x = px / 2;
    place.y = py / 2;
    place.value = 0;
    if (findTexels(size >> 2, place)) readPlane(this.soft, size >> 2, place);
    const soft = place.value;
    if (width >= widths[1]) {
      const share = Math.min(1, (width - widths[1]) / (widths[2] - widths[1]));
      point.dark = soft + share * (softest - soft);
      return;
    }
    const share = Math.max(0, (width - widths[0]) / (widths[1] - widths[0]));
    place.x = px;
    place.y = py;
    place.value = 0;
    if (findTexels(size >> 1, place)) readPlane(this.sharp, size >> 1, place);
    point.dark = place.value + share * (soft - place.value);
  }
}

/** How far what is seen lies above the ground, 0 where there is nothing. */
function above(height: number, ground: number): number {
  return height > 0 && height > ground ? height - ground : 0;
}
