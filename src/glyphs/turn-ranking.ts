import { inverseTurn, type Turn } from '../draw/turn.js';
import type { Font } from './font.js';
import { agreement, overlap, sameTopology, stretch } from './overlap.js';
import { silhouette, type Place, type Silhouette } from './silhouette.js';

/** A character that a turned glyph overlaps. */
export interface Candidate {
  readonly char: string;
  readonly overlap: number;
  /** Whether it has as many pieces and holes: an A upside down is no V. */
  readonly sameTopology: boolean;
}

/** The candidates of each character, turned: the closest few, best first. */
export type Ranking = ReadonlyMap<string, readonly Candidate[]>;

/** Overlaps are maximized over shifts only for so many candidates: the closest when just centered. */
const shortlist = 4;

/** How much longer or shorter a quarter turn may leave a side of the box than that of the glyph it is read as. */
const maxStretch = 1.5;

/** Whether a turn leaves a line of text a line, with a baseline and a height. */
export const keepsLine = (turn: Turn): boolean =>
  turn === 'none' || turn === 'half' || turn === 'mirror' || turn === 'flip';

/** How glyphs are laid on each other after a turn. A quarter turn makes tall letters wide: shapes are compared, not sizes. */
export const placeFor = (turn: Turn): Place => (keepsLine(turn) ? 'center' : 'box');

/**
 * Compares the turned glyphs of a font with its upright ones, each with each and with itself. Characters that the font
 * lacks, or that have no ink, are left out. The overlap of turned a with b is the same number as that of b turned back
 * with a.
 */
export class TurnComparison {
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
  if (place === 'box') {
    return [...others].filter(([, other]) => stretch(shape, other) <= maxStretch).map(([char]) => char);
  }
  return [...others]
    .map(([char, other]) => ({ char, centered: overlap(shape, other) }))
    .sort((a, b) => b.centered - a.centered)
    .slice(0, shortlist)
    .map(({ char }) => char);
}
