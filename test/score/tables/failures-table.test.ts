import { expect, test } from 'vitest';
import { failuresTable } from '../../../src/benchmarks/rotoutbench/failures-table.js';
import { reportOf } from '../../../src/benchmarks/score-replies.js';
import { markReplies } from '../../../src/score/marks.js';
import { textDataset } from '../datasets.js';

const questions = textDataset();
const answererOf = (name: string, say: (answer: string, shown: string, variant: string) => string) => {
  const replies = questions.map(({ id, answer, copy = answer, variant }) => ({
    id,
    reply: say(answer, copy, variant),
  }));
  const texts = new Map(replies.map(({ id, reply }) => [id, reply]));
  const { marks, ...rest } = markReplies(questions, replies);
  return {
    name,
    kind: 'model' as const,
    runs: [{ marks, report: reportOf({ marks, ...rest }, []), texts: () => texts }],
  };
};

test('of each length a string that replies get wrong, with what each model said, cut after 20 characters', () => {
  const copier = answererOf('copier', (_, shown) => shown);
  const talker = answererOf('talker', (answer, _, variant) =>
    variant === 'P3'
      ? `If I turn this string by half a turn, I read ${answer}x`
      : variant === 'P4'
        ? ' '
        : answer,
  );
  const { rows, columns } = failuresTable.make([copier, talker])!;
  expect(columns.map(({ head }) => head)).toEqual([['P1'], ['P2'], ['P3'], ['P4']]);
  const titles = rows.filter(({ kind }) => kind === 'other').map(({ name }) => name);
  expect(titles.map((title) => title.slice(0, 3))).toEqual(['L=1', 'L=2', 'L=3']);
  for (let i = 0; i < rows.length; i += 3) {
    const [title, copied, talked] = rows.slice(i, i + 3);
    const [, shown, target] = /shown “(.*)” → target “(.*)”$/.exec(title.name)!;
    expect(shown).not.toBe(target);
    expect(copied).toEqual({ name: 'copier', kind: 'model', cells: [shown, shown, shown, shown] });
    expect(talked.cells).toEqual([target, target, 'If I turn this strin…', '–']);
  }
});

test('no table without strings', () => {
  const { runs, ...one } = answererOf('copier', (_, shown) => shown);
  const [{ marks, ...run }] = runs;
  expect(failuresTable.make([{ ...one, runs: [{ ...run, marks: marks.slice(0, 0) }] }])).toBeUndefined();
});
