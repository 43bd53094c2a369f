import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { sidesFamily } from '../dataset/sides-family.js';
import type { Question } from '../../src/score/question.js';

/** The questions about 240 blocks, or as many as asked for, 24 at a time: every answer of every kind equally often. */
export async function mirrorDataset(count = 240): Promise<Question[]> {
  const maker = await prepare(await plan('user/sides', { seed: 7, count, families: [sidesFamily] }));
  return Array.from({ length: count }, (_, i) => maker.make(i)).flatMap((item) => item.questions);
}

/** Replies of a model that answers with an option's text; undefined where it does not reply. */
export const answering = (
  questions: readonly Question[],
  model: (question: Question, truth: string) => string | undefined,
): { id: string; reply: string }[] =>
  questions.flatMap((question) => {
    const reply = model(question, question.options![question.answer]);
    return reply === undefined ? [] : [{ id: question.id, reply }];
  });
