import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { join as joined } from '../../src/benchmarks/results-page/charts.js';
import { chooseItems, evenOrder } from '../../src/benchmarks/results-page/choose-items.js';
import { openBrush, looksOf } from '../../src/benchmarks/results-page/draw/brush.js';
import { drawChart } from '../../src/benchmarks/results-page/draw/draw.js';
import { answerers } from '../../src/benchmarks/results-page/sources.js';
import { scorers } from '../../src/benchmarks/scorers.js';
import type { Figure } from '../../src/score/figure.js';
import { markReplies, type Mark } from '../../src/score/marks.js';
import type { Question } from '../../src/score/question.js';
import { temporaryFolder } from '../dataset/folders.js';
import { textDataset } from '../score/datasets.js';
import { doriDataset, replying } from '../score/dori-dataset.js';
import { answering, mirrorDataset } from '../score/mirror-dataset.js';
import { scoreReplies } from '../score/with-scorers.js';

/** The figures of a scorer, by id. */
async function figuresOf(name: string, scores: unknown): Promise<ReadonlyMap<string, Figure>> {
  const scorer = await scorers.find((entry) => entry.name === name)!.load();
  const figures = scorer.figures!(scores);
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  expect(byId.size).toBe(figures.length);
  return byId;
}

/** Every row with its share of right ones among the questions that it says are behind it. */
function rightBehind(figure: Figure, marks: readonly Mark[]) {
  return figure.rows.map(({ behind }) => {
    const own = marks.filter((mark) => behind!(mark));
    return own.filter(({ grade }) => grade?.correct).length / own.length;
  });
}

const wrongEvery = (k: number) => {
  let at = 0;
  return (): boolean => at++ % k === 0;
};

test('figures of RotOutBench hold the values of the report, and the questions behind them give these values', async () => {
  const questions = textDataset();
  const wrong = wrongEvery(3);
  const replies = questions.map(({ id, answer, copy }) => ({ id, reply: wrong() ? (copy ?? 'x') : answer }));
  const { subsets } = scoreReplies(questions, replies);
  const { marks } = markReplies(questions, replies);
  const figures = await figuresOf('rotated-outcome', subsets);
  const { R_orig, R_rot, R_pred, R_match, textOnly, Gap } = subsets['text'];
  const accuracy = figures.get('rotation-text')!;
  const expected = [R_orig, R_rot, R_pred, R_match, textOnly!.R_orig, textOnly!.R_rot, textOnly!.R_pred];
  expect(accuracy.rows.map(({ value, low, high, chance, n }) => ({ value, low, high, chance, n }))).toEqual(
    expected.map(({ value, low, high, chance, n }) => ({ value, low, high, chance, n })),
  );
  expect(rightBehind(accuracy, marks)).toEqual(expected.map(({ value }) => value));
  expect(figures.get('rotation-gap')!.rows).toMatchObject([Gap, textOnly!.Gap]);
});

