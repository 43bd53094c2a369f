import { GroundField, GroundPlace } from '../../../kernels/ground/records.js';
import type { Frame } from '../frame.js';
import { tent } from './blur.js';
import { createMarks, mark, type Marks } from './marks.js';
import type { PlanView } from './plan-view.js';

/** What is kept away of the light from all around where something stands close above the ground. */
export class ContactShadow {
  /** Where it is anything but 0. */
  marks: Marks = createMarks(new Uint8Array(0), 0);

  /** @param view from below; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what is lower than `height` meters, and blurs it. */
  cast(frame: Frame, height: number): void {
    const { size, heights, matrix } = this.view;
    const { floats, bytes } = frame.workspace.memory;
    const { contact, contactMarks } = frame.places.plans!;
    const plane = floats.subarray(contact >> 2, (contact >> 2) + size * size);
    for (let i = 0; i < size * size; i++) {
      // How near the ground it is, by its height along the axis that points down.
      const gap = heights[i] > 0 ? 1 - Math.max(0, matrix[11] - heights[i]) / height : 0;
      plane[i] = gap > 0 ? gap * gap : 0;
    }
    tent(plane, size, 4);
    tent(plane, size, 3);
    this.marks = createMarks(bytes.subarray(contactMarks, contactMarks + size * size), size);
    mark(plane, this.marks);
  }

  /** Writes it into the record of the ground. */
  describe(frame: Frame, record: number): void {
    const { doubles, words } = frame.workspace.memory;
    const { contact, contactMarks } = frame.places.plans!;
    const { matrix: m, size } = this.view;
    doubles.set([m[0], m[2], m[3], m[4], m[6], m[7], size], (record >> 3) + GroundField.contactMatrix);
    words[(record >> 2) + GroundPlace.hasContact] = 1;
    words.set([contact, contactMarks], (record >> 2) + GroundPlace.contact);
  }
}
