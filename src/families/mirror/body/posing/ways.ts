import { actions, type Action } from '../../../../content/bodies/human/actions/index.js';
import { stances, type Stance } from '../../../../content/bodies/human/stances/index.js';
import type { QuestionKind } from '../questions/kinds.js';
import { stanceAnswer } from './stance-answers.js';

/** A way in which a person can give a question an answer: by a stance alone, or by what one side does in it. */
export interface Way {
  readonly stance: Stance;
  readonly action?: Action;
}

/** All ways to show what a kind asks about, in a scene or in any; whether the answer is clear in a scene, the rig says. */
export const waysFor = (kind: QuestionKind, scene: string | null): readonly Way[] =>
  stances
    .filter((stance) => scene === null || stance.scene === scene)
    .flatMap((stance): Way[] => [
      ...(suits(stance, kind) ? [{ stance }] : []),
      ...actions
        .filter((action) => action.kind === kind.name && action.fits(stance))
        .map((action) => ({ stance, action })),
    ]);

function suits(stance: Stance, kind: QuestionKind): boolean {
  // A face says nothing of a sport.
  if (kind.frame === 'head') return stance.group !== 'sport';
  if (kind.ofPose) return kind.name !== 'foot-on' && stanceAnswer(stance, kind) !== undefined;
  // A wristband is worn whatever the arms do.
  if (kind.name === 'wearing-wrist') return stance.group === 'sport';
  if (kind.name !== 'holding-hand') return false;
  // What is held in both hands, or is one of a pair, is in no one hand.
  const { holds } = stance;
  const acting = holds.filter(({ by }) => by === 'acting');
  return acting.length === 1 && holds.every(({ by, prop }) => by === 'acting' || prop !== acting[0]!.prop);
}
