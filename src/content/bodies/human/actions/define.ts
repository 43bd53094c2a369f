import { perNumber } from '../../../../world/vector.js';
import type { Stream } from '../../../../core/stream.js';
import type { BodyPose, Side } from '../../making.js';
import { mirrorPose } from '../../mirror-pose.js';
import type { Belonging } from '../../props/index.js';
import type { Setting } from '../../settings/index.js';
import type { Stance } from '../stances/index.js';
import { Mannequin } from '../stances/mannequin.js';

/** The kinds of questions that an action answers; see `src/families/mirror/prompts/kinds.ts`. */
export type ActionKind =
  | 'raised-hand'
  | 'holding-hand'
  | 'using-hand'
  | 'wearing-hand'
  | 'wearing-wrist'
  | 'carrying-shoulder'
  | 'raised-foot'
  | 'forward-foot'
  | 'foot-on'
  | 'bent-leg';

/** Something that one side of a person does, so that one answer is true by a clear margin; the rest of the stance stays. */
export interface Action {
  /** e.g. 'raise a hand', 'hold a cup'. */
  readonly name: string;
  /** Absent for what no question asks about. */
  readonly kind?: ActionKind;
  /** The thing that it is done with, on the acting side. */
  readonly prop?: Belonging;
  /** The thing that a foot is put on: built for the acting side. */
  readonly setting?: Setting;
  /** Whether a stance leaves free what it takes. */
  fits(stance: Stance): boolean;
  /**
   * The pose with the action in it. Mirrored poses and sides give mirrored poses.
   * @param amount from 0, enough to be clear, to 1, the most that is possible
   */
  apply(pose: BodyPose, side: Side, variation: Stream, amount: number): BodyPose;
}

export interface LeftAction extends Omit<Action, 'apply'> {
  /** Poses the left side of a mannequin that holds the stance. */
  left(mannequin: Mannequin, amount: number, variation: Stream): Mannequin;
}

export const defineAction = ({ left, ...action }: LeftAction): Action => ({
  ...action,
  apply(pose, side, variation, amount) {
    const own = side === 'left' ? pose : mirrorPose(pose);
    const acted = left(Mannequin.from(own, variation), amount, variation.child('action')).pose();
    const done = { ...acted, ...(own.eyes && { eyes: own.eyes }) };
    return side === 'left' ? done : mirrorPose(done);
  },
});

/** Stances whose hands do nothing. */
export const freeHands = ({ free }: Stance): boolean => free.hands;

/** Stances on both feet that may step. */
export const freeFeet = ({ free }: Stance): boolean => free.feet;

/** A direction between two others. */
export const between = <T extends readonly number[]>(from: T, to: T, share: number): T =>
  perNumber(from, (value, k) => value + (to[k] - value) * share);
