import { badFile } from '../core/errors.js';
import { OpaqueNames } from '../dataset/export/opaque-names.js';
import { questionsFile, readManifest } from '../dataset/folder/layout.js';
import { tableRows } from '../dataset/table-rows.js';
import { gradeReply, type Grade } from '../score/grade/grade-reply.js';
import { AnswerRoom, type HumanRow, readHumanRows } from '../score/human/human-rows.js';
import { type ExclusionRules, type Participant, participantsOf } from '../score/human/participants.js';
import { markReplies, note, noted, questionsIn, type Mark, type Noted } from '../score/index.js';
import type { HeldQuestion } from '../score/held-question.js';
import type { WordRule } from '../score/words/names.js';

/** How people's answers are graded, and whose count. */
export interface HumanOptions extends ExclusionRules {
  /** The words that count as names of a thing. Default: 'basic' */
  readonly words?: WordRule | undefined;
}

/** One answer of a person with its grade. */
export interface HumanMark {
  /** The hash of the person's id. */
  readonly person: string;
  readonly mark: Mark;
  readonly reply: string;
  /** The response time in milliseconds. */
  readonly rt: number | null;
}

/** The graded answers of people. Their ids are not in it. */
export interface HumanMarks {
  readonly participants: readonly Omit<Participant, 'rows'>[];
  /** The answers of those who count. */
  readonly answers: readonly HumanMark[];
  /** Answers to questions that the dataset does not have. */
  readonly unknown: Noted;
}

/**
 * Grades the answers of people who took a study of a dataset, as a model's replies are graded.
 * @param files what participants saved or the study sent: JSON or CSV, of one participant or of many
 * @throws TopsyturvyError 'bad-file' for a file that is none of these, or of another dataset; 'bad-folder' for a folder that is no dataset
 */
export async function humanMarks(
  folder: string,
  files: readonly string[],
  { words, ...rules }: HumanOptions = {},
): Promise<HumanMarks> {
  const { digest } = readManifest(folder);
  const rows: HumanRow[] = [];
  const room = new AnswerRoom();
  for (const file of files) {
    const own = await readHumanRows(file, tableRows, room);
    const foreign = own.find((row) => row.digest !== digest);
    if (foreign)
      throw badFile(
        `'${file}' has answers to another dataset, whose digest is ${foreign.digest}; that of '${folder}' is ${digest}`,
        file,
      );
    for (const row of own) rows.push(row);
  }
  const participants = participantsOf(rows, rules);
  const names = new OpaqueNames(digest);
  const { marks } = markReplies(await questionsIn({ folder, name: questionsFile }), []);
  const byName = new Map(marks.map((mark) => [names.question(mark.question.id), mark]));
  const unknown = noted();
  const grades = new Grades(words);
  const answers: HumanMark[] = [];
  for (const { hash, rows: own } of participants.filter(({ excluded }) => excluded === null)) {
    for (const { sample, reply, rt } of own) {
      const asked = byName.get(sample);
      if (!asked) note(unknown, sample);
      else {
        const mark = { ...asked, grade: grades.of(asked.question, reply) };
        answers.push({ person: hash, mark, reply, rt });
      }
    }
  }
  const about = participants.map(({ rows: _, ...one }) => one);
  return { participants: about, answers, unknown };
}

/** Of the many people who give the same short answer to a question the first is read. */
class Grades {
  private readonly known = new Map<string, Grade>();

  constructor(private readonly words: WordRule | undefined) {}

  of(question: HeldQuestion, reply: string): Grade {
    const grade = (): Grade => gradeReply(question, reply, this.words);
    if (reply.length > 32) return grade();
    const key = `${question.id} ${reply}`;
    const known = this.known.get(key) ?? grade();
    this.known.set(key, known);
    return known;
  }
}
