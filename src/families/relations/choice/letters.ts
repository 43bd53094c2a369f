import type { Stream } from '../../../core/stream.js';
import type { Draft, View } from '../../family.js';

/** The candidates of a question, by the order in which their pictures are shown. */
export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

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
  candidates.map((_, at) => candidates[(at - shift + letters.length) % letters.length]!);

/** A list with one member at a place of its own, the others in their order. */
export const placedAt = <T>(one: T, others: readonly T[], place: number): readonly T[] => [
  ...others.slice(0, place),
  one,
  ...others.slice(place),
];

const candidateViews = letters.map((letter): View => ({
  name: letter.toLowerCase(),
  moved: false,
  part: letter,
}));

/** What a question shows: perhaps a picture to start from, and the candidates. */
export const choiceViews = {
  among: candidateViews,
  query: [{ name: 'query', moved: false, part: 'query' } as const, ...candidateViews],
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
  const names =
    shown === 'query' ? ['second', 'third', 'fourth', 'fifth'] : ['first', 'second', 'third', 'fourth'];
  return {
    condition,
    variant: 'P0',
    images: choiceViews[shown].map(({ name }) => name),
    prompt: `${order[shown]} ${words} Answer with A, B, C or D.`,
    options: Object.fromEntries(letters.map((letter, at) => [letter, `the ${names[at]!} image`])),
    answer,
    accept: [],
    scoring: { kind: 'letter' },
    groups,
  };
}

/** What a part of the pictures shows. */
export const shownIn = <Q, C>(
  { query, candidates }: { readonly query: Q; readonly candidates: readonly C[] },
  part: string,
): Q | C => (part === 'query' ? query : candidates[letters.indexOf(part as Letter)]!);

/** What families of such questions share. */
export const choiceFamily = {
  rho: ({ shift }: TurnAndShift, letter: Letter): Letter =>
    letters[(letters.indexOf(letter) + shift) % letters.length]!,
  inverse: ({ turn, shift }: TurnAndShift): TurnAndShift => ({
    turn: 360 - turn,
    shift: letters.length - shift,
  }),
  viewLabel: (letter: Letter, part: string): string =>
    part === 'query' ? 'query' : part === letter ? 'match' : 'distractor',
};
