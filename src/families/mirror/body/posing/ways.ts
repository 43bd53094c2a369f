import { memoize } from '../../../../core/memoize.js';
import { type Action, actions } from '../../../../content/bodies/human/actions/index.js';
import { humanSkeleton } from '../../../../content/bodies/human/skeleton.js';
import type { Stance } from '../../../../content/bodies/human/stances/define.js';
import { stances } from '../../../../content/bodies/human/stances/index.js';
import { type Side, sides } from '../../../../content/bodies/side.js';
import { solve } from '../../../../content/bodies/skeleton.js';
import { Stream } from '../../../../core/stream.js';
import { add, type Vec3 } from '../../../../world/vector.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { Readable } from '../questions/readings.js';
import type { BodyState } from '../state.js';

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

/** Of an adult of 1.75 m, as `statureOf` measures it. */
const stature = 1.75;

/** The answer that a stance of the acting left side has to a question about the pose, if it has one clearly: by the bones alone. */
export const stanceAnswer = memoize((stance: Stance, kind: QuestionKind): Side | undefined => {
  const pose = stance.pose(new Stream(['stance answers']), 'left');
  const reading = kind.read({ points: bonePoints(pose), pose, stature } as Readable);
  return reading && reading.margin >= kind.margin ? (reading.answer as Side) : undefined;
});

/** From the ankle to the sole, meters. */
const sole = 0.085;

/** The joints of the plain rig, and what lies at their ends, with the lower foot as high as the pose says. */
function bonePoints({ angles, lift }: BodyState['pose']): Readonly<Record<string, Vec3>> {
  const frames = solve(humanSkeleton, angles);
  const lowest = Math.min(...sides.map((side) => frames.get(`${side} ankle`)!.position[1] - sole));
  const points: Record<string, Vec3> = {};
  for (const [name, { position }] of frames) points[name] = add(position, [0, lift - lowest, 0]);
  for (const side of sides) {
    points[`${side} hand`] = points[`${side} wrist`]!;
    points[`${side} foot`] = add(points[`${side} ankle`]!, [0, -sole, 0]);
  }
  return points;
}
