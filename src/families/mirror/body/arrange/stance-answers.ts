import { Stream } from '../../../../core/stream.js';
import type { Stance } from '../../../../world/bodies/human/stances/define.js';
import { humanSkeleton } from '../../../../world/bodies/human/skeleton.js';
import { sides, type Side } from '../../../../world/bodies/side.js';
import { solve } from '../../../../world/bodies/skeleton.js';
import type { Vec3 } from '../../../../world/vector.js';
import type { QuestionKind } from '../kinds.js';
import type { BodyState } from '../state.js';

/** Of an adult of 1.75 m, as `statureOf` measures it. */
const stature = 1.75;

/** The answer that a stance of the acting left side has to a question about the pose, if it has one clearly: by the bones alone. */
export function stanceAnswer(stance: Stance, kind: QuestionKind): Side | undefined {
  const key = `${stance.name} ${kind.name}`;
  if (!known.has(key)) {
    const pose = stance.pose(new Stream(['stance answers']), 'left');
    const reading = kind.read({ points: bonePoints(pose.angles), pose, stature } as BodyState);
    known.set(key, reading && reading.margin >= kind.margin ? (reading.answer as Side) : undefined);
  }
  return known.get(key);
}

const known = new Map<string, Side | undefined>();

/** The joints of the plain rig, and what lies at their ends. */
function bonePoints(angles: BodyState['pose']['angles']): Readonly<Record<string, Vec3>> {
  const points: Record<string, Vec3> = {};
  for (const [name, { position }] of solve(humanSkeleton, angles)) points[name] = position;
  for (const side of sides) {
    points[`${side} hand`] = points[`${side} wrist`]!;
    points[`${side} foot`] = points[`${side} ankle`]!;
  }
  return points;
}
