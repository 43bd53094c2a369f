import type { Stream } from '../../../../core/stream.js';
import type { BodyKind, BodyPose } from '../../../../content/bodies/body.js';
import {
  lookingAside,
  raisedFoot,
  raisedWing,
  standingBird,
} from '../../../../content/bodies/biped/bird/poses.js';
import type { Bird } from '../../../../content/bodies/biped/index.js';
import type { Side } from '../../../../content/bodies/side.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { Arranged, Wanted } from './wanted.js';
import { eyesFor } from './eyes.js';

/**
 * Whether a bird can be asked: most have their eyes at the sides, where no camera sees both, and no ears to be seen; of a penguin's legs
 * too little is seen to tell a raised foot.
 */
export function birdAnswers({ frame, name }: QuestionKind, bird: BodyKind): boolean {
  const { facesFront, wing } = (bird as Bird).species;
  if (name === 'raised-foot') return wing.kind !== 'flipper';
  return frame === 'body' || name === 'visible-eye' || (name.endsWith('-eye') && facesFront === true);
}

/** A bird. */
export function arrangeBird({ body, look, kind, answer }: Wanted, stream: Stream): Arranged {
  const bird = body as Bird;
  const side = answer as Side;
  const limbs = stream.child('limbs');
  const plain = { look, worn: [], about: '', scene: '', action: '', acting: 'left' } as const;
  const pose = (stance: string, posed: BodyPose): Arranged => ({ ...plain, stance, pose: posed });
  if (kind.name === 'raised-foot') return pose('on one leg', raisedFoot(limbs, bird, side));
  if (kind.name === 'raised-wing') return pose('raising a wing', raisedWing(limbs, bird, side));
  const aside = stream.child('attitude').float() < 0.4;
  const posed = aside ? lookingAside(limbs) : standingBird(limbs);
  const stance = aside ? 'looking aside' : 'standing';
  const eyes = eyesFor(kind, side, body, look, stream.child('eyes'));
  return eyes ? { ...pose(stance, { ...posed, eyes: eyes.eyes! }), about: eyes.about } : pose(stance, posed);
}
