import type { Json } from '../core/json.js';

/** A stimulus that a family puts forward: a state, what transforms it and, where one was made on the way, its stage. */
export interface Proposal<X, T, G> {
  /** The state x. */
  readonly state: X;
  /** The transform T. */
  readonly transform: T;
  /** What drawing and judging share, if proposing had to make it; otherwise {@link Family.stage} makes it when needed. */
  readonly stage?: G;
}

/** A proposal that was given up before it was complete. */
export interface Rejected {
  /** The reason, as a stable code: lower-case words with dashes. The manifest counts these codes. */
  readonly rejected: string;
}

/** Evidence, by name; plain JSON. */
export interface Evidence {
  readonly [evidence: string]: Json;
}

/** The judge's evidence that an item's label is right; written with the item. */
export type Certificate<E = Evidence> = E & { readonly holds: true };

/** The judge turns a proposal down. */
export interface Refusal {
  /** False: the picture does not show the label. */
  readonly holds: false;
  /** The reason, as a stable code: lower-case words with dashes. The manifest counts these codes. */
  readonly reason: string;
  /** What was measured, for a family that bases its next proposal on it. */
  readonly [evidence: string]: Json;
}

/** What the judge says of a proposal. */
export type Verdict<E = Evidence> = Certificate<E> | Refusal;

/**
 * How a family puts stimuli forward: a single proposal, which has to hold, or a generator that is asked for another until
 * the judge accepts one. Each `yield` returns the judge's verdict on what was yielded (a refusal, since an accepted proposal
 * ends the search). A generator that ends without an accepted proposal should throw a TopsyturvyError 'bad-parameter' that
 * says which params to change.
 */
export type Proposals<X, T, G> = Proposal<X, T, G> | Generator<Proposal<X, T, G> | Rejected, void, Refusal>;

/** Says that a proposal was given up before it was complete. @param reason a stable code, e.g. 'hidden' */
export const reject = (reason: string): Rejected => ({ rejected: reason });

/** A verdict from its parts. @param reason why it does not hold, if it does not */
export const verdict = <E extends object>(holds: boolean, reason: string, evidence: E): Verdict<E> =>
  holds ? { ...evidence, holds: true } : { ...(evidence as Evidence), holds: false, reason };

/** A refusal, with what was measured until then. @param reason a stable code, e.g. 'too-faint' */
export const refuse = (reason: string, evidence: Evidence = {}): Refusal => ({
  ...evidence,
  holds: false,
  reason,
});
