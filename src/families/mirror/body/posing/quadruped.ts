import type { BodyKind, BodyPose } from '../../../../content/bodies/body.js';
import { earTag } from '../../../../content/bodies/props/worn/ear-tag.js';
import type { Quadruped } from '../../../../content/bodies/quadruped/index.js';
import type { Limb } from '../../../../content/bodies/quadruped/limbs.js';
import { attitudes, foremost, raising, rearmost } from '../../../../content/bodies/quadruped/poses/index.js';
import type { Side } from '../../../../content/bodies/side.js';
import type { Stream } from '../../../../core/stream.js';
import type { QuestionKind } from '../questions/kinds.js';
import { type Arranged, eyesFor, type Wanted } from './ways.js';

type Head = Quadruped['species']['head'];

/** The least radius of eyes that are told open from closed, and the least length of ears that tags are seen on: shares of the head's span. */
const leastEye = 0.04;
const leastEar = 0.2;
/** Meters: a tag covers a shorter ear. */
const shortEar = 0.06;
/** Degrees. Of eyes that look more ahead, and of ears that stand more upright, a camera at the side sees both. */
const eyesAside = 55;
const earsAside = 54;

/**
 * Whether an animal on four legs can be asked about its face: what is asked about must be large enough in a picture of the whole
 * head, and lie at the side where one alone is to be seen.
 */
export function faceAnswers({ name }: QuestionKind, animal: BodyKind): boolean {
  const { head, height } = (animal as Quadruped).species;
  const span = spanOf(head);
  const large = head.ear.length > leastEar * span;
  if (name === 'visible-ear') return large && head.ear.lean[0] > earsAside;
  if (name === 'ear-with') return large && head.ear.length * head.size * height[0] > shortEar;
  if (head.eye.radius < leastEye * span) return false;
  return name !== 'visible-eye' || head.eye.out > eyesAside;
}

/** The larger of a head's height and breadth without ears and horns, and no less than its length, in its lengths. */
function spanOf({ shapes }: Head): number {
  const solid = shapes.filter(({ mode = 'add' }) => mode === 'add');
  const [low, high] = [
    Math.min(...solid.map(({ min }) => min[1])),
    Math.max(...solid.map(({ max }) => max[1])),
  ];
  return Math.max(1, 2 * Math.max(...solid.map(({ max }) => max[0])), high - low);
}

/** Attitudes in which a face is seen well. */
const facing = ['standing', 'looking aside', 'looking up', 'sitting', 'walking'];

/** A four-legged animal. */
export function arrangeAnimal({ body, look, kind, answer }: Wanted, stream: Stream): Arranged | undefined {
  const animal = body as Quadruped;
  const plain = { look, worn: [], about: '', scene: '', action: '', acting: 'left' } as const;
  const [side, end] = answer.split(' ') as [Side, 'front' | 'rear' | undefined];
  const pose = (stance: string, posed: BodyPose): Arranged => ({ ...plain, stance, pose: posed });
  if (kind.name.startsWith('raised-'))
    return pose('raising a foot', raising(stream, animal, look, answer as Limb));
  if (kind.name.startsWith('most-forward-'))
    return end === 'front' ? pose('striding', foremost(stream, animal, look, side)) : undefined;
  if (kind.name.startsWith('rearmost-'))
    return end === 'rear' ? pose('striding', rearmost(stream, animal, look, side)) : undefined;
  const attitude = stream
    .child('attitude')
    .choice(attitudes.filter(({ name, fits }) => facing.includes(name) && fits(animal)));
  const posed = attitude.pose(stream.child('limbs'), animal, look);
  const eyes = eyesFor(kind, side, body, look, stream.child('eyes'));
  if (eyes) return { ...pose(attitude.name, { ...posed, eyes: eyes.eyes! }), about: eyes.about };
  if (kind.name === 'ear-with')
    return {
      ...pose(attitude.name, posed),
      about: earTag.name,
      worn: [{ prop: earTag.name, at: `${side} ear` }],
    };
  return pose(attitude.name, posed);
}
