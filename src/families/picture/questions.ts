import type { Draft } from '../family.js';
import type { Reading } from '../../content/drawings/drawing.js';

interface Pair {
  readonly original: Reading;
  readonly rotated: Reading;
  readonly questions: { readonly direct: string; readonly predicted: string };
  readonly groups: Readonly<Record<string, string>>;
}

/** The three conditions of Visual-Rot (RotOutBench §3.1): read the original, read the rotated view, predict it. */
export function pairQuestions({ original, rotated, questions, groups }: Pair): Draft[] {
  const ask = (
    condition: string,
    view: string,
    prompt: string,
    { answer, accept, refuse }: Reading,
    asked: { asked?: 'predicted' } = {},
  ): Draft => ({
    condition,
    variant: 'P0',
    images: [view],
    prompt,
    answer,
    accept: [...accept],
    scoring: { kind: 'keywords', refuse: [...refuse], ...asked },
    scorer: 'rotated-outcome',
    groups,
  });
  return [
    ask('I_orig.Q_d', 'original', questions.direct, original),
    ask('I_rot.Q_d', 'rotated', questions.direct, rotated),
    {
      ...ask('I_orig.Q_p', 'original', questions.predicted, rotated, { asked: 'predicted' }),
      copy: original.answer,
    },
  ];
}
