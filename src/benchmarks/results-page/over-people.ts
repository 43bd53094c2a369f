import { Stream } from '../../core/stream.js';
import type { Figure, FigureRow, FigureWords, Mark } from '../../score/index.js';
import { resampled, twoWayInterval } from '../../score/human/two-way-interval.js';
import { inScorer, sectionOf, type Scorer } from '../../score/scorer.js';
import type { HumanMark } from '../human-marks.js';
import { ofPerson, type People } from './collect.js';

/** Answers that are scored anew for the intervals of a scorer's figures, all draws together, and how many draws there are. */
const mostAnswers = 200_000;
const [fewestDraws, mostDraws] = [100, 400];
/** The fewest draws of a value that has an interval. */
const fewestValues = 50;

/**
 * The figures of a scorer for people, with 95 % intervals over people and items: both are drawn anew with replacement, as for `twoWayInterval`,
 * and the answers that are drawn are scored. The same answers give the same intervals. As there, what is of one person has
 * none.
 */
export function scorerFigures(scorer: Scorer, people: People, words: FigureWords): readonly Figure[] {
  const own = people.answers.filter(({ mark }) => mark.question.scorer === scorer.name);
  if (own.length === 0) return [];
  const figures = drawn(scorer, people.report[sectionOf(scorer)], words);
  const values = new Map<string, number[]>();
  for (const marks of draws(own)) {
    const scores = inScorer(scorer, 'score', () => scorer.score(marks));
    for (const { id, rows } of drawn(scorer, scores, words)) {
      for (const row of rows) {
        if (row.value === null) continue;
        const key = keyOf(id, row);
        values.set(key, [...(values.get(key) ?? []), row.value]);
      }
    }
  }
  return figures.map((figure) => ({
    ...figure,
    rows: figure.rows.map((row) => {
      const { behind = () => true } = row;
      const people = new Set(own.flatMap(({ person, mark }) => (behind(mark) ? [person] : [])));
      return withBounds(row, people.size < 2 ? undefined : values.get(keyOf(figure.id, row)));
    }),
  }));
}

/** Figures of shares of right answers, with the intervals that `score --human` prints. */
export function accuracyFigures(figures: readonly Figure[], people: People): readonly Figure[] {
  return figures.map((figure) => ({
    ...figure,
    rows: figure.rows.map((row) => {
      const { behind } = row;
      if (!behind) return row;
      const own = people.answers.filter(({ mark }) => behind(mark));
      const responses = own.map(({ person, mark: { question, grade } }) => ({
        person,
        item: question.item,
        right: grade?.correct === true,
      }));
      return { ...row, low: null, high: null, ...twoWayInterval(responses) };
    }),
  }));
}

const drawn = (scorer: Scorer, scores: unknown, words: FigureWords): readonly Figure[] =>
  inScorer(scorer, 'figures', () => scorer.figures!(scores, words));

const keyOf = (id: string, { label, series }: FigureRow): string => JSON.stringify([id, label, series]);

/** Rows with their bounds; rows without an interval stay so. */
function withBounds(row: FigureRow, values: number[] | undefined): FigureRow {
  if (row.low === undefined || row.low === null) return row;
  if (!values || values.length < fewestValues) return { ...row, low: null, high: null };
  values.sort((a, b) => a - b);
  const last = values.length - 1;
  return { ...row, low: values[Math.floor(0.025 * last)], high: values[Math.ceil(0.975 * last)] };
}

/** Answers with people and items drawn anew. */
function* draws(answers: readonly HumanMark[]): Generator<readonly Mark[]> {
  const people = [...new Set(answers.map(({ person }) => person))];
  const items = [...new Set(answers.map(({ mark }) => mark.question.item))];
  const [personAt, itemAt] = [placesOf(people), placesOf(items)];
  const count = Math.max(fewestDraws, Math.min(mostDraws, Math.floor(mostAnswers / answers.length)));
  const stream = new Stream(['scores over people', answers.length, people.length, items.length]);
  for (let draw = 0; draw < count; draw++) {
    const ofPeople = resampled(people.length, stream);
    const ofItems = resampled(items.length, stream);
    const marks = answers.flatMap(({ person, mark }) => {
      const times = ofPeople[personAt.get(person)!] * ofItems[itemAt.get(mark.question.item)!];
      return Array.from({ length: times }, (_, copy) => ofPerson(mark, person, ` ${copy}`));
    });
    // With few people, a draw may hold none who saw its items.
    if (marks.length > 0) yield marks;
  }
}

const placesOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, at) => [name, at]));
