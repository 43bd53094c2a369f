import { group, tally } from '../core/group.js';
import { krippendorffAlpha } from '../score/human/agreement.js';
import type { HumanReport, HumanScore } from '../score/human/human-report.js';
import { medianOf } from '../score/human/participants.js';
import { twoWayInterval } from '../score/human/two-way-interval.js';
import { meanChance } from '../score/measure/chance.js';
import { share, type Share } from '../score/measure/measures.js';
import { type HumanMark, humanMarks, type HumanOptions } from './human-marks.js';

/** How people's answers are scored. */
export type ScoreHumanOptions = HumanOptions;

export type { HumanReport, HumanScore };

/**
 * Scores the answers of people who took a study of a dataset.
 * @param folder the dataset that the study was made of
 * @param files what participants saved or the study sent: JSON or CSV, of one participant or of many
 * @throws TopsyturvyError 'bad-file' for a file that is none of these, or of another dataset; 'bad-folder' for a folder that is no dataset
 */
export async function scoreHuman(
  folder: string,
  files: readonly string[],
  options: ScoreHumanOptions = {},
): Promise<HumanReport> {
  const { participants, answers, unknown } = await humanMarks(folder, files, options);
  const catches = participants.reduce((sum, one) => sum + one.catches.of, 0);
  const right = participants.reduce((sum, one) => sum + one.catches.right, 0);
  return {
    table: [...group(answers, rowKey)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => scoreOf(own)),
    persons: ofEach(answers),
    participants,
    catchRate: catches === 0 ? null : right / catches,
    repeated: participants.reduce((sum, one) => sum + one.repeated, 0),
    unknown,
  };
}

const rowKey = ({ mark: { question } }: HumanMark): string =>
  JSON.stringify([question.family, question.condition, question.variant]);

function scoreOf(marked: readonly HumanMark[]): HumanScore {
  const { family, condition, variant } = marked[0].mark.question;
  const responses = marked.map(({ person, mark }) => ({
    person,
    item: mark.question.item,
    right: mark.grade?.correct === true,
  }));
  const count = responses.filter(({ right }) => right).length;
  const interval = twoWayInterval(responses);
  return {
    family,
    condition,
    variant,
    n: marked.length,
    people: new Set(responses.map(({ person }) => person)).size,
    items: new Set(responses.map(({ item }) => item)).size,
    count,
    value: count / marked.length,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    chance: meanChance(marked.map(({ mark }) => mark.chance)),
    majority: majorityOf(marked),
    persons: ofEach(marked),
    alpha: krippendorffAlpha(marked.map((one) => ({ unit: one.mark.question.id, value: answerOf(one) }))),
    medianRt: medianOf(marked.flatMap(({ rt }) => rt ?? [])),
  };
}

const right = 'right';

/** What was answered, right answers in different words being one. */
const answerOf = ({ mark: { grade } }: HumanMark): string =>
  grade?.correct ? right : `read ${grade?.parsed?.toLowerCase() ?? ''}`;

const ofEach = (marked: readonly HumanMark[]): Record<string, Share> =>
  Object.fromEntries(
    [...group(marked, ({ person }) => person)].map(([person, own]) => [
      person,
      share(own.filter(({ mark }) => mark.grade?.correct).length, own.length),
    ]),
  );

/** The least people whose answers have a majority. */
const leastVotes = 3;

function majorityOf(marked: readonly HumanMark[]): Share {
  const asked = [...group(marked, ({ mark }) => mark.question.id)]
    .map(([, own]) => tally(own.map(answerOf)))
    .filter((votes) => [...votes.values()].reduce((sum, count) => sum + count, 0) >= leastVotes);
  const won = asked.filter((votes) =>
    [...votes].every(([answer, count]) => answer === right || count < (votes.get(right) ?? 0)),
  );
  return share(won.length, asked.length);
}
