import { composeTurns, inverseTurn, type Turn } from '../../draw/turn.js';
import type { AskedTurn } from './prompts.js';
import { sidesOf, turnedSize, type Sides } from '../size.js';
import type { TextParams } from './params.js';

/** A glyph of a string, placed. */
export type PlacedGlyph = {
  /** The character whose outline is inked. */
  readonly char: string;
  /** The character that it is read as, turned as it is. */
  readonly reads: string;
  /** Left, top, width and height of its ink, in whole pixels of the picture as seen. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The pen's position in fractions of a pixel, before any turn: 0 to 1. */
  readonly pen: readonly [x: number, y: number];
};

/**
 * A string in a font on a picture, with the params that its drawing needs. `turn` leads from the upright picture to the one
 * seen, whose size `size` is.
 */
export type TextState = Pick<
  TextParams,
  'size' | 'ink' | 'paper' | 'contrast' | 'background' | 'noise' | 'blur'
> & {
  readonly text: string;
  readonly font: string;
  /** Pixels per em. */
  readonly fontSize: number;
  /** Degrees clockwise, before any turn. */
  readonly tilt: number;
  readonly turn: Turn;
  /** In the order of the text. */
  readonly glyphs: readonly PlacedGlyph[];
  /** Names the streams of background and noise. */
  readonly grain: number;
};

/** A turn and what it makes of each character: all that ρ may know. */
export type TextTransform = { readonly turn: AskedTurn; readonly reads: Readonly<Record<string, string>> };

/** What is read, and which way: a row from left to right, or a column from top to bottom. */
export type TextLabel = { readonly text: string; readonly along: Direction };
type Direction = 'row' | 'column';

/** A quarter turn makes a column of a row. */
const directionOf = (turn: Turn): Direction => (quarter(turn) ? 'column' : 'row');
export const quarter = (turn: Turn): boolean => turn.startsWith('quarter');

/** label(x): the characters as they are read, in the order in which they stand. */
export function readText({ glyphs, turn }: TextState): TextLabel {
  const along = directionOf(turn);
  const middle = ({ box: [x, y, width, height] }: PlacedGlyph): number =>
    along === 'row' ? 2 * x + width : 2 * y + height;
  const inOrder = [...glyphs].sort((a, b) => middle(a) - middle(b));
  return { text: inOrder.map(({ reads }) => reads).join(''), along };
}

/** act(T, x): every glyph moves with the picture and is read as what the turn makes of it. */
export function turnText({ turn, reads }: TextTransform, x: TextState): TextState {
  return {
    ...x,
    turn: composeTurns(x.turn, turn),
    size: quarter(turn) ? turnedSize(x.size) : x.size,
    glyphs: x.glyphs.map((glyph) => ({
      box: turnBox(turn, glyph.box, sidesOf(x.size)),
      char: glyph.char,
      pen: glyph.pen,
      reads: reads[glyph.reads] ?? unreadable,
    })),
  };
}

/** Stands for a character that the turn makes unreadable; states that hold one are never made. */
const unreadable = '\uFFFD';

/** Where a box of a picture with these sides is after the turn. */
function turnBox(
  turn: AskedTurn,
  [x, y, w, h]: PlacedGlyph['box'],
  { width, height }: Sides,
): PlacedGlyph['box'] {
  switch (turn) {
    case 'half':
      return [width - x - w, height - y - h, w, h];
    case 'mirror':
      return [width - x - w, y, w, h];
    case 'flip':
      return [x, height - y - h, w, h];
    case 'quarter-cw':
      return [height - y - h, x, h, w];
    case 'quarter-ccw':
      return [y, width - x - w, h, w];
  }
}

/** rho(T, y): each character becomes its counterpart; the order is reversed where the turn swaps the string's ends. */
export function turnReading({ turn, reads }: TextTransform, { text, along }: TextLabel): TextLabel {
  const characters = Array.from(text, (char) => reads[char] ?? unreadable);
  const ordered = reverses(turn, along) ? characters.reverse() : characters;
  return { text: ordered.join(''), along: quarter(turn) === (along === 'column') ? 'row' : 'column' };
}

/** The turn that undoes a turn, with the characters read back. */
export function unturn({ turn, reads }: TextTransform): TextTransform {
  return {
    turn: inverseTurn(turn) as AskedTurn,
    reads: Object.fromEntries(Object.entries(reads).map(([from, to]) => [to, from])),
  };
}

/** Whether a turn puts the last character first. */
export function reverses(turn: AskedTurn, along: Direction): boolean {
  const swapped: readonly AskedTurn[] =
    along === 'row' ? ['half', 'mirror', 'quarter-ccw'] : ['half', 'flip', 'quarter-cw'];
  return swapped.includes(turn);
}
