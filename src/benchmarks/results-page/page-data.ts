import type { Chapter, Chart, ChartRow } from './charts.js';
import type { Behind } from './choose-items.js';
import type { ItemDetails, ShownQuestion } from './item-details.js';
import type { ModelResults } from './collect.js';

/** All that the page's script knows. */
export interface PageData {
  readonly models: readonly string[];
  /** The model of each reply of a question, with its run if there are several. */
  readonly answerers: readonly (readonly [model: number, name: string])[];
  /** The models that are people, each of whom answered some of the questions. */
  readonly people: readonly number[];
  readonly charts: readonly PageChart[];
  readonly rows: readonly PageRow[];
  readonly questions: readonly ShownQuestion[];
  readonly pictures: readonly string[];
}

export interface PageChart {
  readonly title: string;
  readonly measure: string;
  /** Whether values are differences, with a sign. */
  readonly signed: boolean;
}

/** A row of a chart; `c` and `m` say which chart and model it belongs to. */
export interface PageRow extends Omit<Behind, 'shown'>, Omit<ChartRow, 'model' | 'series' | 'behind'> {
  readonly c: number;
  readonly m: number;
  readonly series?: string | undefined;
  /** The places of the questions shown in the page's list. */
  readonly shown: readonly number[];
}

export const chartsIn = (chapters: readonly Chapter[]): Chart[] => chapters.flatMap(({ charts }) => charts);

/** @param behind what is behind each row of the charts, in their order. @param places of the questions that are shown */
export function pageData(
  charts: readonly Chart[],
  models: readonly ModelResults[],
  behind: readonly Behind[],
  places: readonly number[],
  { questions, pictures }: ItemDetails,
): PageData {
  const numbers = new Map(places.map((place, i) => [place, i]));
  const rows = charts.flatMap((chart, c) => chart.rows.map((row) => ({ row, c })));
  return {
    models: models.map(({ name }) => name),
    answerers: models.flatMap(({ name, runs, people }, m) =>
      people
        ? [[m, name] as const]
        : runs.map((_, run) => [m, runs.length > 1 ? `${name}, run ${run + 1}` : name] as const),
    ),
    people: models.flatMap(({ people }, m) => (people ? [m] : [])),
    charts: charts.map(({ title, measure, kind }) => ({ title, measure, signed: kind === 'differences' })),
    rows: rows.map(({ row, c }, i) => pageRow(row, c, behind[i], numbers)),
    questions,
    pictures,
  };
}

function pageRow(
  { label, series, model, value, low, high, chance, n, runs }: ChartRow,
  c: number,
  { wrong, right, unanswered, shown }: Behind,
  numbers: ReadonlyMap<number, number>,
): PageRow {
  return {
    c,
    m: model,
    label,
    series,
    value,
    low,
    high,
    chance,
    n,
    runs,
    wrong,
    right,
    unanswered,
    shown: shown.map((place) => numbers.get(place)!),
  };
}
