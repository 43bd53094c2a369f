import type { Eye } from '../../../../content/bodies/body.js';
import {
  facing as hipsFacing,
  greater,
  kneeBends,
} from '../../../../content/bodies/human/actions/measures.js';
import { otherSide, sides, type Side } from '../../../../content/bodies/side.js';
import { dot, length, subtract, type Vec3 } from '../../../../world/vector.js';
import type { MirrorLabel } from '../../prompts/index.js';
import { cameraAxes } from '../scene/camera.js';
import type { BodyState } from '../state.js';

/** What an answer is read from: what is arranged, and from which side it is seen. */
export type Readable = Pick<BodyState, 'about' | 'body' | 'points' | 'pose' | 'stature' | 'worn'> & {
  readonly camera: Pick<BodyState['camera'], 'azimuth' | 'elevation'>;
};

/** An answer, and by how much it is the right one. */
export interface Reading {
  readonly answer: MirrorLabel;
  readonly margin: number;
}

/** Of several limbs the one whose `part` lies farthest along a direction; by how much farther than the next, in statures. */
export function extreme(
  { points, stature }: Readable,
  answers: readonly MirrorLabel[],
  part: string,
  along: Vec3,
): Reading {
  const list = answers
    .map((answer) => ({ answer, value: dot(points[`${answer} ${part}`]!, along) }))
    .sort((a, b) => b.value - a.value);
  return { answer: list[0]!.answer, margin: (list[0]!.value - list[1]!.value) / stature };
}

/** How far below its shoulder a hand may be that is raised, statures: lower than held out to the side it merely rests on something. */
const heldOut = 0.05;

/** The hand that is raised: the higher one, as high as its shoulder or nearly so, while the other is not above its own. */
export function raisedHand(x: Readable): Reading | undefined {
  const reading = extreme(x, sides, 'hand', [0, 1, 0]);
  const own = reading.answer as Side;
  if (aboveShoulder(x, own) < -heldOut * x.stature) return undefined;
  return aboveShoulder(x, otherSide(own)) > 0 ? undefined : reading;
}

/** How far a hand is above the shoulder of its side, meters; 0 for bodies that have none. */
function aboveShoulder({ points }: Readable, side: Side): number {
  const shoulder = points[`${side} shoulder`];
  return shoulder ? points[`${side} hand`]![1] - shoulder[1] : 0;
}

/** How far above the ground a foot may be that stands, statures: a person may be on the toes; an animal's foot has its joint for a place. */
const standing = { person: 0.06, animal: 0.1 };

/** The foot that is raised: the higher one, while the other stands. */
export function raisedFoot(x: Readable): Reading | undefined {
  const reading = extreme(x, sides, 'foot', [0, 1, 0]);
  const other = x.points[`${otherSide(reading.answer as Side)} foot`]!;
  return other[1] > standing[x.body === 'person' ? 'person' : 'animal'] * x.stature ? undefined : reading;
}

/** The level direction that the hips face; limbs of animals that have none go along the body. */
export const facing = (x: Readable): Vec3 =>
  x.points['left hip'] && x.points['right hip'] ? hipsFacing(x) : [0, 0, 1];

/** The eye for which `is` holds, if it holds for one eye only. */
export function eyeThat(
  { pose: { eyes } }: Readable,
  is: (eye: Eye, other: Eye) => boolean,
): Reading | undefined {
  if (!eyes) return undefined;
  const found = sides.filter((side) => is(eyes[side], eyes[otherSide(side)]));
  return found.length === 1 ? { answer: found[0]!, margin: 1 } : undefined;
}

/** The side of the head that faces the camera: that of the only eye or ear that it can see. */
export function nearerSide({ camera, points }: Readable): Reading | undefined {
  const across = subtract(points['left ear']!, points['right ear']!);
  const turned = dot(across, cameraAxes(camera).back);
  if (turned === 0) return undefined;
  return { answer: turned > 0 ? 'left' : 'right', margin: Math.abs(turned) / length(across) };
}

/** The side on which the thing asked about hangs on a part: held in a hand, worn on an ear. */
export function wearer({ worn, about }: Readable, part: string): Reading | undefined {
  const found = worn.filter(
    ({ at, prop }) => prop === about && sides.some((side) => at === `${side} ${part}`),
  );
  if (found.length !== 1) return undefined;
  return { answer: found[0]!.at.split(' ')[0] as Side, margin: 1 };
}

/** The leg that is bent more, and by how many degrees at the knee. */
export function bentMore(x: Readable): Reading {
  const { side, margin } = greater(kneeBends(x));
  return { answer: side, margin };
}
