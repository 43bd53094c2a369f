import { longerSigns, twinLetters } from '../difficulty.js';
import { choosePalette } from '../../../content/drawings/parts/palette.js';
import { rosters } from '../../../content/rosters.js';
import { balancedRuns, threeDecimals, words, wrongParameter, type Zod } from '../../../core/index.js';
import { composeTurns, turn } from '../../../draw/turn.js';
import { type Font, loadFont } from '../../../glyphs/font.js';
import { turnOverlap } from '../../../glyphs/turn-map.js';
import { defineFamily, factsOf, originalAnd, reject, verdict, type Draft } from '../../making.js';
import { allDifferent, listOf, oneOf, type ParamsOf, whole, sizeParam } from '../../param-schemas.js';
import { inserted, choicesWords, lettered, letters } from '../../choice.js';
import { textLikeness } from '../../text/text-likeness.js';
import { compositionWords } from '../words.js';
import { drawSign, type SignState, signTurns, type SignTurn } from './draw.js';
import { readSign } from './read-sign.js';
import { consonants, exchangedIn, reversed, stringsAbout } from './texts.js';
import { wordFours } from './words.js';

const shown: Readonly<Record<SignTurn, string>> = {
  mirror: 'The image shows a sign seen in a mirror: left and right are exchanged.',
  flip: 'The image shows the reflection of a sign in still water below it: top and bottom are exchanged.',
  half: 'The image shows a sign upside down: the picture was rotated 180 degrees.',
};

