import type { Draft } from '../../family.js';
import { choicesWords, lettered, letters } from '../choice.js';
import type { SignTurn } from './draw.js';

const shown: Readonly<Record<SignTurn, string>> = {
  mirror: 'The image shows a sign seen in a mirror: left and right are exchanged.',
  flip: 'The image shows the reflection of a sign in still water below it: top and bottom are exchanged.',
  half: 'The image shows a sign upside down: the picture was rotated 180 degrees.',
};

export interface SignAsked {
  readonly turn: SignTurn;
  readonly text: string;
  /** The characters of the turned picture as they stand, each taken for what it is on the sign. */
  readonly standing: string;
  /** Texts, in the order of their letters. */
  readonly options: readonly string[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions about one sign: as a text to be written and as a choice of four. */
export function signQuestions({ turn, text, standing, options, groups }: SignAsked): Draft[] {
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
      answer: letters[options.indexOf(text)]!,
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
