import type { Zod } from '../../../core/zod.js';
import type { Raster, Turn } from '../../../draw/index.js';
import type { Engine, ItemContext, Proposals, Refusal, Verdict } from '../../making.js';
import { type ParamsOf, sizeParam } from '../../param-schemas.js';
import { orientationParams } from '../params.js';
import type { Box } from '../../staging/picture/marks.js';

/** The params of orientation families, without those of pairs and hiding, and the user's photographs. */
export const canonicalParams = (z: Zod) =>
  orientationParams(z, { elevation: [8, 25], distractors: [0, 0] })
    .omit({ layout: true, masks: true, visible: true, occluded: true, drift: true, distractors: true })
    .extend({
      size: sizeParam(z, 64, 4096, 512, 'A picture, as it is shown (photographs: square only)'),
      surroundings: z
        .enum(['backdrop', 'place'])
        .exactOptional()
        .describe(
          "In the photographic look. backdrop (default): nothing but the object tells which way up it is. place: half of the pictures whose question has an answer show the object where it is met, as the paper's photographs do.",
        ),
      photos: z
        .string()
        .default('')
        .describe(
          'A JSON file of upright photographs to ask about in place of the catalog; they stand beside or below it.',
        ),
    });

export type CanonicalParams = ParamsOf<typeof canonicalParams>;

/** Turns or flips a picture as a whole. */
export type CanonicalTransform = { readonly turn: Turn };

/** What the renders or the photograph say of an item. */
export interface CanonicalEvidence {
  /** The least difference between pictures that have different answers: mean difference of the channels, 0 to 1. */
  readonly difference: number;
  readonly largestDifference: number;
  /** Whether a picture shows its answer, or none does. */
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
  /** How the picture is turned as seen. */
  readonly seen: Turn;
  /** For scenes, the boxes of the object in the picture as shown, in pixels. */
  readonly boxes?: readonly Box[];
  /** For photographs, the turns under which they are declared to look canonical. */
  readonly canonical?: readonly Turn[];
  /** For photographs: their SHA-256. */
  readonly source?: string;
}

/** The part of an item's context that does not depend on where its pictures come from. */
type SubjectContext = Pick<ItemContext<unknown, unknown>, 'index' | 'stream'>;

/** Where the upright pictures of a set come from: scenes of models, or the user's photographs. */
export interface CanonicalSubjects<X> {
  readonly hashes: Readonly<Record<string, string>>;
  readonly size: number;
  /** How many items differ for a person: each answer with each picture. */
  readonly capacity: number;
  /** The index of the right option for item i; the last means that it cannot be determined. */
  optionOf(index: number): number;
  engine(part: string): Engine | undefined;
  propose(item: SubjectContext): Proposals<X, CanonicalTransform, undefined>;
  /** The picture upright. @param exact whether it must be the same on every machine */
  upright(x: X, exact: boolean): Raster;
  judge(x: X, seen: Turn): Verdict<CanonicalEvidence>;
  /** What speaks against a file's picture showing x, turned as seen. */
  recognize(x: X, seen: Turn, picture: Raster): Refusal | undefined;
  /** What the question depends on besides the turn. */
  asked(x: X): {
    readonly determined: boolean;
    /** Names the stream that shuffles the options. */
    readonly order: number;
    readonly groups: Readonly<Record<string, string>>;
  };
}
