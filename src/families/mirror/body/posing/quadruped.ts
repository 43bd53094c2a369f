import type { Stream } from '../../../../core/stream.js';
import type { BodyPose } from '../../../../content/bodies/body.js';
import { attitudes, foremost, raising, rearmost } from '../../../../content/bodies/quadruped/poses/index.js';
import type { Quadruped } from '../../../../content/bodies/quadruped/index.js';
import type { Limb } from '../../../../content/bodies/quadruped/limbs.js';
import { earTag } from '../../../../content/bodies/props/worn/ear-tag.js';
import type { Side } from '../../../../content/bodies/side.js';
import type { Arranged, Wanted } from './wanted.js';
import { eyesFor } from './eyes.js';

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
