import { GroundField, GroundPlace } from '../../../kernels/ground/records.js';
import type { Frame } from '../frame.js';
import type { Marks } from './marks.js';
import type { PlanView } from './plan-view.js';

/** What is kept away of the light from all around where something stands close above the ground. */
export class ContactShadow {
  /** @param view from below; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what is lower than `height` meters, and blurs it. */
  cast(frame: Frame, height: number): void {
    const { size, heights, matrix } = this.view;
    const { plan } = frame.workspace;
    const { contact, sums } = frame.places.plans!;
    // By the height along the axis that points down.
    plan.approach(heights.byteOffset, size, matrix[11]!, height, contact);
    plan.tent(contact, size, 4, sums);
    plan.tent(contact, size, 3, sums);
    const { marks, box } = this.marks(frame);
    plan.mark(contact, size, marks, box);
  }

  /** Where it is anything but 0. */
  marks({ places }: Frame): Marks {
    const { contactMarks, contactBox } = places.plans!;
    return { marks: contactMarks, box: contactBox, size: this.view.size };
  }

  /** Writes it into the record of the ground. */
  describe(frame: Frame, record: number): void {
    const { doubles, words } = frame.workspace.memory;
    const { contact, contactMarks } = frame.places.plans!;
    const { matrix: m, size } = this.view;
    doubles.set([m[0]!, m[2]!, m[3]!, m[4]!, m[6]!, m[7]!, size], (record >> 3) + GroundField.contactMatrix);
    words[(record >> 2) + GroundPlace.hasContact] = 1;
    words.set([contact, contactMarks], (record >> 2) + GroundPlace.contact);
  }
}
