import type { BodyKind, Look } from '../../../../content/bodies/body.js';
import type { MirrorLabel } from '../../prompts/index.js';
import type { QuestionKind } from '../questions/kinds.js';
import type { BodyState } from '../state.js';

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
