import type { Stream } from '../../../../core/stream.js';
import type { BodyPose, Side } from '../../making.js';
import { mirrorPose } from '../../mirror-pose.js';
import type { Prop } from '../../props/index.js';
import type { Setting } from '../../settings/index.js';
import { Mannequin } from './mannequin.js';

export type StanceGroup = 'static' | 'dynamic' | 'sport';

/** What a hand holds: the hand of the acting side, or the other. */
export interface Held {
  readonly prop: Prop;
  readonly by: 'acting' | 'other';
  /** Whether the second hand is on it as well. */
  readonly both?: boolean;
}

/** A way of holding oneself that a person recognizes, alone or with what is held and what stands around. */
export interface Stance {
  /** The name, e.g. 'tennis forehand'. */
  readonly name: string;
  /** One of the 28 scene kinds: 'static daily', 'dynamic daily', or a sport. */
  readonly scene: string;
  readonly group: StanceGroup;
  /** The phrase after 'is': 'playing tennis'. */
  readonly verb: string;
  readonly holds: readonly Held[];
  /** Limbs that neither hold nor bear anything, so that an action may use them. */
  readonly free: { readonly hands: boolean; readonly feet: boolean };
  readonly setting?: Setting;
  /** Mirrored poses for mirrored sides: the right-sided pose of a stream is the mirror image of its left-sided one. */
  pose(variation: Stream, side: Side): BodyPose;
}

/** A stance as it is written: once, for an acting left side. */
export interface LeftStance extends Pick<Stance, 'name' | 'verb'> {
  readonly holds?: readonly Held[];
  readonly free?: Partial<Stance['free']>;
  readonly setting?: Setting;
  /** Poses a mannequin that varies by the stream. */
  left(mannequin: Mannequin, variation: Stream): Mannequin;
}

export const defineStance = (
  scene: string,
  group: StanceGroup,
  { left, holds = [], free, ...rest }: LeftStance,
): Stance => ({
  ...rest,
  scene,
  group,
  holds,
  free: { hands: false, feet: false, ...free },
  pose(variation, side) {
    const pose = left(new Mannequin(variation), variation.child('stance')).pose();
    return side === 'left' ? pose : mirrorPose(pose);
  },
});

/** Several stances of one scene. */
export const sport = (scene: string, ...stances: readonly LeftStance[]): Stance[] =>
  stances.map((stance) => defineStance(scene, 'sport', stance));
