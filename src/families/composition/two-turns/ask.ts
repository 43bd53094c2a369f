import { choicesWords, lettered, letters, type Draft } from '../../making.js';
import { chainWords } from '../steps.js';
import type { StringTurn } from './strings.js';

export interface TwoTurnsAsked {
  readonly steps: readonly StringTurn[];
  /** The strings read before and after. */
  readonly text: string;
  readonly after: string;
  /** Strings, in the order of their letters. */
  readonly options: readonly string[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions about one string: read it, read it after the two turns, predict that. */
export function twoTurnsQuestions({ steps, text, after, options, groups }: TwoTurnsAsked): Draft[] {
  const texts = lettered(options);
  const exactly = 'Reply with exactly the string.';
  const open = { variant: 'open', accept: [], groups };
  const read = { ...open, scoring: { kind: 'string', caseSensitive: true } } as const;
  const predict = `If this image were ${chainWords(steps)}, what string would you read from left to right?`;
  return [
    {
      ...read,
      condition: 'upright',
      images: ['original'],
      prompt: `What string do you read? ${exactly}`,
      answer: text,
    },
    {
      ...read,
      condition: 'turned',
      images: ['turned'],
      prompt: `What string do you read? ${exactly}`,
      answer: after,
    },
    {
      ...open,
      scoring: { asked: 'predicted', kind: 'string', caseSensitive: true },
      condition: 'predicted',
      images: ['original'],
      prompt: `${predict} ${exactly}`,
      answer: after,
    },
    {
      ...open,
      condition: 'predicted.choice',
      variant: 'choice',
      images: ['original'],
      prompt: `${predict} ${choicesWords(texts)}`,
      options: texts,
      answer: letters[options.indexOf(after)],
      scoring: { kind: 'letter' },
    },
  ];
}
