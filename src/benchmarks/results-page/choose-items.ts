import type { HeldQuestion, Mark } from '../../score/index.js';
import type { ChartRow } from './charts.js';
import type { ModelResults } from './collect.js';

/** The questions behind a row, of the first run of its model; of people, the answers. */
export interface Behind {
  readonly wrong: number;
  readonly right: number;
  /** Among the wrong ones, those without a reply. */
  readonly unanswered: number;
  /** Places in the dataset of those that the page shows: of wrong ones, then of right ones. */
  readonly shown: readonly number[];
}

/** The most wrong items of a row that are shown. */
const mostWrong = 12;
const mostRight = 6;
/** So many of a row are considered: of those that other rows show too, the page holds one. */
const considered = 48;

const golden = 0.6180339887498949;

/** An order in which the first n of a list are spread evenly over it, whatever n is. */
export const evenOrder = (length: number): number[] =>
  Array.from({ length }, (_, i) => i).sort((a, b) => ((a * golden) % 1) - ((b * golden) % 1));

interface Candidates extends Omit<Behind, 'shown'> {
  readonly wrongs: readonly number[];
  readonly rights: readonly number[];
}

/**
 * The questions behind each row: counted, and some of them chosen, wrong and right ones evenly spread over the dataset.
 * @param questions of the dataset, in its order
 * @param most questions of all rows together that are shown
 */
export function chooseItems(
  rows: readonly ChartRow[],
  models: readonly ModelResults[],
  questions: readonly HeldQuestion[],
  most: number,
): Behind[] {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  const marked = models.map(({ runs: [run], people }) => inOrder((run ?? people!).marks, places));
  const candidates = rows.map((row) => candidatesOf(row, marked[row.model]));
  const chosen = chosenOf(candidates, most);
  const among = (list: readonly number[], few: number): number[] =>
    list.filter((i) => chosen.has(i)).slice(0, few);
  return candidates.map(({ wrongs, rights, ...counts }) => ({
    ...counts,
    // What some people got right and others wrong is both.
    shown: [...new Set([...among(wrongs, mostWrong), ...among(rights, mostRight)])],
  }));
}

/** A grade, and the place of its question in the dataset. */
type Placed = readonly [mark: Mark, place: number];

const inOrder = (marks: readonly Mark[], places: ReadonlyMap<string, number>): Placed[] =>
  evenOrder(marks.length).map((i) => [marks[i], places.get(marks[i].question.id)!]);

function candidatesOf({ behind }: ChartRow, marked: readonly Placed[]): Candidates {
  const found = { wrong: 0, right: 0, unanswered: 0 };
  const [wrongs, rights]: [number[], number[]] = [[], []];
  for (const [mark, place] of behind ? marked : []) {
    if (!behind!(mark)) continue;
    const right = mark.grade?.correct === true;
    found[right ? 'right' : 'wrong']++;
    if (mark.grade === null) found.unanswered++;
    const list = right ? rights : wrongs;
    if (list.length < considered && !list.includes(place)) list.push(place);
  }
  return { ...found, wrongs, rights };
}

/** Row by row a further wrong one, and at every other turn a right one, until there are enough: every row gets some. */
function chosenOf(candidates: readonly Candidates[], most: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  const add = (i: number | undefined): void => {
    if (i !== undefined && chosen.size < most) chosen.add(i);
  };
  for (let turn = 0; turn < mostWrong; turn++) {
    for (const { wrongs, rights } of candidates) {
      add(wrongs[turn]);
      if (turn % 2 === 0) add(rights[turn / 2]);
    }
  }
  return chosen;
}
