import { badParameter, madeOnce } from '../core/index.js';
import { inverseTurn, type Turn } from '../draw/turn.js';
import type { Font } from './font.js';
import { agreement, overlap, sameTopology, stretch } from './overlap.js';
import { silhouette, type Place, type Silhouette } from './silhouette.js';

/** A character that a turned glyph overlaps. */
interface Candidate {
  readonly char: string;
  readonly overlap: number;
  /** Whether it has as many pieces and holes: an A upside down is no V. */
  readonly sameTopology: boolean;
}

/** The candidates of each character, turned: the closest few, best first. */
type Ranking = ReadonlyMap<string, readonly Candidate[]>;

/** How many candidates are compared over shifts: the closest when just centered. */
const shortlist = 4;

/** How much longer or shorter a side of the box may be than that of the glyph it is read as, after a quarter turn. */
const maxStretch = 1.5;

/** Whether a turn leaves a line of text a line, with a baseline and a height. */
const keepsLine = (turn: Turn): boolean =>
  turn === 'none' || turn === 'half' || turn === 'mirror' || turn === 'flip';

/** How glyphs are laid on each other after a turn. A quarter turn makes tall letters wide: shapes are compared, not sizes. */
const placeFor = (turn: Turn): Place => (keepsLine(turn) ? 'center' : 'box');

/**
 * Compares the turned glyphs of a font with its upright ones, each with each and with itself. Characters that the font
 * lacks, or that have no ink, are left out. The overlap of turned a with b is the same number as that of b turned back
 * with a.
 */
class TurnComparison {
  private readonly shapes = new Map<string, ReadonlyMap<string, Silhouette>>();
  private readonly measured = new Map<string, number>();

  constructor(
    private readonly font: Font,
    private readonly chars: readonly string[],
  ) {}

  ranking(turn: Turn): Ranking {
    const place = placeFor(turn);
    const upright = this.silhouettes('none', place);
    const rank = (char: string, shape: Silhouette): Candidate[] =>
      nearest(shape, upright, place)
        .map((other) => ({
          char: other,
          overlap: this.measure(turn, char, other),
          sameTopology: sameTopology(shape, upright.get(other)!),
        }))
        .sort((a, b) => b.overlap - a.overlap);
    return new Map([...this.silhouettes(turn, place)].map(([char, shape]) => [char, rank(char, shape)]));
  }

  private measure(turn: Turn, char: string, other: string): number {
    const back = inverseTurn(turn);
    const swap = back === turn ? other < char : back < turn;
    const [way, from, to] = swap ? [back, other, char] : [turn, char, other];
    const key = `${way} ${from} ${to}`;
    let value = this.measured.get(key);
    if (value === undefined) {
      const place = placeFor(way);
      const [a, b] = [this.silhouettes(way, place).get(from)!, this.silhouettes('none', place).get(to)!];
      this.measured.set(key, (value = agreement(a, b, place)));
    }
    return value;
  }

  private silhouettes(turn: Turn, place: Place): ReadonlyMap<string, Silhouette> {
    const key = `${turn} ${place}`;
    let found = this.shapes.get(key);
    if (!found) {
      const shapes = new Map<string, Silhouette>();
      for (const char of this.chars) {
        const glyph = this.font.glyph(char);
        const shape = glyph && silhouette(this.font, glyph, turn, place);
        if (shape) shapes.set(char, shape);
      }
      this.shapes.set(key, (found = shapes));
    }
    return found;
  }
}

/** The characters worth measuring: those of similar boxes after a quarter turn, else the few that overlap best. */
function nearest(shape: Silhouette, others: ReadonlyMap<string, Silhouette>, place: Place): string[] {
  if (place === 'box')
    return [...others].filter(([, other]) => stretch(shape, other) <= maxStretch).map(([char]) => char);
  return [...others]
    .map(([char, other]) => ({ char, centered: overlap(shape, other) }))
    .sort((a, b) => b.centered - a.centered)
    .slice(0, shortlist)
    .map(({ char }) => char);
}

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

/** The map from glyphs of a font to those as which they read once turned. */
export interface TurnMap {
  /** The turn of its characters. */
  readonly turn: Turn;
  /** The entries in the order of the characters asked for. */
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
    if (!(value >= 0 && value <= 1)) throw badParameter(name, value, '0 to 1');
  }
  const list = [...new Set(chars)];
  if (list.length > maxChars) throw badParameter('characters', list.length, `at most ${maxChars}`);
  const known = madeOnce(maps, font, () => new Map());
  const key = JSON.stringify([turn, minOverlap, minMargin, list]);
  return madeOnce(known, key, () => findMap(font, list, turn, minOverlap, minMargin));
}

/**
 * How well a turned glyph overlaps the glyph it is claimed to read as; see {@link TurnEntry.overlap}.
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
