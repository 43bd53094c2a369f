import type { Reading, Rule } from '../reading.js';

/** A place where a reply says that what stands there is its answer. */
export interface Statement {
  /** What stands there: its content if it is set apart, all that follows if it is a label. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly how: Rule;
}

/** How answers of one kind are read. */
export interface Reader<R extends Reading> {
  /** What a statement says: its beginning is the answer. */
  said(part: string): R;
  /** What a part says that is an answer and nothing else, "it is B": whoever says no more chooses. Else `null`. */
  bare(part: string): R | null;
  /** What running text says that states nothing. */
  prose(text: string): R;
  /** What a part says in words, where it says how it is and not how it seems. */
  real?(part: string): R;
  /** The reading of no answer. */
  readonly none: R;
  /** Whether a later sentence such as "B is correct" or "I choose B" overturns a statement. */
  readonly chosen?: boolean;
  /** Whether "yes" and "no" are answers, and "No, …" does not take anything back. */
  readonly yesOrNo?: boolean;
}
