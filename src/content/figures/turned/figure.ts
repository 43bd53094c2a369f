import { words } from '../../../core/words.js';
import type { Path, Turn } from '../../../draw/index.js';

/** What a picture is seen as: a word or short phrase, and others that are as right. */
export interface Reading {
  readonly word: string;
  readonly accept: readonly string[];
}

/** The tone of a part of a figure; styles say which color that is. */
export type Tone = 'main' | 'accent' | 'light' | 'ink';

/** A part of a drawing, in the order of painting: an area with an outline, or a line. Lengths in figure sizes. */
export interface Part {
  readonly path: Path;
  readonly tone: Tone;
  /** Width of the line, where it is one; areas have none. */
  readonly line?: number;
  /** False for an area without an outline. Default true. */
  readonly outlined?: boolean;
}

/** How a figure may be painted: colored areas with outlines, outlines only, or dark with light details. */
export const styles = ['flat', 'line', 'dark'] as const;
export type Style = (typeof styles)[number];

/** The turns of a picture; 'quarter-ccw' is 90°, 'half' 180°, 'quarter-cw' 270° counter-clockwise. */
export type PictureTurn = Extract<Turn, 'quarter-ccw' | 'half' | 'quarter-cw'>;

/** The numbers that a figure is drawn from, each drawn evenly from its range. */
export type Knobs = Readonly<Record<string, readonly [least: number, most: number]>>;
export type Values<K extends Knobs = Knobs> = Readonly<Record<keyof K & string, number>>;

/**
 * A drawing that is one thing as it stands and another after a turn; a control is the same thing both times, once seen
 * upright and once turned. Coordinates run from −0.5 to 0.5, y downward.
 */
export interface Figure {
  /** Both readings, with a dash, e.g. 'duck-rabbit'. */
  readonly name: string;
  readonly turn: PictureTurn;
  /** The readings as it stands, and after the turn. */
  readonly readings: readonly [Reading, Reading];
  readonly knobs: Knobs;
  /** The styles in which both readings are plain. */
  readonly styles: readonly Style[];
  parts(values: Values): Part[];
}

type Written<K extends Knobs> = Omit<Figure, 'turn' | 'readings' | 'knobs' | 'parts'> & {
  /** Default: 'half'. */
  readonly turn?: PictureTurn;
  /** Each as a text: its word, a colon, and the others that are as right. */
  readonly readings: readonly [string, string];
  readonly knobs: K;
  parts(values: Values<K>): Part[];
};

/** Checks the names of the knobs where a figure is written; lists hold figures of any knobs, each drawn with values of its own. */
export const figure = <K extends Knobs>({ readings, ...written }: Written<K>): Figure =>
  ({ turn: 'half', readings: readings.map(reading), ...written }) as unknown as Figure;

function reading(text: string): Reading {
  const [word, accept] = text.split(': ');
  return { word, accept: words(accept) };
}

/** An area. */
export const area = (path: Path, tone: Tone, outlined = true): Part => ({ path, tone, outlined });
/** A line. */
export const stroke = (path: Path, line: number, tone: Tone = 'ink'): Part => ({ path, tone, line });
