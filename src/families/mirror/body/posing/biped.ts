import type { Stream } from '../../../../core/stream.js';
import type { BodyKind, BodyPose } from '../../../../content/bodies/body.js';
import type { Biped } from '../../../../content/bodies/biped/index.js';
import {
  bipedLookingAside,
  holding,
  raisingFoot,
  raisingHand,
  standingBiped,
  steppingForward,
} from '../../../../content/bodies/biped/mammal/poses.js';
import { baseball } from '../../../../content/bodies/props/baseball.js';
import { tennisBall } from '../../../../content/bodies/props/tennis-ball.js';
import type { Side } from '../../../../content/bodies/side.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { Arranged, Wanted } from './wanted.js';
import { eyesFor } from './eyes.js';

/**
 * Whether a mammal on two legs can be asked: none wears anything; both eyes are seen only where they look ahead, one alone only where they
 * look aside, and one ear alone where ears are large and at the sides.
 */
export function bipedAnswers({ name }: QuestionKind, biped: BodyKind): boolean {
  const { ear, eye } = (biped as Biped).species.head;
  if (name === 'ear-with') return false;
  if (name === 'visible-ear') return ear.length > 0.25 && ear.lean[0] > 45;
  if (name === 'visible-eye') return eye.out > 45;
  return !name.endsWith('-eye') || eye.out < 45;
}

/** A mammal on two legs other than a person. */
export function arrangeBiped({ body, look, kind, answer }: Wanted, stream: Stream): Arranged {
  const animal = body as Biped;
  const side = answer as Side;
  const limbs = stream.child('limbs');
  const plain = { look, worn: [], about: '', scene: '', action: '', acting: 'left' } as const;
  const pose = (stance: string, posed: BodyPose): Arranged => ({ ...plain, stance, pose: posed });
  if (kind.name === 'raised-foot') return pose('on one leg', raisingFoot(limbs, animal, side));
  if (kind.name === 'raised-hand') return pose('raising a hand', raisingHand(limbs, side));
  if (kind.name === 'forward-foot') return pose('stepping', steppingForward(limbs, animal, side));
  if (kind.name === 'holding-hand') {
    const { name } = stream.child('ball').choice([tennisBall, baseball]);
    return {
      ...pose('holding a ball', holding(limbs, side)),
      about: name,
      worn: [{ prop: name, at: `${side} hand` }],
    };
  }
  const aside = stream.child('attitude').float() < 0.4;
  const posed = aside ? bipedLookingAside(limbs) : standingBiped(limbs);
  const stance = aside ? 'looking aside' : 'standing';
  const eyes = eyesFor(kind, side, body, look, stream.child('eyes'));
  return eyes ? { ...pose(stance, { ...posed, eyes: eyes.eyes! }), about: eyes.about } : pose(stance, posed);
}
