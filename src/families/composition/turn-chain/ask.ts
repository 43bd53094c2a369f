import type { Draft } from '../../family.js';
import { candidateViews, type Letter, pictureOptions } from '../choice.js';
import { doneWords } from '../steps.js';
import type { Step } from './steps.js';

const order =
  'The first image shows a figure; the next four images are the options A, B, C and D, in this order.';
const reply = 'Answer with A, B, C, or D.';

/** The questions about one chain: which option it leads to, and which shows the same as the picture that it leads to. */
export function chainQuestions(
  steps: readonly Step[],
  answer: Letter,
  groups: Readonly<Record<string, string>>,
): Draft[] {
  const words = steps.map((step, i) => `${i === 0 ? '' : 'then '}${doneWords(step)}`).join(', ');
  const ask = (condition: string, view: string, question: string): Draft => ({
    condition,
    variant: 'choice',
    images: [view, ...candidateViews],
    prompt: `${order} ${question} ${reply}`,
    options: pictureOptions(1),
    answer,
    accept: [],
    scoring: { kind: 'letter' },
    groups,
  });
  return [
    ask('predicted.choice', 'original', `If the first image were ${words}, which option would match?`),
    ask('turned.choice', 'turned', 'Which option is the same as the first image?'),
  ];
}
