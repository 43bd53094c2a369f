import { longerStrings } from '../difficulty.js';
import { choosePalette } from '../../../content/drawings/parts/palette.js';
import { balancedRuns, type Stream, type Zod } from '../../../core/index.js';
import { type Font, loadFont } from '../../../glyphs/font.js';
import { defineFamily, factsOf, originalAnd, verdict } from '../../making.js';
import { listOf, number, type ParamsOf, whole, sizeParam } from '../../param-schemas.js';
import { fittingSize, placeText, everySymmetricFont, symmetricFonts, drawText } from '../../text/layout.js';
import { readText, type TextLabel, type TextState, turnReading, turnText } from '../../text/state.js';
import { composed, turnedBySteps, undone } from '../steps.js';
import { textLikeness } from '../../text/text-likeness.js';
import { compositionWords } from '../words.js';
import { twoTurnsQuestions } from './ask.js';
import {
  characters,
  countStrings,
  dealStrings,
  type Product,
  products,
  readingsOf,
  reads,
  type StringTurn,
  stringTurns,
} from './strings.js';
import type { Raster } from '../../../draw/raster.js';
import { readGlyph, together } from '../read-glyph.js';

/** The string that the pixels show, as it stands. */
interface ReadString {
  readonly text: string;
  /** How much less the second best letter fits than the best, at least: mean difference of coverage, 0 to 1. */
  readonly margin: number;
}

/** The least share of the largest difference from the paper that counts as ink. */
const inked = 0.25;

/** Reads a string from left to right: letters are runs of columns with ink, each the letter of the font that it is most like. */
function readString({ width, height, channels, data }: Raster, font: Font): ReadString {
  const ink = new Float64Array(width * height);
  let most = 0;
  for (let at = 0; at < ink.length; at++) {
    for (let c = 0; c < channels; c++) ink[at] += Math.abs(data[at * channels + c] - data[c]);
    most = Math.max(most, ink[at]);
  }
  const inkAt = (x: number, y: number): number => ink[y * width + x] / most;
  const hasInk = (x: number): boolean => {
    for (let y = 0; y < height; y++) if (inkAt(x, y) >= inked) return true;
    return false;
  };
  const runs: { readonly left: number; readonly right: number }[] = [];
  for (let x = 0, left = -1; x <= width; x++) {
    const inside = x < width && hasInk(x);
    if (inside && left < 0) left = x;
    if (inside || left < 0) continue;
    runs.push({ left, right: x });
    left = -1;
  }
  const read = runs.map(({ left, right }) =>
    readGlyph(
      { width: right - left, height, inkAt: (x, y) => inkAt(left + x, y) },
      font,
      characters.join(''),
    ),
  );
  return together(read);
}

const params = (z: Zod) =>
  z.strictObject({
    length: whole(z, 1, 12, 4).describe('Letters in a string, 1 to 12.'),
    fonts: listOf(z, everySymmetricFont, symmetricFonts).describe('Fonts, taken in turn.'),
    letterSpacing: number(z, 0.04, 1, 0.06).describe('Extra space between letters, in em, 0.04 to 1.'),
    size: sizeParam(z, 64, 2048, 256, 'The picture'),
  });

type Params = ParamsOf<typeof params>;
type State = TextState & {
  /** Strings to choose from, in the order of their letters. */
  readonly options: readonly string[];
};
type Transform = { readonly steps: readonly StringTurn[] };

/** The designs that are dealt evenly over the items of a set. */
interface Assets {
  readonly fonts: ReadonlyMap<string, Font>;
  textOf(index: number, stream: Stream): string;
  fontOf(index: number): number;
  productOf(index: number): number;
  /** The index of the first turn, among those from which one more leads to the product. */
  firstOf(index: number): number;
  placeOf(index: number): number;
}

interface Evidence {
  /** The strings read from the pixels of the original and of the turned picture, letter by letter. */
  readonly readFromPixels: readonly string[];
  /** How much better each letter fits than the second best, at least; 0 to 1. */
  readonly margin: number;
}

/** No letter may be read by less than this. */
const leastMargin = 0.03;

/** The parts of a state that do not vary. */
const plain = {
  background: 'plain',
  blur: 0,
  contrast: 1,
  grain: 0,
  noise: 0,
  tilt: 0,
  turn: 'none',
} as const;

