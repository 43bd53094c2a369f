import { controls } from '../../../content/figures/turned/controls.js';
import { displayNumber } from '../../../content/figures/turned/display.js';
import type { PictureTurn } from '../../../content/figures/turned/figure.js';
import { drawnLook, drawnValues } from '../../../content/figures/turned/look.js';
import type { Look } from '../../../content/figures/turned/paint.js';
import {
  displayWords,
  steadyLetters,
  steadyWords,
  turningWords,
} from '../../../content/figures/turned/words.js';
import { dealt } from '../../../content/roster.js';
import { lightPalettes } from '../../../content/drawings/parts/palette.js';
import type { Stream } from '../../../core/stream.js';
import { inverseTurn } from '../../../draw/turn.js';
import type { Font } from '../../../glyphs/font.js';
import { turnMap } from '../../../glyphs/turn-map.js';
import { shelf } from './draw.js';
import type { MultiviewState, TextContent } from './state.js';

type Sample = Omit<MultiviewState, 'shown' | 'size'>;

const usualControls = dealt('turned-controls', controls);

const pictureTurns: readonly PictureTurn[] = ['quarter-ccw', 'half', 'quarter-cw'];

/** The k-th picture of a kind. Fonts, orders and directions are taken in turn, all else is drawn. */
export function sampleMultiview(
  kind: string,
  k: number,
  fonts: ReadonlyMap<string, Font>,
  stream: Stream,
): Sample {
  if (kind === 'letter') return letterPair(k, fonts, stream);
  if (kind === 'word') return wordPair(k, fonts, stream);
  if (kind === 'display') return displayPair(k, stream);
  if (kind === 'control-text') return steadyText(k, fonts, stream);
  return drawn(
    kind === 'control-figure' ? usualControls[k % usualControls.length].name : kind,
    kind,
    k,
    stream,
  );
}

/** How many pictures of a kind differ for a person who looks; a figure is seen as either reading first. */
export function picturesOf(kind: string, fonts: ReadonlyMap<string, Font>): number {
  const different = (texts: readonly string[]): number => new Set(texts).size;
  const loaded = [...fonts.values()];
  if (kind === 'letter')
    return different(
      pictureTurns.flatMap((turn) =>
        loaded.flatMap((font) => letterPairs(font, turn).map(([char]) => `${turn} ${char}`)),
      ),
    );
  if (kind === 'word')
    return different(loaded.flatMap((font) => wordPairs(font, turningWords).map(([text]) => text)));
  if (kind === 'display') return 2 * displayWords.length;
  if (kind === 'control-text') return steadyLetters.length + steadyWords.length;
  return kind === 'control-figure' ? usualControls.length : 2;
}

function drawn(name: string, kind: string, k: number, stream: Stream): Sample {
  const figure = shelf.get(name)!;
  const isControl = kind === 'control-figure';
  const second = !isControl && k % 2 === 1;
  const mirrored = isControl ? stream.below(2) === 1 : Math.floor(k / 2) % 2 === 1;
  const [first, then] = figure.readings.map(({ word }) => word);
  const values = drawnValues(figure, stream);
  const turned = isControl ? pictureTurns[k % 3] : figure.turn;
  return {
    kind,
    content: { of: 'figure', name, values, second, mirrored },
    look: drawnLook(figure, stream),
    readings: second ? [then, first] : [first, then],
    turn: second !== mirrored ? (inverseTurn(turned) as PictureTurn) : turned,
  };
}

