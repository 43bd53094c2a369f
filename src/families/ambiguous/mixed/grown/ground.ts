import type { CarrierName } from './names.js';

/** A piece of ground seen from above, in whose own things the drawing is grown. Plain JSON. */
export type GrownGround = {
  readonly kind: 'grown';
  readonly carrier: CarrierName;
  /** The index of the set's example of it: its colors, materials and light. */
  readonly example: number;
  /** The key of the streams that deal out what grows and lies where. */
  readonly layout: string;
};