test('figures of DORI: radars, hard against soft, shares of errors that add up', async () => {
  const questions = doriDataset(2);
  const wrong = wrongEvery(2);
  const replies = replying(questions, (question, truth) =>
    wrong() ? Object.values(question.options!).find((text) => text !== truth)! : truth,
  );
  const { dori } = scoreReplies(questions, replies);
  const { marks } = markReplies(questions, replies);
  const figures = await figuresOf('dori', dori);
  const { types, coarse, granular, total } = dori['full'];
  const coded = (level: string) => Object.entries(types).filter(([code]) => code.endsWith(level));
  for (const [id, level] of [
    ['dori-full-radar-coarse', 'C'],
    ['dori-full-radar-granular', 'G'],
  ] as const)
    expect(figures.get(id)!.rows.map(({ value }) => value)).toEqual(coded(level).map(([, one]) => one.value));
  const byType = figures.get('dori-full-types')!;
  const expected = [...Object.values(types), coarse, granular, total].map(({ value }) => value);
  expect(byType.rows.map(({ value }) => value)).toEqual(expected);
  expect(rightBehind(byType, marks)).toEqual(expected);
  const soft = figures.get('dori-full-soft')!.rows.filter(({ series }) => series === 'soft');
  expect(soft.map(({ value }) => value)).toEqual(
    [...coded('G').map(([, one]) => one), granular].map((one) => one.soft.value),
  );
  const parts = figures.get('dori-full-components')!.rows.map(({ value }) => value!);
  expect(parts.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
});

test('figures of MirrorQA: circular against single, flips, and errors with the questions behind them', async () => {
  const questions = await mirrorDataset(48);
  const wrong = wrongEvery(4);
  const replies = answering(questions, ({ options }, truth) =>
    wrong() ? Object.values(options!).find((text) => text !== truth) : truth,
  );
  const { mirror } = scoreReplies(questions, replies);
  const { marks } = markReplies(questions, replies);
  const figures = await figuresOf('mirror', mirror);
  const conditions = Object.entries(mirror);
  const accuracy = figures.get('mirror-accuracy')!;
  expect(rightBehind(accuracy, marks)).toEqual(conditions.map(([, { accuracy }]) => accuracy.value));
  for (const [condition, { circular, flips }] of conditions) {
    const own = figures.get('mirror-circular')!.rows.filter(({ label }) => label === condition);
    expect(own.map(({ value }) => value)).toEqual(
      circular ? [circular.vanilla.value, circular.accuracy.value] : [],
    );
    const consistent = figures
      .get('mirror-flips')
      ?.rows.find(({ label }) => label.startsWith(`${condition}: both`));
    expect(consistent?.value).toBe(flips?.consistent.value);
  }
  for (const { behind, value } of figures.get('mirror-errors')!.rows) {
    const found = marks.filter((mark) => behind!(mark));
    expect(found.length > 0).toBe(value! > 0);
    expect(found.some(({ grade }) => grade!.correct)).toBe(false);
  }
});

const figure = (value: number | null, label = 'a', more: Partial<Figure> = {}): Figure => ({
  id: 'one',
  title: 'One',
  kind: 'bars',
  measure: 'Accuracy',
  labels: 'Label',
  rows: [{ label, value, low: 0.1, high: 0.5, chance: 0.25, n: 8 }],
  ...more,
});

test('runs of one model become their mean, models stand beside one another, and what has no value is left out', () => {
  const [chart] = joined([[[figure(0.2)], [figure(0.4)]], [[figure(0.9, 'b')]], [[figure(null)]]]);
  expect(chart.labels).toEqual(['a', 'b']);
  expect(chart.rows).toMatchObject([
    { model: 0, label: 'a', low: 0.1, high: 0.5, chance: 0.25, runs: [0.2, 0.4] },
    { model: 1, label: 'b', value: 0.9, runs: [] },
  ]);
  expect(chart.rows).toHaveLength(2);
  expect(chart.rows[0].value).toBeCloseTo(0.3, 12);
});

test.each(['bars', 'differences', 'pairs', 'curve', 'radar', 'shares'] as const)(
  'a drawing of %s says what it shows, tells its marks apart, and escapes what it is given',
  async (kind) => {
    const evil = '</svg><script>alert(1)</script>"&';
    const rows = ['10', '20', '30'].flatMap((label) =>
      ['first', 'second'].map((series) => ({
        label,
        series,
        value: 0.5,
        low: 0.4,
        high: 0.625,
        chance: 0.25,
      })),
    );
    const charts = joined([[[figure(0, '', { kind, title: evil, measure: evil, rows })]]]);
    const looks = looksOf([{ name: evil, kind: 'model' }]);
    const svg = drawChart(await openBrush(), charts[0], looks, 7);
    expect(svg.match(/data-row="\d+"/g)).toHaveLength(6);
    expect(svg).toContain('data-row="7"');
    expect(svg).not.toMatch(/<script|<style| style=|aria-label/);
    expect(svg).toContain('&lt;/svg&gt;&lt;script&gt;');
    if (kind === 'bars') expect(svg).toContain('>50.0<');
    if (kind === 'differences') expect(svg).toContain('>+50.0<');
  },
);

test('people are drawn gray; models in colors, of which the first six differ', () => {
  const kinds = ['human', ...Array<'model'>(6).fill('model')] as const;
  const looks = looksOf(kinds.map((kind, i) => ({ name: String(i), kind })));
  expect(new Set(looks.map(({ color }) => color)).size).toBe(7);
  expect(looks[0].color).toBe('#6b6b6b');
});

test('the questions behind a row are counted, and those shown are wrong ones, then right ones, of all the set', () => {
  const [asked] = textDataset();
  const questions = Array.from({ length: 400 }, (_, i): Question => ({ ...asked, id: `q${i}` }));
  const replies = questions
    .map(({ id, answer }, i) => ({ id, reply: i % 4 === 0 ? 'x' : answer }))
    .slice(0, 399);
  const { marks } = markReplies(questions, replies);
  const run = { file: '', heads: [], marks, report: scoreReplies(questions, replies) };
  const models = [{ name: 'm', kind: 'model' as const, runs: [run] }];
  const held = marks.map(({ question }) => question);
  const rows = joined([[[figure(0.5, 'a', { rows: [{ label: 'a', value: 0.5, behind: () => true }] })]]])[0]
    .rows;
  const [{ shown, ...counts }] = chooseItems(rows, models, held, 100);
  expect(counts).toEqual({ wrong: 101, right: 299, unanswered: 1 });
  expect(shown.map((i) => marks[i].grade?.correct === true)).toEqual([
    ...Array<boolean>(12).fill(false),
    ...Array<boolean>(6).fill(true),
  ]);
  for (const part of [0, 1, 2, 3]) {
    const inPart = shown.slice(0, 12).filter((i) => Math.floor(i / 100) === part);
    expect(inPart.length).toBeGreaterThanOrEqual(2);
  }
  expect(chooseItems(rows, models, held, 5)[0].shown).toHaveLength(5);
  expect([...evenOrder(50)].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

test('a file is named by its NAME, its lines or itself; one name is one model, and two models in a file are refused', () => {
  const folder = temporaryFolder();
  const write = (name: string, ...models: (string | undefined)[]): string => {
    const file = join(folder, name);
    writeFileSync(
      file,
      models.map((model) => `${JSON.stringify({ id: 'q', reply: 'x', model })}\n`).join(''),
    );
    return file;
  };
  const a1 = write('a-1.jsonl', 'a');
  const a2 = write('a-2.jsonl', 'a', 'a');
  const bare = write('bare.jsonl', undefined);
  const two = write('two.jsonl', 'a', 'b');
  const files = [{ file: a1 }, { file: bare }, { file: a2 }, { file: two, name: 'c\u0000\u202e' }];
  expect(answerers(files)).toEqual([
    { name: 'a', kind: 'model', files: [{ file: a1 }, { file: a2 }] },
    { name: 'bare', kind: 'model', files: [{ file: bare }] },
    { name: 'c', kind: 'model', files: [{ file: two }] },
  ]);
  expect(() => answerers([{ file: two }])).toThrow(/Line 2 of '.*two\.jsonl' is of the model 'b'/);
});
