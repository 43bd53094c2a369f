import { bistableChoice, bistableOpen, shownChoice } from '../prompts/bistable.js';
import type { Draft } from '../../family.js';
import type { Show } from '../../../content/figures/bistable/figure.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import type { BistableParams } from './params.js';
import { figureOf, readingsOf, type BistableState } from './state.js';

/** Both questions about the figure, and which reading each control shows. */
export function bistableQuestions({ wording }: BistableParams, state: BistableState): Draft[] {
  const readings = readingsOf(state);
  const lettered = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, i) => ['ABCDE'[i]!, text]));
  const groups = (task: string, show: Show) => ({
    category: 'bistable',
    figure: state.figure,
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
