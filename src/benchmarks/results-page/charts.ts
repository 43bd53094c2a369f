import type { Figure, FigureKind, FigureRow, FigureWords } from '../../score/figure.js';
import { inScorer, sectionOf, type Scorer } from '../../score/scorer.js';
import type { Report } from '../report.js';
import type { Results } from './collect.js';
import { wordsOf } from './figure-words.js';
import { generalFigures } from './general-figures.js';
import { accuracyFigures, scorerFigures } from './over-people.js';

/** A value of a model in a chart: for several runs their mean, and the mean of the bounds of their intervals. */
export interface ChartRow extends Omit<FigureRow, 'series'> {
  readonly series: string | undefined;
  /** The index of the model. */
  readonly model: number;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly chance: number | null;
  /** The value of each run, of a model with several. */
  readonly runs: readonly number[];
}

/** A figure with the values of all models. */
export interface Chart {
  readonly title: string;
  readonly note: string | undefined;
  readonly kind: FigureKind;
  readonly measure: string;
  readonly labelName: string;
  /** The labels, in the order in which models have them. */
  readonly labels: readonly string[];
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly onDemand: boolean;
}

/** Charts of one scorer, or of all conditions. */
export interface Chapter {
  /** The name in a word or two. */
  readonly name: string;
  readonly title: string;
  /** The charts: those on demand come last, and tables before them. */
  readonly charts: readonly Chart[];
  /** The tables of a scorer that has no figures, with the name of the model. */
  readonly texts: readonly (readonly [model: string, text: string])[];
}

/** The charts of all models: of the scorers, in the order of reports, and of what every report has. */
export function chaptersOf({ questions, models, scorers, words }: Results): Chapter[] {
  const own = scorers.map((scorer): Chapter => {
    const called = wordsOf(scorer, questions, words);
    const section = (report: Report): unknown => report[sectionOf(scorer)];
    return {
      name: titled(scorer.name.replaceAll('-', ' ')),
      title: scorer.summary.replace(/\.$/, ''),
      charts: scorer.figures
        ? join(
            models.map(({ runs, people }) =>
              people
                ? [scorerFigures(scorer, people, called)]
                : runs.map(({ report }) => figuresOf(scorer, section(report), called)),
            ),
          )
        : [],
      texts: scorer.figures
        ? []
        : models.flatMap(({ name, runs: [run], people }) => {
            const scores = section((run ?? people!).report);
            return scores === undefined || scores === null
              ? []
              : [[name, inScorer(scorer, 'format', () => scorer.format(scores)).join('\n\n')] as const];
          }),
    };
  });
  const drawn = new Set(scorers.filter(({ figures }) => figures).map(({ name }) => name));
  const scorerOf = new Map(questions.map(({ family, scorer }) => [family, scorer]));
  const general = join(
    models.map(({ runs, people }) =>
      people
        ? [accuracyFigures(generalFigures(people.report, scorerOf, drawn, words), people)]
        : runs.map(({ report }) => generalFigures(report, scorerOf, drawn, words)),
    ),
  );
  return [...own, { name: 'All', title: 'All conditions', charts: general, texts: [] }].filter(
    ({ charts, texts }) => charts.length > 0 || texts.length > 0,
  );
}

const rank = ({ kind, onDemand }: Chart): number => (onDemand ? 2 : kind === 'table' ? 1 : 0);

const titled = (name: string): string => `${name[0].toUpperCase()}${name.slice(1)}`;

const figuresOf = (scorer: Scorer, scores: unknown, words: FigureWords): readonly Figure[] =>
  inScorer(scorer, 'figures', () => scorer.figures!(scores, words));

/** One chart for each id. @param models the figures of each run of each */
export function join(models: readonly (readonly (readonly Figure[])[])[]): Chart[] {
  const ids = unique(models.flat(2).map(({ id }) => id));
  return ids
    .map((id) => chartOf(models.map((runs) => runs.map((figures) => figures.find((one) => one.id === id)))))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => rank(a) - rank(b));
}

function chartOf(models: readonly (readonly (Figure | undefined)[])[]): Chart {
  const {
    title,
    note,
    kind,
    measure,
    labels,
    onDemand = false,
  } = models.flat().find((figure) => figure !== undefined)!;
  const rows = models.flatMap((runs, model) => rowsOf(runs, model));
  return {
    title,
    note,
    kind,
    measure,
    rows,
    onDemand,
    labelName: labels,
    labels: unique(rows.map(({ label }) => label)),
    series: unique(rows.flatMap(({ series }) => (series === undefined ? [] : [series]))),
  };
}

/** The rows of one model: those of its runs with the same label and series are one. */
function rowsOf(runs: readonly (Figure | undefined)[], model: number): ChartRow[] {
  const byPlace = new Map<string, FigureRow[]>();
  for (const row of runs.flatMap((figure) => figure?.rows ?? [])) {
    if (row.value === null) continue;
    const place = JSON.stringify([row.label, row.series]);
    byPlace.set(place, [...(byPlace.get(place) ?? []), row]);
  }
  return [...byPlace.values()].map((same): ChartRow => {
    const [{ label, series, n, behind }] = same;
    const values = same.map(({ value }) => value!);
    return {
      label,
      series,
      n,
      behind,
      model,
      value: mean(values)!,
      low: mean(same.map(({ low }) => low)),
      high: mean(same.map(({ high }) => high)),
      chance: mean(same.map(({ chance }) => chance)),
      runs: runs.length > 1 ? values : [],
    };
  });
}

/** `null` if there are none, or one of them is missing. */
function mean(values: readonly (number | null | undefined)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return values.length === 0 ? null : sum / values.length;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
