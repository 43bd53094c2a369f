import { GroundField, GroundPlace } from '../../../kernels/ground/records.js';
import type { Frame } from '../frame.js';
import type { Marks } from './marks.js';
import type { PlanView } from './plan-view.js';

/** Meters of penumbra per meter between what casts a shadow and the ground: a studio lamp, not the sun's own 0.009. */
const spread = 0.16;

/**
 * Shadows of the sun on the ground, sharp near what casts them and softer away from it. Three planes have the share of the sun that
 * is kept away, sharp, soft and softest: each of half the side of the last. A fourth, as soft as the softest, has the same share
 * times the distance of what keeps it away, meters.
 */
export class GroundShadow {
  /** @param view along the light, its `right` level; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what lies above the ground, and blurs it. */
  cast(frame: Frame): void {
    const { view } = this;
    const { size } = view;
    const { plan, memory } = frame.workspace;
    const { sharp, soft, softest, far, away, grounds, sums } = frame.places.plans!;
    // The ground's height is the same along a row.
    for (let y = 0; 2 * y < size; y++) memory.doubles[(grounds >> 3) + y] = view.groundHeight(2 * y + 1);
    plan.lift(view.heights.byteOffset, size, grounds, sharp, far);
    plan.halve(sharp, size >> 1, soft);
    plan.halve(soft, size >> 2, softest);
    plan.halve(far, size >> 1, far);
    plan.halve(far, size >> 2, away);
    plan.tent(soft, size >> 2, 2, sums);
    plan.tent(softest, size >> 3, 2, sums);
    plan.tent(away, size >> 3, 2, sums);
    const { marks, box } = this.marks(frame);
    plan.mark(softest, size >> 3, marks, box);
  }

  /** Where the softest is anything but 0. */
  marks({ places }: Frame): Marks {
    const { sunMarks, sunBox } = places.plans!;
    return { marks: sunMarks, box: sunBox, size: this.view.size >> 3 };
  }

  /** Writes it into the record of the ground. */
  describe(frame: Frame, record: number): void {
    const { doubles, words } = frame.workspace.memory;
    const { sharp, soft, softest, away, sunMarks } = frame.places.plans!;
    const { matrix: m, size, texel } = this.view;
    doubles.set(
      [m[0]!, m[2]!, m[3]!, m[4]!, m[6]!, m[7]!, size >> 3, spread / (2 * texel)],
      (record >> 3) + GroundField.sunMatrix,
    );
    words[(record >> 2) + GroundPlace.hasSun] = 1;
    words.set([sharp, soft, softest, away, sunMarks], (record >> 2) + GroundPlace.sharp);
  }
}
