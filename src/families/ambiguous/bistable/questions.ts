import type { Show } from '../../../content/figures/bistable/figure.js';
import type { Draft } from '../../family.js';
import { type AmbiguousCondition, inCondition } from '../conditions.js';
import type { BistableParams } from './params.js';
import { figureOf } from '../../../content/figures/bistable/index.js';
import { type BistableState, readingsOf } from './state.js';

type Wording = 'strict' | 'paper';
type Options = Readonly<Record<string, string>>;

const listed = (options: Options): string =>
  Object.entries(options)
    .map(([letter, text]) => `${letter}: ${text}`)
    .join(', ');

/** AmbiBench, Table 7, Bistable, Open; `strict` says what counts where both readings are of one kind. */
const bistableOpen = (wording: Wording): string =>
  wording === 'paper'
    ? "You are given a bistable image (an image that can be perceived in more than one way). Identify two possible distinct objects or visual features that a person might recognize in this image. Respond with only the object words, separated by commas, like 'Object1, Object2', without explanations or extra words."
    : "You are given a bistable image (an image that can be perceived in more than one way). Name the two different things that a person might see in this image as a whole, in any order. If both are the same kind of thing, say with each how they differ (for example 'red car, blue car', or 'car seen from the left, car seen from the right'). Respond with only two words or short phrases, separated by a comma, like 'Object1, Object2', without explanations.";

/** AmbiBench, Table 7, Bistable, Choice; `strict` is without None, which is never right. */
const bistableChoice = (wording: Wording, options: Options): string =>
  wording === 'paper'
    ? `You are given a bistable image (an image that can be perceived in more than one way). Identify which objects from the following choices are present in the image. Select **all applicable answers** by returning their **letters only**, separated by commas (e.g., A, C). If none of the objects are present, choose **E**. Choices: ${listed(options)} Your answer:`
    : `You are given a bistable image (an image that can be perceived in more than one way). Which of the following choices can a person see in the image? Several may apply. Respond with the letters of all that apply and nothing else, separated by commas (e.g., A, C). Choices: ${listed(options)}. Your answer:`;

/** The same about a control, which shows one thing only: it is not called bistable, and None is not offered. */
const shownChoice = (options: Options): string =>
  `Which of the following choices does the image show? Several may apply. Respond with the letters of all that apply and nothing else, separated by commas (e.g., A, C). Choices: ${listed(options)}. Your answer:`;

/** Both questions about the figure, and which reading each control shows. */
export function bistableQuestions({ wording }: BistableParams, state: BistableState): Draft[] {
  const readings = readingsOf(state);
  const lettered = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, i) => ['ABCDE'[i]!, text]));
  const groups = (task: string, show: Show) => ({
    category: 'bistable',
    figure: state.figure,
    drawing: state.drawing,
    shows: show === 'both' ? 'both readings' : `reading ${show}`,
    task,
    wording,
  });
  const choice = (show: Show, view: string, condition: AmbiguousCondition): Draft => {
    const [a, b] = readings.map(({ word }) => word) as [string, string];
    const shown = show === 'both' ? [a, b] : [show === 'a' ? a : b];
    // None is never right, and who guesses leaves it out: only the paper's own question has it.
    const none = show === 'both' && wording === 'paper' ? ['None'] : [];
    const options = lettered([...state.choices, ...none]);
    const letters = Object.keys(options).filter((letter) => shown.includes(options[letter]!));
    return {
      accept: [],
      answer: letters.join(', '),
      ...inCondition(condition),
      groups: groups('choice', show),
      images: [view],
      options,
      prompt: show === 'both' ? bistableChoice(wording, options) : shownChoice(options),
      scoring: { kind: 'letters', letters },
      variant: 'choice',
    };
  };
  const open: Draft = {
    accept: [],
    answer: readings.map(({ word }) => word).join(', '),
    ...inCondition('ambiguous'),
    groups: groups('open', 'both'),
    images: ['original'],
    prompt: bistableOpen(wording),
    scoring: {
      kind: 'words',
      ordered: false,
      parts: readings.map(({ word, accept }, i) => ({
        accept: [...accept],
        name: i === 0 ? 'reading-a' : 'reading-b',
        word,
      })),
      separator: ',',
    },
    variant: 'open',
  };
  return [
    ...(figureOf(state.figure).open ? [open] : []),
    choice('both', 'original', 'ambiguous'),
    choice('a', 'reading-a', 'control-a'),
    choice('b', 'reading-b', 'control-b'),
  ];
}