/** How a text is laid on its paper. */
function textLook(stream: Stream, least: number, most: number): Look {
  const palette = stream.choice(lightPalettes);
  return {
    style: 'dark',
    colors: { ...palette, light: palette.paper, ink: stream.below(3) === 0 ? palette.main : palette.ink },
    outline: 0,
    scale: stream.uniform(least, most),
    at: [stream.uniform(0.46, 0.54), stream.uniform(0.46, 0.54)],
  };
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** What each character of a font reads as after a turn, where that is certain. */
const readsOf = (font: Font, turn: PictureTurn): ReadonlyMap<string, string> =>
  new Map(
    turnMap(font, alphabet, turn).entries.flatMap(({ char, reads }) =>
      reads === undefined ? [] : [[char, reads] as const],
    ),
  );

/** Letters whose quarter turn people read as another at once; n as c, or J as L, they read only when told. */
const quarterLetters = new Set('NZCUcumE');

const differ = (a: string, b: string): boolean => a.toLowerCase() !== b.toLowerCase();

/** Characters of a font that another is read for after a turn, with that one. */
function letterPairs(font: Font, turn: PictureTurn): (readonly [char: string, reads: string])[] {
  const usable = (char: string): boolean => turn === 'half' || quarterLetters.has(char);
  return [...readsOf(font, turn)].filter(
    ([char, reads]) => differ(char, reads) && usable(char) && usable(reads),
  );
}

function letterPair(k: number, fonts: ReadonlyMap<string, Font>, stream: Stream): Sample {
  const wanted = pictureTurns[k % 3];
  const pairs = [...fonts].flatMap(([font, loaded]) =>
    letterPairs(loaded, wanted).map(([char, reads]) => ({ font, char, reads })),
  );
  // Fonts whose letters read as none after a quarter turn leave those turns to others.
  if (pairs.length === 0) return letterPair(k + 1, fonts, stream);
  const char = stream.choice([...new Set(pairs.map((pair) => pair.char))]);
  const { font, reads } = stream.choice(pairs.filter((pair) => pair.char === char));
  return {
    kind: 'letter',
    content: { of: 'text', text: char, turned: reads, font },
    look: textLook(stream, 0.5, 0.7),
    readings: [char, reads],
    turn: wanted,
  };
}

/** The words of a list that a half turn makes another word of it, with that word. */
export function wordPairs(font: Font, words: readonly string[]): [word: string, turned: string][] {
  const reads = readsOf(font, 'half');
  const known = new Set(words);
  return words.flatMap((word): [string, string][] => {
    const turned = Array.from(word, (char) => reads.get(char) ?? ' ')
      .reverse()
      .join('');
    // A reply that begins with NO takes something back.
    return word !== 'NO' && known.has(turned) && differ(turned, word) ? [[word, turned]] : [];
  });
}

function wordPair(k: number, fonts: ReadonlyMap<string, Font>, stream: Stream): Sample {
  const pairs = [...fonts].flatMap(([font, loaded]) =>
    wordPairs(loaded, turningWords).map(([text, turned]) => ({ font, text, turned })),
  );
  if (pairs.length === 0) return displayPair(k, stream);
  const texts = [...new Set(pairs.map(({ text }) => text))];
  // Drawn and not taken in turn: not every pair's certificate holds at every size.
  const text = stream.choice(texts);
  const { font, turned } = stream.choice(pairs.filter((pair) => pair.text === text));
  return {
    kind: 'word',
    content: { of: 'text', text, turned, font },
    look: textLook(stream, 0.6, 0.85),
    readings: [text, turned],
    turn: 'half',
  };
}

function displayPair(k: number, stream: Stream): Sample {
  const word = stream.choice(displayWords);
  const number = displayNumber(word);
  const [text, turned] = k % 2 === 0 ? [number, word] : [word, number];
  const segments = [stream.uniform(0.17, 0.25), stream.uniform(1.75, 2.05)] as const;
  return {
    kind: 'display',
    content: { of: 'text', text, turned, segments },
    look: textLook(stream, 0.66, 0.82),
    readings: [text, turned],
    turn: 'half',
  };
}

function steadyText(k: number, fonts: ReadonlyMap<string, Font>, stream: Stream): Sample {
  const text = stream.choice(k % 2 === 0 ? steadyLetters : steadyWords);
  const content: TextContent = { of: 'text', text, turned: text, font: stream.choice([...fonts.keys()]) };
  return {
    kind: 'control-text',
    content,
    look: textLook(stream, text.length === 1 ? 0.5 : 0.6, text.length === 1 ? 0.7 : 0.85),
    readings: [text, text],
    turn: text.length === 1 ? pictureTurns[Math.floor(k / 2) % 3] : 'half',
  };
}
