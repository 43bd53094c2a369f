import { expect, test } from 'vitest';
import { peopleTable } from '../../../src/benchmarks/ambibench/people-table.js';
import { reportOf } from '../../../src/benchmarks/score-replies.js';
import { markReplies } from '../../../src/score/marks.js';
import { ambiguousSet } from './ambiguous-set.js';

const questions = ambiguousSet();

/** A person who is right at the first so many of each category. */
function person(name: string, right: number) {
  const counts = new Map<string, number>();
  const replies = questions
    .filter(({ condition }) => condition === 'ambiguous')
    .map(({ id, answer, groups }) => {
      const at = counts.get(groups!.category) ?? 0;
      counts.set(groups!.category, at + 1);
      return { id, reply: at < right ? answer : 'zeppelin' };
    });
  const answered = markReplies(questions, replies).marks.filter(({ grade }) => grade !== null);
  return answered.map((mark) => ({ person: name, mark }));
}

test('AmbiBench’s Table 8: each person, and the mean of all', () => {
  const answers = [...person('a', 20), ...person('b', 10), ...person('c', 15)];
  const marked = markReplies(questions, []);
  const run = { marks: marked.marks, report: reportOf(marked, []), answers };
  const { rows } = peopleTable.make([{ name: 'Human', kind: 'human', runs: [run] }])!;
  expect(
    rows.map(({ name, cells }) => [name, ...cells.map((cell) => (cell as { value: number }).value)]),
  ).toEqual([
    ['1', 20 / 25, 20 / 20],
    ['2', 10 / 25, 10 / 20],
    ['3', 15 / 25, 15 / 20],
    ['Average', expect.closeTo(0.6, 12), expect.closeTo(0.75, 12)],
  ]);
});

test('of models there is none', () => {
  const marked = markReplies(questions, []);
  const runs = [{ marks: marked.marks, report: reportOf(marked, []) }];
  expect(peopleTable.make([{ name: 'm', kind: 'model', runs }])).toBeUndefined();
});
