import type { Stream } from '../../../core/stream.js';
import type { Part, Placed } from '../../../world/index.js';
import type { HandShape, PosedBody, Side } from '../making.js';
import { inHand } from './attach.js';

/** The place of the body in which a thing is held, worn or carried. */
export type Place = 'hand' | 'wrist' | 'upper arm' | 'lower leg' | 'ear' | 'eye' | 'shoulder';

/** Something that a body has on one of its sides. Nothing carries text, for pictures are mirrored. */
export interface Belonging {
  /** The name as questions say it, with its article: 'a tennis racket'. */
  readonly name: string;
  readonly at: Place;
  /** Whether it goes all around the place, which is then seen where it is: boxing gloves. Default false */
  readonly covers?: boolean;
  /**
   * The thing in the world of a body. Mirrored bodies with it on their other side are mirror images of each other.
   * @throws `bad-parameter` for a body without the place that it belongs to
   */
  put(variation: Stream, body: PosedBody, side: Side): Placed;
}

/**
 * Something for a hand, at real size, in the frame of the right hand; in the left hand is its mirror image. Its handle lies along y, the
 * end that matters up (+y, where the thumb is); z points to the fingers' tips, x out of the palm; the origin is the
 * middle of the grip.
 */
export interface Prop extends Belonging {
  /** The lean of the handle from across the palm to the fingertips, degrees: 0 a cup, 60 a foil; negative to the wrist. */
  readonly tilt: number;
  /** The shape of the hand that holds it. */
  readonly hand: HandShape;
  build(variation: Stream): Part[];
}

export const defineProp = (
  prop: Pick<Prop, 'name' | 'build'> & Partial<Pick<Prop, 'covers' | 'tilt' | 'hand'>>,
): Prop => ({
  at: 'hand',
  tilt: 0,
  hand: 'grip',
  ...prop,
  put(variation, body, side) {
    return inHand(this, this.build(variation), body, side);
  },
});
