import type { Stream } from '../../../core/stream.js';
import type { Part } from '../../model.js';
import type { HandShape } from '../body.js';

/**
 * Something to hold, at real size, in the frame of the right hand that holds it; in the left hand is its mirror image. Its handle lies
 * along y, the end that matters up (+y, where the thumb is); z points to the fingers' tips, x out of the palm; the
 * origin is the middle of the grip. Nothing carries text, for pictures are mirrored.
 */
export interface Prop {
  /** As questions say it, with its article: 'a tennis racket'. */
  readonly name: string;
  /** How far the handle leans from across the palm to the fingers' tips, degrees: 0 for a hammer, 60 for a foil. */
  readonly tilt: number;
  /** What the hand does that holds it. */
  readonly hand: HandShape;
  build(variation: Stream): Part[];
}

export const defineProp = (prop: Omit<Prop, 'tilt' | 'hand'> & Partial<Prop>): Prop => ({
  tilt: 0,
  hand: 'grip',
  ...prop,
});
