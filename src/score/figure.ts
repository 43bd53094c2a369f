import type { Mark } from './marks.js';

/**
 * How a figure is drawn.
 *
 * - `bars`: a bar for each label, with its interval, and a dashed line at the level of chance
 * - `differences`: points with intervals, to both sides of zero
 * - `pairs`: two series at each label, joined by a line: what is set against what
 * - `curve`: the labels are numbers along the horizontal axis
 * - `radar`: an axis for each label, all from one center
 * - `shares`: parts of a whole, a bar in parts for each label; the series are the parts
 * - `table`: nothing is drawn
 */
export type FigureKind = 'bars' | 'differences' | 'pairs' | 'curve' | 'radar' | 'shares' | 'table';

/** A value of a figure. Values and bounds are fractions of 1, as in reports. */
export interface FigureRow {
  /** The place on the axis: a category in words, or a number for a curve. */
  readonly label: string;
  /** The index of its series in the figure; only for `pairs`, which have two, and `shares`. */
  readonly series?: string | undefined;
  readonly value: number | null;
  /** The bounds of the 95 % interval. Default: it has none. */
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
  /** The value of blind guessing. Default: it is not known. */
  readonly chance?: number | null | undefined;
  /** How many questions, replies or pairs it is based on. */
  readonly n?: number | undefined;
  /** Whether a question is among those that it is based on. Default: none is shown. */
  readonly behind?: ((mark: Mark) => boolean) | undefined;
}

/** The words for the names that questions have, as figures show them. */
export interface FigureWords {
  family(name: string): string;
  condition(name: string): string;
  variant(name: string): string;
  /** The words for the name of a group label and for one of its values. */
  group(label: string): string;
  value(label: string, value: string): string;
  /** Wordings in the order in which their families ask them. */
  inOrder(variants: readonly string[]): readonly string[];
}

/** The names themselves, and wordings as they come. */
export const ownNames: FigureWords = {
  family: (name) => name,
  condition: (name) => name,
  variant: (name) => name,
  group: (label) => label,
  value: (_, value) => value,
  inOrder: (variants) => variants,
};

/** Scores of one model, ready to be drawn beside those of others. */
export interface Figure {
  /** Unique among the figures of a report. Figures of several models with one id are drawn as one. */
  readonly id: string;
  readonly title: string;
  /** What a reader has to know, as sentences. */
  readonly note?: string | undefined;
  readonly kind: FigureKind;
  /** What the values are, e.g. `Accuracy`. */
  readonly measure: string;
  /** What the labels are, e.g. `Question type`. */
  readonly labels: string;
  readonly rows: readonly FigureRow[];
  /** Whether it is one of many, to be looked at on demand. Default: it is shown. */
  readonly onDemand?: boolean | undefined;
}
