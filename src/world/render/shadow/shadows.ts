import { badParameter } from '../../../core/errors.js';
import { cross, length, normalize, type Lights } from '../../index.js';
import type { Frame } from '../frame/frame.js';
import type { GroundWindow } from '../backdrop/window.js';
import { contactSize, sunSize } from './plan-kernel.js';
import { PlanView } from './plan-view.js';
import { GroundField, GroundPlace } from '../backdrop/ground-kernel.js';
import type { Marks } from './marks.js';

/** Meters of penumbra per meter between what casts a shadow and the ground: a studio lamp, not the sun's own 0.009. */
const spread = 0.16;

/**
 * Shadows of the sun on the ground, sharp near what casts them and softer away from it. Three planes have the share of the sun that
 * is kept away, sharp, soft and softest: each of half the side of the last. A fourth, as soft as the softest, has the same share
 * times the distance of what keeps it away, meters.
 */
class GroundShadow {
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

  /** The box in which the softest is anything but 0. */
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
      [m[0], m[2], m[3], m[4], m[6], m[7], size >> 3, spread / (2 * texel)],
      (record >> 3) + GroundField.sunMatrix,
    );
    words[(record >> 2) + GroundPlace.hasSun] = 1;
    words.set([sharp, soft, softest, away, sunMarks], (record >> 2) + GroundPlace.sharp);
  }
}

/** What is kept away of the light from all around where something stands close above the ground. */
class ContactShadow {
  /** @param view from below; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what is lower than `height` meters, and blurs it. */
  cast(frame: Frame, height: number): void {
    const { size, heights, matrix } = this.view;
    const { plan } = frame.workspace;
    const { contact, sums } = frame.places.plans!;
    // By the height along the axis that points down.
    plan.approach(heights.byteOffset, size, matrix[11], height, contact);
    plan.tent(contact, size, 4, sums);
    plan.tent(contact, size, 3, sums);
    const { marks, box } = this.marks(frame);
    plan.mark(contact, size, marks, box);
  }

  /** The box in which it is anything but 0. */
  marks({ places }: Frame): Marks {
    const { contactMarks, contactBox } = places.plans!;
    return { marks: contactMarks, box: contactBox, size: this.view.size };
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

/** Looking up from below the ground. */
const fromBelow = { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] } as const;

/** Contact shadows are cast from up to this share of the scene's extent above the ground. */
const contactHeight = 0.1;

/** The sine of the lowest height of the sun at which it casts shadows on the ground. */
const lowestSun = 0.02;

/** All shadows of one frame. */
export class Shadows {
  /** What the sun sees. */
  readonly sun = new PlanView();
  /** Toward the sun, x, y and z. */
  readonly direction = new Float64Array(3);
  private readonly below = new PlanView();
  private readonly ground = new GroundShadow(this.sun);
  private readonly contact = new ContactShadow(this.below);
  private hasGround = false;
  private hasContact = false;

  /** @param frame made for shadows @throws TopsyturvyError `bad-parameter` if the sun has no direction */
  cast(frame: Frame, { sun }: Lights, onGround: boolean): void {
    const direction = normalize(sun.direction);
    if (!(Math.abs(length(direction) - 1) < 1e-6))
      throw badParameter('lights.sun.direction', sun.direction, 'a direction');
    this.direction.set(direction);
    // Level, so that the ground's height is the same along a row of the view.
    const level = cross([0, 1, 0], direction);
    const right = length(level) > 1e-9 ? normalize(level) : ([1, 0, 0] as const);
    const { points, ids, sun: heights, below } = frame.places.plans!;
    this.sun.draw(
      frame,
      { points, ids, heights },
      { right, up: cross(direction, right), toward: direction },
      sunSize,
    );
    this.hasGround = onGround && this.sun.size > 0 && direction[1] > lowestSun;
    if (this.hasGround) this.ground.cast(frame);
    this.hasContact = false;
    if (!onGround || this.sun.size === 0) return;
    const height = contactHeight * this.sun.texel * sunSize;
    this.below.draw(frame, { points, ids, heights: below }, fromBelow, contactSize, -height, height);
    this.hasContact = this.below.size > 0;
    if (this.hasContact) this.contact.cast(frame, height);
  }

  /** Adds to a window of a picture all of the ground that has shadows. */
  addTo(window: GroundWindow, frame: Frame): void {
    const { ground, contact } = this;
    if (this.hasGround) window.add(this.sun, ground.marks(frame), 8);
    if (this.hasContact) window.add(this.below, contact.marks(frame), 1);
  }

  /** Writes what the ground has of them into its record. */
  describe(frame: Frame, record: number): void {
    if (this.hasGround) this.ground.describe(frame, record);
    if (this.hasContact) this.contact.describe(frame, record);
  }
}
