import { group, wrongParameter } from '../../core/index.js';
import { readManifest } from '../../dataset/folder/layout.js';
import { interval, percent, titledTable, type Column, type Mark } from '../../score/index.js';
import { holm } from '../../score/measure/binomial.js';
import { bonferroni, mcnemar } from '../../score/measure/compare.js';

import { pairedDifference } from '../../score/measure/interval.js';
import type { ItemPair } from '../../score/measure/paired.js';
import { bootstrapInterval, pairsNeeded, permutationTest } from '../../score/measure/paired.js';
import type { ModelResults, ResultsSelection } from '../results-page/collect.js';
import { sourceOf, type ReplySource } from '../results-page/sources.js';

/** Two models on the same questions. Values are fractions of 1. Plain JSON. */
export interface ModelComparison {
  /** The models' names. */
  readonly first: string;
  readonly second: string;
  /** Which questions: `all`, or a value of what they are broken down by. */
  readonly group: string;
  /** Questions, and the items that they are about. */
  readonly n: number;
  readonly items: number;
  /** Their accuracies, the means over their runs. */
  readonly firstValue: number;
  readonly secondValue: number;
  /** First less second, with Newcombe's 95 % interval for paired data, of the first runs. */
  readonly difference: { readonly value: number; readonly low: number; readonly high: number };
  /** The 95 % interval of the difference of the means over runs, items drawn anew with all their questions; `null` for one item. */
  readonly overItems: { readonly low: number; readonly high: number } | null;
  /** McNemar's exact test, of the first runs; it takes questions to be independent. */
  readonly mcnemar: number;
  /** The permutation test over items, of the means over runs. */
  readonly permutation: number;
  /** `permutation`, corrected for all comparisons of the call by Holm and by Bonferroni. */
  readonly holm: number;
  readonly bonferroni: number;
  /** The questions that would be needed to find a difference as that of the first runs in 80 of 100 studies; `null` where there is none. */
  readonly needed: number | null;
}

/** What is compared. */
export interface CompareOptions extends ResultsSelection {
  /** What questions are broken down by: `family`, `condition`, `variant`, or a group label such as `category`. Default: nothing */
  readonly by?: string | undefined;
}

/**
 * Compares every two models on the same questions of a dataset.
 * @param folder a finished dataset
 * @param replies as `report` takes them, of two models or more
 * @throws TopsyturvyError as `score` does, of the first file that is wrong; 'bad-parameter' for fewer than two models or a label that no question has
 * @example const [one] = await compareModels('bodies', ['a.jsonl', 'b.jsonl']);
 */
export async function compareModels(
  folder: string,
  replies: readonly (string | ReplySource)[],
  { by, ...options }: CompareOptions = {},
): Promise<ModelComparison[]> {
  readManifest(folder);
  // Loaded only now: most programs compare nothing.
  const { collectResults } = await import('../results-page/collect.js');
  const sources = replies.map((one) => (typeof one === 'string' ? sourceOf(one) : one));
  const { models, questions } = await collectResults(folder, sources, options);
  const answering = models.filter(({ runs }) => runs.length > 0);
  if (answering.length < 2)
    throw wrongParameter('There is nothing to compare; give the replies of two models', replies.length);
  const groups = group([...questions.keys()], (at) => (by === undefined ? 'all' : nameOf(questions[at], by)));
  groups.delete('');
  if (groups.size === 0)
    throw wrongParameter(
      `No question has the group label '${by}'`,
      by,
      'family, condition, variant or a group label',
    );
  const compared = answering.flatMap((first, i) =>
    answering
      .slice(i + 1)
      .flatMap((second) => [...groups].map(([name, places]) => comparisonOf(first, second, name, places))),
  );
  const values = compared.map(({ permutation }) => permutation);
  const [byHolm, byBonferroni] = [holm(values), bonferroni(values)];
  return compared.map((one, i) => ({ ...one, holm: byHolm[i], bonferroni: byBonferroni[i]! }));
}

function nameOf({ family, condition, variant, groups }: Mark['question'], by: string): string {
  const own: Readonly<Record<string, string>> = { family, condition, variant };
  return Object.hasOwn(own, by) ? own[by] : (groups?.[by] ?? '');
}

const pointsAt = ({ runs }: ModelResults, at: number): number[] =>
  runs.map(({ marks }) => (marks[at].grade?.correct ? 1 : 0));
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function comparisonOf(
  first: ModelResults,
  second: ModelResults,
  name: string,
  places: readonly number[],
): Omit<ModelComparison, 'holm' | 'bonferroni'> {
  const n = places.length;
  const points = places.map((at) => [pointsAt(first, at), pointsAt(second, at)] as const);
  const counts = { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 };
  for (const [[one], [two]] of points)
    counts[one ? (two ? 'both' : 'firstOnly') : two ? 'secondOnly' : 'neither']++;
  const items = group([...places.keys()], (i) => first.runs[0].marks[places[i]].question.item);
  const pairs = [...items.values()].map((own): ItemPair => ({
    first: own.reduce((sum, i) => sum + meanOf(points[i][0]), 0),
    second: own.reduce((sum, i) => sum + meanOf(points[i][1]), 0),
    n: own.length,
  }));
  const { value, low, high } = pairedDifference(counts);
  return {
    first: first.name,
    second: second.name,
    group: name,
    n,
    items: pairs.length,
    firstValue: pairs.reduce((sum, pair) => sum + pair.first, 0) / n,
    secondValue: pairs.reduce((sum, pair) => sum + pair.second, 0) / n,
    difference: { value, low, high },
    overItems: bootstrapInterval(pairs),
    mcnemar: mcnemar(counts.firstOnly, counts.secondOnly),
    permutation: permutationTest(pairs),
    needed: pairsNeeded((counts.firstOnly + counts.secondOnly) / n, value),
  };
}

const pText = (value: number): string => (value < 0.0001 ? value.toExponential(1) : value.toFixed(4));

const columns: readonly Column<ModelComparison>[] = [
  ['first %', ({ firstValue }) => percent(firstValue)],
  ['second %', ({ secondValue }) => percent(secondValue)],
  ['difference [95 %]', ({ difference }) => interval(difference)],
  [
    'over items',
    ({ overItems }) => (overItems ? `[${percent(overItems.low)}, ${percent(overItems.high)}]` : '–'),
  ],
  ['McNemar p', (one) => pText(one.mcnemar)],
  ['permutation p', (one) => pText(one.permutation)],
  ['Holm', (one) => pText(one.holm)],
  ['n', ({ n }) => String(n)],
  ['items', ({ items }) => String(items)],
  ['n for 80 % power', ({ needed }) => (needed === null ? '–' : String(needed))],
];

/** Comparisons as a table for a terminal. */
export const formatComparisons = (compared: readonly ModelComparison[]): string =>
  titledTable(
    'Models compared on the same questions',
    '',
    columns,
    compared.map((one) => [
      `${one.first} − ${one.second}${one.group === 'all' ? '' : `, ${one.group}`}`,
      one,
    ]),
  );
