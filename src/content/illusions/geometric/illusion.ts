import type { Board, Color, Raster } from '../../../draw/index.js';
import type { Ranges } from '../../ranges.js';
import type { Ink } from './parts/ink.js';

/** The places of things, in units of 1/512 of the picture's side; what each number means, its illusion says. */
export type Layout = Readonly<Record<string, number>>;

/** One illusion as it is to be drawn. Plain JSON. */
export type Figure = {
  /** The real difference between what is compared, in the illusion's unit; positive: the first is more. */
  readonly difference: number;
  /** The strength of the inducers, 0 (none) to 1. */
  readonly strength: number;
  /** The one that the inducers make look more: 1 the first, -1 the second. */
  readonly toward: 1 | -1;
  readonly ink: Ink;
  readonly layout: Layout;
  /** False in the control: only what is compared is drawn. */
  readonly inducers: boolean;
};

/** The verdicts, on what is true or seen: the first is more, both are the same, the second is more. */
export const verdicts = ['first', 'same', 'second'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * A geometric or brightness illusion: two things are compared, and inducers make one of them look more. The real
 * difference and the strength of the inducers are separate knobs, as in Pyllusion (Makowski et al., Perception 50, 2021).
 */
export interface Illusion {
  readonly name: string;
  /** A sentence that says what is compared and which way it is misjudged. */
  readonly summary: string;
  /** The number of channels: 1 where gray says it all. */
  readonly channels: 1 | 3;
  readonly difference: {
    /** e.g. 'share of the mean length', 'degrees'. */
    readonly unit: string;
    /** The smallest difference that is made: seen without inducers, and less than the inducers pretend. */
    readonly step: number;
  };
  readonly strength: {
    /** What grows with the strength, and from what to what. */
    readonly meaning: string;
    /**
     * How much the difference is misjudged at strength 1, in its unit, by a typical observer: about two steps, so that
     * a difference of two steps against the inducers looks like none.
     */
    readonly effect: number;
    /** The same at strength 0, where something of the illusion is left. Default 0; between, in proportion to the strength. */
    readonly atZero?: number;
    /** The publication of the illusion, its direction and its size; it says so where that is an assumption. */
    readonly source: string;
  };
  /** The directions in which the inducers can be put. */
  readonly directions: readonly (1 | -1)[];
  /** True for impossible figures: their difference is a contradiction, which the control does not have. */
  readonly contradiction?: boolean;
  /** The gray levels it is drawn in, if not any of {@link inks}. */
  readonly inks?: readonly Ink[];
  readonly ask: {
    /** The questions to which Yes is the answer where the verdict is so; a verdict that cannot be has none. */
    readonly yesNo: Readonly<Partial<Record<Verdict, string>>>;
    /** True where that for `same` is the paper's: with its wording no other is asked. */
    readonly printed?: boolean;
    readonly choice: string;
    /** The words for each verdict; a verdict that cannot be has none. */
    readonly options: Readonly<Partial<Record<Verdict, string>>>;
  };
  /** Words for the {places} in its questions. */
  fillIn?(figure: Figure): Readonly<Record<string, string>>;
  /** The color of the sheet at first. Default: the ink's ground. */
  ground?(figure: Figure): Color;
  readonly layout: Ranges;
  draw(board: Board, figure: Figure): void;
  /** The difference in the coordinates or levels that are drawn. */
  truth(figure: Figure): number;
  /** The difference in the pixels. */
  measure(picture: Raster, figure: Figure): number;
}