/** The layout that the params of a text family give. */
const layoutOf = ({ length, letterSpacing, size }: Params) => ({
  fill: 0.8,
  jitter: 0,
  length,
  letterSpacing,
  size,
  tilt: 0,
});

/** A string in a font, set in the middle of a picture. */
function setString(text: string, font: Font, params: Params, ink: string, paper: string): TextState {
  const layout = layoutOf(params);
  const fontSize = fittingSize(font, characters, layout);
  const glyphs = placeText([...text], font, layout, 0, fontSize, undefined);
  return { ...plain, font: font.id, fontSize, glyphs, ink, paper, size: params.size, text };
}

/** Strings of b, d, p and q, and what they read as after two turns one after the other. */
export const twoTurns = defineFamily<Params, State, Transform, TextLabel, Assets, undefined, Evidence>({
  ...factsOf('composition/two-turns'),
  words: compositionWords,
  difficulty: { length: longerStrings },
  params,
  views: originalAnd('turned'),
  likeness: textLikeness,

  open: ({ params: { fonts, length }, path }) => ({
    textOf: dealStrings(length, path),
    fonts: new Map(fonts.map((name) => [name, loadFont(name)])),
    fontOf: balancedRuns(fonts.length, [...path, 'fonts']),
    productOf: balancedRuns(products.length, [...path, 'products']),
    firstOf: balancedRuns(6, [...path, 'firsts']),
    placeOf: balancedRuns(4, [...path, 'places']),
  }),
  hashes: ({ fonts }) => Object.fromEntries([...fonts].map(([name, { sha256 }]) => [name, sha256])),
  // The ordered pairs of turns, the strings, the fonts.
  capacity: ({ length, fonts }) =>
    stringTurns.length * stringTurns.length * countStrings(length) * new Set(fonts).size,

  propose({ params, assets, index, stream }) {
    const text = assets.textOf(index, stream('string'));
    const product = products[assets.productOf(index)];
    const ways = stepsTo(product);
    const steps = ways[assets.firstOf(index) % ways.length];
    const font = assets.fonts.get(params.fonts[assets.fontOf(index)])!;
    const { paper, ink } = choosePalette(stream('palette'));
    const readings = readingsOf(text);
    const answer = readings[products.indexOf(product)];
    const options = stream('options').shuffle(readings.filter((one) => one !== answer));
    options.splice(assets.placeOf(index), 0, answer);
    return { state: { ...setString(text, font, params, ink, paper), options }, transform: { steps } };
  },
  label: readText,
  // The string is moved once for each turn; its reading follows from what they come to.
  act: ({ steps }, x) =>
    steps.reduce<State>((state, turn) => ({ ...state, ...turnText({ turn, reads: reads[turn] }, state) }), x),
  rho({ steps }, y) {
    const turn = composed(steps) as Product;
    return turn === 'none' ? y : turnReading({ turn, reads: reads[turn] }, y);
  },
  inverse: ({ steps }) => ({ steps: undone(steps) as StringTurn[] }),

  draw: (x, _, { assets: { fonts } }) => drawText(x, fonts.get(x.font)!),
  warp: ({ steps }, picture, part) => turnedBySteps(picture(part), steps),
  viewLabel: ({ text }) => text,

  judge({ assets, state: { font, text }, moved }, picture) {
    const shape = assets.fonts.get(font)!;
    const read = [readString(picture('original'), shape), readString(picture('turned'), shape)] as const;
    const evidence: Evidence = {
      margin: Math.min(read[0].margin, read[1].margin),
      readFromPixels: read.map((one) => one.text),
    };
    if (evidence.margin < leastMargin) return verdict(false, 'unclear-letter', evidence);
    return verdict(read[0].text === text && read[1].text === moved.text, 'other-text', evidence);
  },
  ask: ({ state: { text, options, font }, transform: { steps }, moved }) =>
    twoTurnsQuestions({
      steps,
      text,
      after: moved.text,
      options,
      groups: { font, length: String(text.length), product: composed(steps), steps: steps.join(', ') },
    }),
});

/** The ordered pairs of turns that come to a product. */
function stepsTo(product: Product): StringTurn[][] {
  return stringTurns.flatMap((first) =>
    stringTurns.filter((then) => composed([first, then]) === product).map((then) => [first, then]),
  );
}
