import type { Turn } from '../../../draw/turn.js';
import type { Draft } from '../../family.js';
import { choicesWords, lettered, letters } from '../choice.js';
import { turnNoun } from '../steps.js';

export interface GroupTableAsked {
  /** The change of each pair, and what the first followed by the second comes to. */
  readonly steps: readonly [first: Turn, second: Turn];
  readonly product: Turn;
  /** Turns in the order of their letters: about the first pair, and about both. */
  readonly single: readonly Turn[];
  readonly both: readonly Turn[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions about two pairs of pictures: which change is the first, and which one are both of them together? */
export function groupTableQuestions({ steps, product, single, both, groups }: GroupTableAsked): Draft[] {
  const ask = (
    condition: string,
    images: string[],
    question: string,
    answer: Turn,
    turns: readonly Turn[],
  ): Draft => {
    const options = lettered(turns.map(turnNoun));
    return {
      condition,
      variant: 'choice',
      images,
      prompt: `${question} ${choicesWords(options)}`,
      options,
      answer: letters[turns.indexOf(answer)]!,
      accept: [],
      scoring: { kind: 'letter' },
      groups,
    };
  };
  const pair = ['original', 'turned'];
  return [
    ask('single', pair, 'Which change of the first image gives the second image?', steps[0], single),
    ask(
      'composed',
      [...pair, 'second-original', 'second-turned'],
      'A change of the first image gives the second image. Another change, of the third image, gives the fourth image. Which single change does the same as the first change followed by the second change?',
      product,
      both,
    ),
  ];
}
