import { unexpected } from '../core/errors.js';
import { inverseTurn, type Turn } from '../draw/turn.js';
import type { Font } from './font.js';
import { agreement } from './overlap.js';
import { silhouette, type Place } from './silhouette.js';
import { keepsLine, placeFor, TurnComparison, type Ranking } from './turn-ranking.js';

/** How sure a reading must be. */
export interface TurnMapOptions {
  /** The least overlap of a turned glyph with the glyph it is read as, 0 to 1. Default 0.8; 0.9 for quarter turns. */
  readonly minOverlap?: number;
  /** How much less every other glyph must overlap, 0 to 1. Default 0.1. */
  readonly minMargin?: number;
}

/** What a glyph looks like once turned. */
export interface TurnEntry {
  /** The character that is turned. */
  readonly char: string;
  /** The character that the turned glyph overlaps best, itself included; undefined if it has no ink. */
  readonly closest: string | undefined;
  /**
   * The character that it is read as: `closest`, if the overlap and the margin are large enough, both shapes have as many
   * pieces and holes, and the same holds of `closest` turned back.
   */
  readonly reads: string | undefined;
  /**
   * Σ min / Σ max of the coverages of the turned glyph and `closest` at the same scale, boxes centered, at the best shift
   * of at most 1/16 em.
   *
   * A quarter turn makes tall letters wide and vertical strokes horizontal. After one, both shapes are stretched to the
   * same square (by at most half of a side), and this is the share of each one's ink that lies within 1/20 of the square's
   * side of the other's, the lesser of the two.
   */
  readonly overlap: number;
  /**
   * The same with the baseline kept, shifted sideways only. Turned text stands on what was the line of its x-height, so a
   * turned lining 6 is a 9 that hangs below the line. Undefined for quarter turns, which leave no baseline.
   */
  readonly overlapOnBaseline: number | undefined;
  /** The character that the turned glyph overlaps second best, and by how much less than `closest`. */
  readonly second: string | undefined;
  /** How much less the second best overlaps, 0 to 1. */
  readonly margin: number;
}

/** Which glyphs of a font read as which once turned. */
export interface TurnMap {
  /** By which its characters are turned. */
  readonly turn: Turn;
  /** In the order of the characters asked for. */
  readonly entries: readonly TurnEntry[];
}

/**
 * The thresholds of a found map. In the shipped fonts the paper's pairs overlap by .80 to 1 and the next candidate by at
 * least .15 less; what should not be used in questions (turned a as e, mirrored e as e) overlaps by less than .80, or
 * another candidate by nearly as much. After quarter turns N and Z, C and U agree by .95 to 1 in the plain sans serifs.
 */
export const turnMapDefaults = (turn: Turn): Required<TurnMapOptions> => ({
  minOverlap: keepsLine(turn) ? 0.8 : 0.9,
  minMargin: 0.1,
});

const maxChars = 500;

const maps = new WeakMap<Font, Map<string, TurnMap>>();

/**
 * Finds which glyph of a font reads as which once turned. Every character is a candidate for every other and for itself,
 * so the set should hold what a turned glyph might be mistaken for, not only what is wanted.
 *
 * Readings are consistent: if a reads as b, then b reads as a under the inverse turn. Kept per font.
 *
 * @param chars at most 500 characters; those that the font lacks, or that have no ink, read as nothing
 * @throws TopsyturvyError 'bad-font' if an outline is broken, 'bad-parameter' for a threshold out of range
 */
export function turnMap(
  font: Font,
  chars: Iterable<string>,
  turn: Turn,
  options: TurnMapOptions = {},
): TurnMap {
  const { minOverlap, minMargin } = { ...turnMapDefaults(turn), ...options };
  for (const [name, value] of Object.entries({ minOverlap, minMargin })) {
    if (!(value >= 0 && value <= 1)) throw unexpected('bad-parameter', name, value, '0 to 1');
  }
  const list = [...new Set(chars)];
  if (list.length > maxChars)
    throw unexpected('bad-parameter', 'characters', list.length, `at most ${maxChars}`);
  let known = maps.get(font);
  if (!known) maps.set(font, (known = new Map()));
  const key = JSON.stringify([turn, minOverlap, minMargin, list]);
  let map = known.get(key);
  if (!map) known.set(key, (map = findMap(font, list, turn, minOverlap, minMargin)));
  return map;
}

/**
 * How well a turned glyph overlaps the glyph it is claimed to read as; see {@link TurnEntry.overlap}.
 *
 * @throws TopsyturvyError 'bad-font' if the font lacks one of them
 */
export function turnOverlap(
  font: Font,
  char: string,
  reads: string,
  turn: Turn,
  place: Place = placeFor(turn),
): number {
  const turned = silhouette(font, font.need(char), turn, place);
  const upright = silhouette(font, font.need(reads), 'none', place);
  return turned && upright ? agreement(turned, upright, place) : 0;
}

function findMap(font: Font, chars: string[], turn: Turn, minOverlap: number, minMargin: number): TurnMap {
  const comparison = new TurnComparison(font, chars);
  const there = comparison.ranking(turn);
  const back = inverseTurn(turn) === turn ? there : comparison.ranking(inverseTurn(turn));
  const certain = (ranking: Ranking, char: string): string | undefined => {
    const [first, second] = ranking.get(char) ?? [];
    const sure = first?.sameTopology && first.overlap >= minOverlap;
    return sure && first.overlap - (second?.overlap ?? 0) >= minMargin ? first.char : undefined;
  };

  const entries = chars.map((char): TurnEntry => {
    const [first, second] = there.get(char) ?? [];
    const reads = certain(there, char);
    return {
      char,
      closest: first?.char,
      reads: reads !== undefined && certain(back, reads) === char ? reads : undefined,
      overlap: first?.overlap ?? 0,
      overlapOnBaseline:
        first && keepsLine(turn) ? turnOverlap(font, char, first.char, turn, 'baseline') : undefined,
      second: second?.char,
      margin: first ? first.overlap - (second?.overlap ?? 0) : 0,
    };
  });
  return { turn, entries };
}
