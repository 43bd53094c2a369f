import type { Stream } from '../../../../core/stream.js';
import { stances } from '../../../../world/bodies/human/stances/index.js';
import type { Stance } from '../../../../world/bodies/human/stances/define.js';
import { otherSide, type Side } from '../../../../world/bodies/side.js';
import type { Worn } from '../state.js';
import type { Arranged, Wanted } from './arrange.js';
import { eyesFor } from './face.js';

/** A person in one of the stances of a scene. */
export function arrangePerson(
  { body, look, kind, answer, scene }: Wanted,
  stream: Stream,
): Arranged | undefined {
  const side = answer as Side;
  const fitting = stances.filter(
    (stance) => (scene === null || stance.scene === scene) && suits(stance, kind.name),
  );
  if (fitting.length === 0) return undefined;
  const stance = stream.child('stance').choice(fitting);
  const acting =
    kind.name === 'holding-hand' ? side : stream.child('acting').choice(['left', 'right'] as const);
  const pose = stance.pose(stream.child('limbs'), acting);
  const held = stance.holds.map(({ prop, by }): Worn => ({
    prop: prop.name,
    at: `${by === 'acting' ? acting : otherSide(acting)} hand`,
  }));
  const arranged = { pose, worn: held, about: '', scene: stance.scene, stance: stance.name, acting };
  const eyes = eyesFor(kind, side, body, look, stream.child('eyes'));
  if (eyes) return { ...arranged, pose: { ...pose, eyes: eyes.eyes! }, about: eyes.about };
  if (kind.name === 'holding-hand')
    return { ...arranged, about: held.find(({ at }) => at === `${side} hand`)!.prop };
  return arranged;
}

/** Whether a stance can show what a kind asks about; whether it does in a scene, the rig says. */
function suits({ holds }: Stance, kind: string): boolean {
  // What is held in both hands, or one of a pair, is in no one hand.
  if (kind !== 'holding-hand') return true;
  const acting = holds.filter(({ by }) => by === 'acting');
  return acting.length === 1 && holds.every(({ by, prop }) => by === 'acting' || prop !== acting[0]!.prop);
}
