import type { Stream } from '../../../../core/stream.js';
import type { MirrorLabel } from '../../prompts/index.js';
import type { BodyKind, Look, Rig } from '../../../../content/bodies/body.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { BodyState } from '../state.js';
import { arrangeAnimal } from './quadruped.js';
import { arrangeBiped } from './biped.js';
import { arrangeBird } from './bird.js';
import { arrangePerson } from './person.js';

/** What is to be true. */
export interface Wanted {
  readonly body: BodyKind;
  readonly look: Look;
  readonly kind: QuestionKind;
  readonly answer: MirrorLabel;
  /** One of the scenes of people; null: any. */
  readonly scene: string | null;
}

/** How a body holds itself, what it holds and how it is dressed for it, for the answer to be true. */
export type Arranged = Pick<
  BodyState,
  'look' | 'pose' | 'worn' | 'about' | 'scene' | 'stance' | 'action' | 'acting'
>;

/** Poses a body so that the answer should be true; rig and pixels are asked later. Undefined: not this time. */
export const arrange = (wanted: Wanted, stream: Stream): Arranged | undefined =>
  arrangers[wanted.body.rig](wanted, stream);

const arrangers: Readonly<Record<Rig, (wanted: Wanted, stream: Stream) => Arranged | undefined>> = {
  human: arrangePerson,
  quadruped: arrangeAnimal,
  bird: arrangeBird,
  biped: arrangeBiped,
};