interface SignAsked {
  readonly turn: SignTurn;
  readonly text: string;
  /** The characters of the turned picture as they stand, each taken for what it is on the sign. */
  readonly standing: string;
  /** Texts, in the order of their letters. */
  readonly options: readonly string[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions about one sign: as a text to be written and as a choice of four. */
function signQuestions({ turn, text, standing, options, groups }: SignAsked): Draft[] {
  const texts = lettered(options);
  const both = (condition: string, view: string, question: string, copy: string): Draft[] => [
    {
      condition,
      variant: 'open',
      images: [view],
      prompt: `${question} Reply with exactly the text.`,
      answer: text,
      accept: [],
      scoring: { kind: 'string', caseSensitive: false },
      groups,
      ...(copy === text ? {} : { copy }),
    },
    {
      condition: `${condition}.choice`,
      variant: 'choice',
      images: [view],
      prompt: `${question} ${choicesWords(texts)}`,
      options: texts,
      answer: letters[options.indexOf(text)],
      accept: [],
      scoring: { kind: 'letter' },
      groups,
    },
  ];
  return [
    ...both('upright', 'original', 'What does this sign say?', text),
    ...both('turned', 'turned', `${shown[turn]} What does the sign itself say?`, standing),
  ];
}

/** Fonts whose capitals are plain. */
export const signFonts = words(`
  dejavu-sans, dejavu-serif, roboto-slab, jetbrains-mono, varela-round, barlow-condensed, delius, outfit,
  archivo-black
`);

const params = (z: Zod) =>
  z.strictObject({
    turns: listOf(z, signTurns, ['mirror']).describe(
      'What is done to the sign, taken in turn: a mirror on the wall, still water below it, or a half turn.',
    ),
    texts: oneOf(z, ['strings', 'words'], 'strings').describe(
      'Random strings, or English words of four letters.',
    ),
    length: whole(z, 2, 10, 4).describe('Characters in a string, 2 to 10; words have four.'),
    alphabet: z
      .string()
      .regex(/^[A-Za-z0-9]{4,62}$/, 'Expected 4 to 62 letters and digits')
      .refine((text) => allDifferent([...text]), 'Expected different characters')
      .default(consonants)
      .describe('The characters that strings are drawn from, 4 to 62 letters and digits.'),
    fonts: listOf(z, signFonts, rosters['sign-fonts'].names).describe('Fonts, taken in turn.'),
    size: sizeParam(z, 96, 2048, 384, 'The picture'),
  });

type Params = ParamsOf<typeof params>;
type State = SignState & {
  /** Texts to choose from, in the order of their letters. */
  readonly options: readonly string[];
};
type Transform = { readonly turn: SignTurn };
/** The characters from left to right as they stand in the picture, and how each is turned. */
type Label = { readonly text: string; readonly seen: SignTurn | 'none' };

/** The designs that are dealt evenly over the items of a set. */
interface Assets {
  readonly fonts: ReadonlyMap<string, Font>;
  turnOf(index: number): number;
  fontOf(index: number): number;
  fourOf(index: number): number;
  truthOf(index: number): number;
  placeOf(index: number): number;
}

interface Evidence {
  /** The texts read from the pixels of the original and of the turned picture. */
  readonly readFromPixels: readonly string[];
  /** How much better each character fits than the second best, at least; 0 to 1. */
  readonly margin: number;
  /** The largest overlap (IoU, 0 to 1) of two characters by which options differ. */
  readonly overlap: number;
}

/** Characters by which options differ may overlap so much, and no character may be read by less than this. */
const bounds = { overlap: 0.75, margin: 0.01 };

/** How many strings are tried before an item is given up. */
const tries = 100;

const reverses = (by: SignTurn | 'none'): boolean => by === 'mirror' || by === 'half';
const composeSignTurns = (first: SignTurn | 'none', then: SignTurn) =>
  composeTurns(first, then) as SignTurn | 'none';

/** Signs, and what they look like in a mirror: what do they say? */
export const mirrorSign = defineFamily<Params, State, Transform, Label, Assets, undefined, Evidence>({
  ...factsOf('composition/mirror-sign'),
  words: compositionWords,
  difficulty: { length: longerSigns, letters: twinLetters },
  params,
  views: originalAnd('turned'),
  likeness: textLikeness,

  open: ({ params: { turns, fonts }, path }) => ({
    fonts: new Map(fonts.map((name) => [name, loadFont(name)])),
    turnOf: balancedRuns(turns.length, [...path, 'turns']),
    fontOf: balancedRuns(fonts.length, [...path, 'fonts']),
    fourOf: balancedRuns(wordFours.length, [...path, 'fours']),
    truthOf: balancedRuns(4, [...path, 'truths']),
    placeOf: balancedRuns(4, [...path, 'places']),
  }),
  hashes: ({ fonts }) => Object.fromEntries([...fonts].map(([name, { sha256 }]) => [name, sha256])),
  capacity: ({ texts, alphabet, length, turns, fonts }) =>
    new Set(turns).size *
    new Set(fonts).size *
    (texts === 'words'
      ? new Set(wordFours.flat()).size
      : Array.from({ length }).reduce<number>((all) => all * alphabet.length, 1)),

  *propose({ params: { turns, texts, length, alphabet, fonts, size }, assets, index, stream }) {
    const look = stream('look');
    const shown = {
      corners: look.choice(['round', 'sharp'] as const),
      font: fonts[assets.fontOf(index)],
      palette: choosePalette(stream('palette')),
      seen: 'none',
      size,
    } as const;
    const by = turns[assets.turnOf(index)];
    for (let attempt = 0; attempt < tries; attempt++) {
      const four =
        texts === 'words'
          ? wordFours[(assets.fourOf(index) + attempt) % wordFours.length]
          : stringsAbout(stream(`strings ${attempt}`), [...alphabet], length);
      if (!four) {
        yield reject('same-options');
        continue;
      }
      const text = four[assets.truthOf(index)];
      const others = stream('options').shuffle(four.filter((one) => one !== text));
      yield {
        state: { ...shown, options: inserted(text, others, assets.placeOf(index)), text },
        transform: { turn: by },
      };
    }
    throw wrongParameter(
      `None of ${tries} choices of texts can be told apart in the font ${shown.font}; give another alphabet or length`,
      alphabet,
    );
  },
  label: ({ text, seen }) => ({ seen, text: reverses(seen) ? reversed(text) : text }),
  act: (t, x) => ({ ...x, seen: composeSignTurns(x.seen, t.turn) }),
  rho: (t, { text, seen }) => ({
    seen: composeSignTurns(seen, t.turn),
    text: reverses(t.turn) ? reversed(text) : text,
  }),
  inverse: (t) => t,

  draw: (x, _, { assets: { fonts } }) => drawSign(x, fonts.get(x.font)!),
  warp: (t, picture, part) => turn(picture(part), t.turn),
  viewLabel: ({ text, seen }) => (reverses(seen) ? reversed(text) : text),

  judge({ params: { alphabet, texts }, assets, state, transform }, picture) {
    const font = assets.fonts.get(state.font)!;
    const characters = texts === 'words' ? wordFours.flat().join('') : alphabet;
    const pairs = exchangedIn(state.options);
    const overlap = Math.max(...pairs.map(([one, other]) => turnOverlap(font, one, other, 'none')));
    const read = [
      readSign(picture('original'), state, 'none', font, characters),
      readSign(picture('turned'), state, transform.turn, font, characters),
    ];
    const evidence: Evidence = {
      margin: Math.min(...read.map(({ margin }) => margin)),
      overlap: threeDecimals(overlap),
      readFromPixels: read.map(({ text }) => text),
    };
    if (overlap > bounds.overlap) return verdict(false, 'letters-alike', evidence);
    if (evidence.margin < bounds.margin) return verdict(false, 'unclear-letter', evidence);
    return verdict(
      read.every(({ text }) => text === state.text),
      'other-text',
      evidence,
    );
  },
  ask: ({ params: { texts }, state: { text, options, font }, transform, moved }) =>
    signQuestions({
      turn: transform.turn,
      text,
      standing: moved.text,
      options,
      groups: { font, length: String(text.length), texts, turn: transform.turn },
    }),
});
