import type { Engine, Family } from '../../family.js';
import type { DoriType } from '../prompts/index.js';
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

/** What the question about an item depends on. */
export interface AskedSubject {
  readonly type: DoriType;
  /** The right option's text. */
  readonly answer: string;
  readonly groups: Readonly<Record<string, string>>;
  /** Names the stream that shuffles the options. */
  readonly order: number;
}
