import type { Raster } from '../../../draw/raster.js';
import type { Drawing, Engine, ItemContext, Judged } from '../../family.js';
import type { Proposals, Refusal, Verdict } from '../../proposal.js';
import type { DoriType } from '../prompts/index.js';
import type { OrientationLabel } from '../../staging/scene/state.js';
import type { TurnedObjectParams } from './params.js';

/** What the judge of an item is given. */
export type JudgedSubject<X, T, G> = Judged<TurnedObjectParams, X, T, OrientationLabel, unknown, G>;

/** Where the pictures of a set come from: scenes of models, or photographs. X: state, T: transform, G: stage, E: evidence. */
export interface TurnedObjectSubjects<X, T, G, E> {
  readonly hashes: Readonly<Record<string, string>>;
  readonly size: number;
  /** How many items differ for a person. */
  readonly capacity: number;
  readonly notes: readonly string[];
  engine(part: string): Engine | undefined;
  propose(item: Pick<ItemContext<unknown, unknown>, 'index' | 'stream'>): Proposals<X, T, G>;
  stage(): G;
  draw(x: X, part: string, drawing: Pick<Drawing<unknown, unknown, G>, 'stage' | 'exact'>): Raster;
  judge(judged: JudgedSubject<X, T, G>, picture: (view: string) => Raster): Verdict<E>;
  recognize(judged: JudgedSubject<X, T, G>, picture: (view: string) => Raster): Refusal | undefined;
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
