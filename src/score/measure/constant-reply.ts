import { tally } from '../../core/group.js';
import { gradeReply } from '../grade/grade-reply.js';
import type { HeldQuestion } from '../held-question.js';
import type { WordRule } from '../words/names.js';

/** A reply given to all questions alike. */
export interface ConstantReply {
  /** The reply to all questions. */
  reply: string;
  /** The share of the questions that it is right for. */
  value: number;
}

/** How many of the most frequent answers are tried as replies in words. */
const mostTried = 10;

/**
 * The answer that is right most often as the reply to all questions of a condition, with its accuracy: what a model that never looks can
 * reach. `null` for no questions.
 */
export function bestConstantReply(
  questions: readonly HeldQuestion[],
  words?: WordRule,
): ConstantReply | null {
  const counts = tally(questions.map(({ answer }) => answer));
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([answer]) => answer);
  let best: ConstantReply | null = null;
  for (const reply of questions.some(inWords) ? ranked.slice(0, mostTried) : ranked.slice(0, 1)) {
    const right = questions.filter((question) => isRight(question, reply, words)).length;
    if (best === null || right / questions.length > best.value)
      best = { reply, value: right / questions.length };
  }
  return best;
}

const inWords = ({ scoring: { kind } }: HeldQuestion): boolean =>
  kind === 'words' || kind === 'layers' || kind === 'keywords';

/** Whether a reply is right. The answer itself is, so that only replies in words have to be read. */
const isRight = (question: HeldQuestion, reply: string, words: WordRule | undefined): boolean =>
  question.answer === reply ||
  question.accept.includes(reply) ||
  (inWords(question) && gradeReply(question, reply, words).correct);
