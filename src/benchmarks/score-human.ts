import { join } from 'node:path';
import { TopsyturvyError } from '../core/errors.js';
import { OpaqueNames } from '../dataset/export/opaque-names.js';
import { tableRows } from '../dataset/export/replies/table-rows.js';
import { questionsFile } from '../dataset/folder/layout.js';
import { readManifest } from '../dataset/folder/read-manifest.js';
import { krippendorffAlpha } from '../score/human/agreement.js';
import { type HumanRow, readHumanRows } from '../score/human/human-rows.js';
import {
  type ExclusionRules,
  medianOf,
  type Participant,
  participantsOf,
} from '../score/human/participants.js';
import { twoWayInterval } from '../score/human/two-way-interval.js';
import { type Mark, markReplies } from '../score/marks.js';
import { group } from '../core/group.js';
import { meanChance } from '../score/measure/chance.js';
import { noted, note, type Noted } from '../score/noted.js';
import type { Question } from '../score/question.js';
import { readQuestions } from '../score/read-questions.js';
import type { WordRule } from '../score/words/names.js';

/** How people's answers are scored. */
export interface ScoreHumanOptions extends ExclusionRules {
  /** Which words name a thing. Default: 'basic' */
  readonly words?: WordRule | undefined;
}

/** The accuracy of people in one family, condition and wording. */
export interface HumanScore {
  /** The family of the questions. */
  readonly family: string;
  /** Their condition. */
  readonly condition: string;
  /** Their wording. */
  readonly variant: string;
  /** Answers, people and items. */
  readonly n: number;
  /** Participants who answered any of them. */
  readonly people: number;
  /** Items that were asked about. */
  readonly items: number;
  /** Right answers. */
  readonly count: number;
  /** The share of right answers, 0 to 1. */
  readonly value: number;
  /** The 95 % interval over people and items. */
  readonly low: number | null;
  /** The upper end of the 95 % interval. */
  readonly high: number | null;
  /** What guessing gives. */
  readonly chance: number | null;
  /** Krippendorff's α of what was answered. */
  readonly alpha: number | null;
  /** Milliseconds. */
  readonly medianRt: number | null;
}

/** People's scores. Plain JSON, without the ids of participants. */
export interface HumanReport {
  readonly table: readonly HumanScore[];
  readonly participants: readonly Omit<Participant, 'rows'>[];
  /** Share of catch trials that were right, of all participants; null without any. */
  readonly catchRate: number | null;
  /** Answers to questions that the dataset does not have. */
  readonly unknown: Noted;
}

/** One answer with its grade. */
interface Marked {
  readonly person: string;
  readonly mark: Mark;
  readonly rt: number | null;
}

/**
 * Scores the answers of people who took a study of a dataset.
 *
 * @param folder the dataset that the study was made of
 * @param files what participants saved or the study sent: JSON or CSV, of one participant or of many
 * @throws TopsyturvyError 'bad-file' for a file that is none of these, or of another dataset; 'bad-folder' for a folder that is no dataset
 */
export async function scoreHuman(
  folder: string,
  files: readonly string[],
  options: ScoreHumanOptions = {},
): Promise<HumanReport> {
  const { digest } = readManifest(folder);
  const rows = files.flatMap((file) => {
    const own = readHumanRows(file, tableRows);
    const foreign = own.find((row) => row.digest !== digest);
    if (foreign)
      throw new TopsyturvyError(
        'bad-file',
        `'${file}' has answers to another dataset, whose digest is ${foreign.digest}; that of '${folder}' is ${digest}`,
        file,
      );
    return own;
  });
  const participants = participantsOf(rows, options);
  const questions = await readQuestions(join(folder, questionsFile));
  const names = new OpaqueNames(digest);
  const byName = new Map(questions.map((question) => [names.question(question.id), question]));
  const unknown = noted();
  const counted = participants.filter(({ excluded }) => excluded === null);
  const marked = counted.flatMap((one) => marksOf(one, byName, unknown, options.words));
  const catches = participants.reduce((sum, one) => sum + one.catches.of, 0);
  const right = participants.reduce((sum, one) => sum + one.catches.right, 0);
  return {
    table: [...group(marked, rowKey)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => scoreOf(own)),
    participants: participants.map(({ hash, answers, catches, medianRt, excluded }) => ({
      hash,
      answers,
      catches,
      medianRt,
      excluded,
    })),
    catchRate: catches === 0 ? null : right / catches,
    unknown,
  };
}

function marksOf(
  { hash, rows }: Participant,
  byName: ReadonlyMap<string, Question>,
  unknown: Noted,
  words: WordRule | undefined,
): Marked[] {
  const answered: { row: HumanRow; question: Question }[] = [];
  for (const row of rows) {
    const question = byName.get(row.sample);
    if (question) answered.push({ row, question });
    else note(unknown, row.sample);
  }
  const { marks } = markReplies(
    answered.map(({ question }) => question),
    answered.map(({ question, row }) => ({ id: question.id, reply: row.reply })),
    undefined,
    words,
  );
  return marks.map((mark, at) => ({ person: hash, mark, rt: answered[at]!.row.rt }));
}

const rowKey = ({ mark: { question } }: Marked): string =>
  JSON.stringify([question.family, question.condition, question.variant]);

function scoreOf(marked: readonly Marked[]): HumanScore {
  const { family, condition, variant } = marked[0]!.mark.question;
  const responses = marked.map(({ person, mark }) => ({
    person,
    item: mark.question.item,
    right: mark.grade?.correct === true,
  }));
  const count = responses.filter(({ right }) => right).length;
  const interval = twoWayInterval(responses);
  return {
    ...{ family, condition, variant },
    n: marked.length,
    people: new Set(responses.map(({ person }) => person)).size,
    items: new Set(responses.map(({ item }) => item)).size,
    ...{ count, value: count / marked.length },
    ...{ low: interval?.low ?? null, high: interval?.high ?? null },
    chance: meanChance(marked.map(({ mark }) => mark.chance)),
    alpha: krippendorffAlpha(
      marked.map(({ mark: { question, grade } }) => ({
        unit: question.id,
        value: grade?.correct ? 'right' : `read ${grade?.parsed?.toLowerCase() ?? ''}`,
      })),
    ),
    medianRt: medianOf(marked.flatMap(({ rt }) => rt ?? [])),
  };
}
