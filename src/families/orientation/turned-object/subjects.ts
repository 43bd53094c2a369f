import type { Engine, Family } from '../../family.js';
import type { AskedQuestion } from '../prompts/questions.js';
import type { OrientationLabel } from '../../staging/scene/state.js';
import type { TurnedObjectParams } from './params.js';

type OfFamily<X, T, G, E> = Required<Family<TurnedObjectParams, X, T, OrientationLabel, unknown, G, E>>;

/** Where the pictures of a set come from: scenes of models, or photographs. X: state, T: transform, G: stage, E: evidence. */
export interface TurnedObjectSubjects<X, T, G, E> extends Pick<
  OfFamily<X, T, G, E>,
  'propose' | 'stage' | 'draw' | 'judge' | 'recognize'
> {
  readonly hashes: Readonly<Record<string, string>>;
  readonly size: number;
  /** How many items differ for a person. */
  readonly capacity: number;
  readonly notes: readonly string[];
  engine(part: string): Engine | undefined;
  asked(state: X, transform: T): AskedSubject;
}

/** What the questions about an item depend on. */
export interface AskedSubject {
  /** Each question, with the right option's text. */
  readonly questions: readonly AskedQuestion[];
  readonly groups: Readonly<Record<string, string>>;
  /** Names the stream that shuffles the options. */
  readonly order: number;
}
