import { expect, test } from 'vitest';
import { reportOf } from '../../src/benchmarks/score-replies.js';
import { markReplies } from '../../src/score/marks.js';
import type { Question } from '../../src/score/question.js';
import { majorityReplies, runsTable } from '../../src/score/runs.js';

const questions = ['a', 'b', 'c', 'd'].map((id): Question => ({
  id,
  item: id,
  family: 'f',
  condition: 'c',
  variant: 'v',
  images: [],
  prompt: 'Which?',
  options: { A: 'one', B: 'two', C: 'three' },
  answer: 'A',
  accept: [],
  scoring: { kind: 'letter' },
  scorer: 'accuracy',
}));

const run = (...letters: (string | null)[]) => {
  const replies = new Map<string, unknown>();
  letters.forEach((letter, i) => {
    if (letter !== null) replies.set(questions[i].id, letter);
  });
  const { marks, ...rest } = markReplies(
    questions,
    [...replies].map(([id, reply]) => ({ id, reply })),
  );
  return { marks, replies, table: reportOf({ marks, ...rest }, []).table };
};

test('the vote is for the answer of most runs, for the first run where none has more, and never for no answer', () => {
  const runs = [run('A', 'B', 'C', null), run('B', 'A', 'A', '…'), run('A', 'The answer is A', 'B', null)];
  expect(majorityReplies(runs)).toEqual([
    { id: 'a', reply: 'A' },
    { id: 'b', reply: 'A' },
    { id: 'c', reply: 'C' },
    { id: 'd', reply: '…' },
  ]);
});

test('mean and deviation are those of the runs', () => {
  const runs = [run('A', 'A', 'B', 'B'), run('A', 'A', 'A', 'B'), run('A', 'B', 'B', 'B')];
  const majority = reportOf(markReplies(questions, majorityReplies(runs)), []).table;
  const [row] = runsTable(
    runs.map(({ table }) => table),
    majority,
  );
  expect(row).toEqual({
    family: 'f',
    condition: 'c',
    variant: 'v',
    n: 4,
    values: [0.5, 0.75, 0.25],
    mean: 0.5,
    deviation: 0.25,
    majority: 0.5,
  });
});
