import type { Raster } from '../../../draw/raster.js';
import type { Turn } from '../../../draw/turn.js';
import type { Engine, ItemContext } from '../../family.js';
import type { Proposals, Verdict } from '../../proposal.js';

/** Turns or flips a picture as a whole. */
export type CanonicalTransform = { readonly turn: Turn };

/** What the renders or the photo say of an item. */
export interface CanonicalEvidence {
  /** The least difference between pictures that have different answers: mean difference of the channels, 0 to 1. */
  readonly difference: number;
  readonly largestDifference: number;
  /** Whether a picture shows its answer, or none does. */
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
  /** How the picture is turned as seen. */
  readonly seen: Turn;
  /** Of photos: the turns under which they are declared to look canonical. */
  readonly canonical?: readonly Turn[];
  /** Of photos: their sha256. */
  readonly source?: string;
}

/** The part of an item's context that does not depend on where its pictures come from. */
export type SubjectContext = Pick<ItemContext<unknown, unknown>, 'index' | 'stream'>;

/** Where the upright pictures of a set come from: scenes of models, or the user's photos. */
export interface CanonicalSubjects<X> {
  readonly hashes: Readonly<Record<string, string>>;
  readonly size: number;
  /** Which option is right for item i; the last means that it cannot be determined. */
  optionOf(index: number): number;
  engine(part: string): Engine | undefined;
  propose(item: SubjectContext): Proposals<X, CanonicalTransform, undefined>;
  /** The picture upright. @param exact whether it must be the same on every machine */
  upright(x: X, exact: boolean): Raster;
  judge(x: X, seen: Turn): Verdict<CanonicalEvidence>;
  /** What the question depends on besides the turn. */
  asked(x: X): {
    readonly determined: boolean;
    /** Names the stream that shuffles the options. */
    readonly order: number;
    readonly groups: Readonly<Record<string, string>>;
  };
}
