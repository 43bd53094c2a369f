import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../../src/benchmarks/score-replies.js';
import { scorers } from '../../../src/benchmarks/scorers.js';
import type { Answerer, TableData } from '../../../src/benchmarks/tables/paper-table.js';
import { papers, type PaperName } from '../../../src/benchmarks/tables/papers.js';
import { labelOfOption } from '../../../src/families/mirror/prompts/prompt.js';
import { markReplies } from '../../../src/score/marks.js';
import type { Question } from '../../../src/score/question.js';
import { findScorers, withScorers } from '../../../src/score/find-scorers.js';
import { python } from '../../dataset/export/python.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { matchingDataset, textDataset } from '../datasets.js';
import { doriDataset } from '../dori-dataset.js';
import { mirrorDataset } from '../mirror-dataset.js';
import { ambiguousSet } from './ambiguous-set.js';
import { madeUp, type MadeUp } from './answers.js';

/** Made-up models with their skills, and how many runs each has. */
const models = { once: [0.5, 1], weak: [0.35, 3], middling: [0.6, 3], strong: [0.9, 3] } as const;

const questionsOf: Readonly<Record<PaperName, () => Question[] | Promise<Question[]>>> = {
  rotoutbench: () => [...textDataset(), ...matchingDataset(68, (i) => 'ABCD'[i % 4])],
  mirrorqa: () => mirrorDataset(),
  ambibench: ambiguousSet,
  dori: () =>
    [...doriDataset(6), ...doriDataset(6, 'bare')].map((question) => ({
      ...question,
      groups: { ...question.groups, class: question.groups?.category === 'car' ? 'Vehicle' : 'Furniture' },
    })),
};

/** What the second road is told of a question and its reply; nothing of it comes from the grader. */
function rowOf(model: string, run: number, question: Question, made: MadeUp): object {
  const { groups = {}, facts = {}, options = {}, answer, scoring } = question;
  const textOf = (letter: string): string => options[letter] ?? '';
  const parts = scoring.kind === 'words' ? scoring.parts : [];
  const half = scoring.kind === 'letter' ? (scoring.half ?? []) : [];
  const side = (letter: string): string => labelOfOption(textOf(letter)) ?? textOf(letter);
  return {
    model,
    run,
    right: made.right,
    nearly: half.includes(made.reply),
    said: made.reply,
    hits: made.hits ?? [],
    truths: scoring.kind === 'boxes' ? scoring.boxes.length : 0,
    parts: Object.fromEntries(parts.map(({ name }, i) => [name, made.parts?.[i] ?? false])),
    item: question.item,
    family: question.family,
    condition: question.condition,
    variant: question.variant,
    options: Object.keys(options).length,
    truth: side(answer),
    given: side(made.reply),
    picture: facts['picture'],
    shift: facts['shift'],
    type: facts['type'],
    category: groups.category,
    class: groups.class,
    source: groups.source,
    label: groups.label,
    perceived: groups.perceived,
  };
}

async function answerersOf(questions: readonly Question[]) {
  const used = await findScorers(questions, withScorers(scorers, undefined));
  const rows: object[] = [];
  const answerers = Object.entries(models).map(([name, [skill, runs]]): Answerer => ({
    name,
    kind: 'model',
    runs: Array.from({ length: runs }, (_, run) => {
      const made = madeUp(questions, `${name} ${run}`, skill);
      for (const [i, one] of made.entries()) rows.push(rowOf(name, run, questions[i], one));
      const marked = markReplies(questions, made);
      return { marks: marked.marks, report: reportOf(marked, used) };
    }),
  }));
  return { answerers, rows };
}

/**
 * A table's values as the second road has them: column → model → mean and deviation, in percent unless they are plain. Rows that are no
 * models are named by their words.
 */
function valuesOf({ columns, rows }: TableData): Record<string, Record<string, (number | null)[]>> {
  return Object.fromEntries(
    columns.map(({ head, plain = false }, i) => [
      head.filter((part) => part !== '').join(' '),
      Object.fromEntries(
        rows.flatMap(({ name, kind, cells }) => {
          const cell = cells[i];
          if (kind === 'random' || typeof cell === 'string' || cell.value === null) return [];
          const scaled = (value: number | null) => (value === null ? null : plain ? value : 100 * value);
          const key = kind === 'model' ? name : [name, ...cells.slice(0, i)].join(' | ');
          return [[key, [scaled(cell.value), scaled(cell.deviation)]]];
        }),
      ),
    ]),
  );
}

describe.each(papers)('$name', ({ name, load }) => {
  test('every table agrees with a second computation in Python', async () => {
    const questions = await questionsOf[name]();
    const { answerers, rows } = await answerersOf(questions);
    const file = join(temporaryFolder(), 'rows.json');
    writeFileSync(file, JSON.stringify({ paper: name, rows }));
    const second = python(
      "import runpy, sys; runpy.run_path('test/score/tables/second_road.py', run_name='__main__')",
      file,
    ) as Record<string, Record<string, Record<string, (number | null)[]>>>;
    const compared: string[] = [];
    for (const table of await load()) {
      const made = table.make(answerers);
      const other = second[table.id];
      if (made === undefined) {
        expect(other, `${name} ${table.id}`).toBeUndefined();
        continue;
      }
      // Replies as they stand have a test of their own.
      if (made.rows.every(({ cells }) => cells.every((cell) => typeof cell === 'string'))) continue;
      compared.push(table.id);
      const found = valuesOf(made);
      for (const [column, cells] of Object.entries(other)) {
        for (const [model, [mean, deviation]] of Object.entries(cells)) {
          const [ownMean, ownDeviation] = found[column][model];
          const about = `${name} ${table.id}, ${column}, ${model}`;
          // jStat's incomplete beta function has eight digits.
          expect(ownMean, about).toBeCloseTo(mean!, ['10', '11'].includes(table.id) ? 7 : 9);
          if (deviation === null) expect(ownDeviation, about).toBeNull();
          else expect(ownDeviation, about).toBeCloseTo(deviation, 9);
        }
      }
      const filled = Object.keys(found).filter((column) => Object.keys(found[column]).length > 0);
      expect(filled.sort(), `${name} ${table.id}`).toEqual(Object.keys(other).sort());
    }
    expect(compared.sort()).toEqual(Object.keys(second).sort());
  });
});
