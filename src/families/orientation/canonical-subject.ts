import type { Json } from '../../core/json.js';
import type { Stream } from '../../core/stream.js';
import type { Raster } from '../../draw/raster.js';
import type { Turn } from '../../draw/turn.js';
import type { Engine } from '../family.js';

/** The part of an item's context that does not depend on where its pictures come from. */
export interface SubjectContext {
  readonly index: number;
  stream(purpose: string): Stream;
}

/** What the renders or the photo say of an item. */
export interface CanonicalEvidence {
  readonly holds: boolean;
  /** The least difference between pictures that have different answers. */
  readonly difference: number;
  readonly largestDifference: number;
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
  readonly [evidence: string]: Json;
}

/** Where the upright pictures of canonical orientation come from: scenes of models, or the user's photos. */
export interface CanonicalSubjects<X> {
  readonly hashes: Readonly<Record<string, string>>;
  readonly size: number;
  /** Which option is right for item i; the last means that it cannot be determined. */
  optionOf(index: number): number;
  engine(part: string): Engine | undefined;
  state(context: SubjectContext): X;
  /** How the picture of an item is turned. */
  turnOf(x: X, context: SubjectContext): Turn;
  /** The picture upright. */
  upright(x: X): Raster;
  evidence(x: X): CanonicalEvidence;
  /** What the question depends on besides the turn. */
  asked(x: X): {
    readonly determined: boolean;
    /** Names the stream that shuffles the options. */
    readonly order: number;
    readonly groups: Readonly<Record<string, string>>;
  };
}
