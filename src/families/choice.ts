import type { Stream } from '../core/stream.js';
import type { Draft, View } from './family.js';

/** The letters of the options. */
export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

/** The views of four candidate pictures, in the order of their letters. */
export const candidateViews = ['a', 'b', 'c', 'd'] as const;
export type CandidateView = (typeof candidateViews)[number];

/** Texts by their letters A, B, C, … */
export const lettered = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, i) => [String.fromCharCode(65 + i), text]));

/** Options as prompts list them, one a line. */
export const choices = (options: Readonly<Record<string, string>>): string[] =>
  Object.entries(options).map(([letter, text]) => `${letter}. ${text}`);

/** How a choice among texts ends its prompt. */
export const choicesWords = (options: Readonly<Record<string, string>>): string => {
  const list = Object.entries(options).map(([letter, text]) => `${letter}: ${text}`);
  return `Choices: ${list.join('; ')}. Reply with only the letter of the right choice.`;
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The texts of options that are pictures. @param before how many pictures are shown before them */
export const pictureOptions = (before: number): Record<string, string> =>
  lettered(letters.map((_, i) => `the ${ordinals[before + i]} image`));

/** A list with one of its values moved to a place. */
export function inserted<T>(value: T, others: readonly T[], place: number): T[] {
  const list = [...others];
  list.splice(place, 0, value);
  return list;
}

/** All that is shown turns clockwise, and every candidate moves so many letters on, D to A. */
export type TurnAndShift = {
  /** Degrees, as seen from above. */
  readonly turn: number;
  readonly shift: number;
};

export const drawTurnAndShift = (stream: Stream): TurnAndShift => ({
  turn: 15 * stream.integer(1, 23),
  shift: stream.integer(1, 3),
});

/** Candidates moved on. */
export const shifted = <T>(candidates: readonly T[], shift: number): readonly T[] =>
  candidates.map((_, at) => candidates[(at - shift + letters.length) % letters.length]);

const candidates = letters.map((letter): View => ({
  name: letter.toLowerCase(),
  moved: false,
  part: letter,
}));

/** What a question shows: perhaps a picture to start from, and the candidates. */
export const choiceViews = {
  among: candidates,
  query: [{ name: 'query', moved: false, part: 'query' } as const, ...candidates],
};

const order = {
  query:
    'The first image is the picture asked about; the next four images are the options A, B, C and D, in this order.',
  among: 'The four images are the options A, B, C and D, in this order.',
} as const;

/** A question whose options are pictures. @param shown whether there is a picture to start from */
export function askChoice(
  shown: keyof typeof order,
  condition: string,
  words: string,
  answer: Letter,
  groups: Readonly<Record<string, string>>,
): Draft {
  return {
    condition,
    variant: 'P0',
    images: choiceViews[shown].map(({ name }) => name),
    prompt: `${order[shown]} ${words} Answer with A, B, C or D.`,
    options: pictureOptions(shown === 'query' ? 1 : 0),
    answer,
    accept: [],
    scoring: { kind: 'letter' },
    groups,
  };
}

/** The pictures that a part of an item shows. */
export const shownIn = <Q, C>(
  { query, candidates }: { readonly query: Q; readonly candidates: readonly C[] },
  part: string,
): Q | C => (part === 'query' ? query : candidates[letters.indexOf(part as Letter)]);

/** What families of such questions share. */
export const choiceFamily = {
  rho: ({ shift }: Pick<TurnAndShift, 'shift'>, letter: Letter): Letter =>
    letters[(letters.indexOf(letter) + shift) % letters.length],
  inverse: ({ turn, shift }: TurnAndShift): TurnAndShift => ({
    turn: 360 - turn,
    shift: letters.length - shift,
  }),
  viewLabel: (letter: Letter, part: string): string =>
    part === 'query' ? 'query' : part === letter ? 'match' : 'distractor',
};
