import type { Turn } from '../draw/turn.js';
import type { Font } from './font.js';
import { turnMap, type TurnEntry, type TurnMapOptions } from './turn-map.js';

/** What `topsyturvy fonts inspect` looks at. */
export interface InspectOptions extends TurnMapOptions {
  /** The characters to look at. Default: the digits and the Latin letters. */
  readonly chars?: Iterable<string>;
  /** The turns to look at. Default: the half turn. */
  readonly turns?: readonly Turn[];
}

/** One line of the report: a glyph under one turn. */
export interface InspectRow extends TurnEntry {
  readonly turn: Turn;
}

export const inspectedChars = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Which glyphs of a font read as which under each turn, with the evidence: one row for each turn and each character that
 * has ink in the font.
 * @throws TopsyturvyError as {@link turnMap}
 */
export function inspectFont(font: Font, options: InspectOptions = {}): InspectRow[] {
  const { chars = inspectedChars, turns = ['half'], ...thresholds } = options;
  const list = [...chars];
  return turns.flatMap((turn) =>
    turnMap(font, list, turn, thresholds)
      .entries.filter((entry) => entry.closest !== undefined)
      .map((entry) => ({ turn, ...entry })),
  );
}
