import { GroundField, GroundPlace } from '../../../kernels/ground/records.js';
import type { Frame } from '../frame.js';
import { halve, tent } from './blur.js';
import { createMarks, mark, type Marks } from './marks.js';
import type { PlanView } from './plan-view.js';

/** Meters of penumbra per meter between what casts a shadow and the ground: a studio lamp, not the sun's own 0.009. */
const spread = 0.16;

/**
 * Shadows of the sun on the ground, sharp near what casts them and softer away from it. Three planes have the share of the sun that
 * is kept away, sharp, soft and softest: each of half the side of the last. A fourth, as soft as the softest, has the same share
 * times the distance of what keeps it away, meters.
 */
export class GroundShadow {
  /** Where the softest is anything but 0. */
  marks: Marks = createMarks(new Uint8Array(0), 0);

  /** @param view along the light, its `right` level; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what lies above the ground, and blurs it. */
  cast(frame: Frame): void {
    const { size, heights, bits, matrix } = this.view;
    const { floats, bytes } = frame.workspace.memory;
    const places = frame.places.plans!;
    const half = size >> 1;
    const plane = (place: number, side: number): Float32Array =>
      floats.subarray(place >> 2, (place >> 2) + side * side);
    const sharp = plane(places.sharp, half);
    const far = plane(places.far, half);
    const { view } = this;
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
    const soft = plane(places.soft, half >> 1);
    const softest = plane(places.softest, half >> 2);
    const away = plane(places.away, half >> 2);
    halve(sharp, half, soft);
    halve(soft, half >> 1, softest);
    halve(far, half, far);
    halve(far, half >> 1, away);
    tent(soft, half >> 1, 2);
    tent(softest, half >> 2, 2);
    tent(away, half >> 2, 2);
    const { sunMarks } = places;
    this.marks = createMarks(bytes.subarray(sunMarks, sunMarks + softest.length), half >> 2);
    mark(softest, this.marks);
  }

  /** Writes it into the record of the ground. */
  describe(frame: Frame, record: number): void {
    const { doubles, words } = frame.workspace.memory;
    const { sharp, soft, softest, away, sunMarks } = frame.places.plans!;
    const { matrix: m, size, texel } = this.view;
    doubles.set(
      [m[0], m[2], m[3], m[4], m[6], m[7], size >> 3, spread / (2 * texel)],
      (record >> 3) + GroundField.sunMatrix,
    );
    words[(record >> 2) + GroundPlace.hasSun] = 1;
    words.set([sharp, soft, softest, away, sunMarks], (record >> 2) + GroundPlace.sharp);
  }
}

/** How far what is seen lies above the ground, 0 where there is nothing. */
function above(height: number, ground: number): number {
  return height > 0 && height > ground ? height - ground : 0;
}
