import type { Stream } from '../../../../core/stream.js';
import { otherSide, type Side } from '../../../../world/bodies/side.js';
import type { Worn } from '../state.js';
import type { Arranged, Wanted } from './arrange.js';
import { eyesFor } from './face.js';
import { stanceAnswer, stancesFor } from './stance-answers.js';

/** A person in one of the stances of a scene. */
export function arrangePerson(wanted: Wanted, stream: Stream): Arranged | undefined {
  const { body, look, kind, scene } = wanted;
  const answer = wanted.answer as Side;
  const fitting = stancesFor(kind, scene);
  if (fitting.length === 0) return undefined;
  const stance = stream.child('stance').choice(fitting);
  const ofLeft = kind.ofPose ? stanceAnswer(stance, kind) : undefined;
  const acting = actingSide(answer, ofLeft, kind.name, stream.child('acting'));
  const pose = stance.pose(stream.child('limbs'), acting);
  const held = stance.holds.map(({ prop, by }): Worn => ({
    prop: prop.name,
    at: `${by === 'acting' ? acting : otherSide(acting)} hand`,
  }));
  const arranged = { pose, worn: held, about: '', scene: stance.scene, stance: stance.name, acting };
  const eyes = eyesFor(kind, answer, body, look, stream.child('eyes'));
  if (eyes) return { ...arranged, pose: { ...pose, eyes: eyes.eyes! }, about: eyes.about };
  if (kind.name === 'holding-hand')
    return { ...arranged, about: held.find(({ at }) => at === `${answer} hand`)!.prop };
  return arranged;
}

/** The side that acts for the answer to be true; either where it does not matter. */
function actingSide(answer: Side, ofLeft: Side | undefined, kind: string, stream: Stream): Side {
  if (kind === 'holding-hand') return answer;
  if (ofLeft === undefined) return stream.choice(['left', 'right'] as const);
  return ofLeft === answer ? 'left' : 'right';
}
