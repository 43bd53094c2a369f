import type { Stream } from '../../../../core/stream.js';
import type { Rig } from '../../../../content/bodies/body.js';
import { arrangeAnimal } from './quadruped.js';
import { arrangeBiped } from './biped.js';
import { arrangeBird } from './bird.js';
import { arrangePerson } from './person.js';
import type { Arranged, Wanted } from './wanted.js';

/** Poses a body so that the answer should be true; rig and pixels are asked later. Undefined: not this time. */
export const arrange = (wanted: Wanted, stream: Stream): Arranged | undefined =>
  arrangers[wanted.body.rig](wanted, stream);

const arrangers: Readonly<Record<Rig, (wanted: Wanted, stream: Stream) => Arranged | undefined>> = {
  human: arrangePerson,
  quadruped: arrangeAnimal,
  bird: arrangeBird,
  biped: arrangeBiped,
};
