import { median } from '../../core/math/median.js';
import { group, sha256 } from '../../core/index.js';
import type { HumanRow } from './human-rows.js';

/** When a participant's answers do not count. */
export interface ExclusionRules {
  /** The least share of catch trials that are right. Default 2/3 */
  readonly catches?: number | undefined;
  /** The least median time of an answer, milliseconds. Default 300 */
  readonly fastest?: number | undefined;
  /** The fewest answers. Default 1 */
  readonly answers?: number | undefined;
}

/** Why a participant does not count. */
export type Exclusion = 'failed-catches' | 'too-fast' | 'too-few-answers';

/** A participant, known by a hash, since ids are personal data. */
export interface Participant {
  /** The first 12 hexadecimal digits of the SHA-256 of the id. */
  readonly hash: string;
  readonly answers: number;
  readonly catches: { readonly right: number; readonly of: number };
  /** The median response time in milliseconds; null where no answer has a time. */
  readonly medianRt: number | null;
  readonly excluded: Exclusion | null;
  /** Further answers to questions that were answered before. */
  readonly repeated: number;
  /** The first answer to each question. */
  readonly rows: readonly HumanRow[];
}

/** Gathers rows by who answered, and judges each by the rules. Of two answers to a question the first counts. */
export function participantsOf(rows: readonly HumanRow[], rules: ExclusionRules = {}): Participant[] {
  return [...group(rows, ({ subject }) => subject)].map(([subject, own]) => {
    const seen = new Set<string>();
    const answers = own.filter(({ isPractice }) => !isPractice);
    const first = answers.filter(({ sample }) => !seen.has(sample) && seen.add(sample));
    const repeated = answers.length - first.length;
    const asked = first.filter(({ isCatch }) => !isCatch);
    const caught = first.filter(({ isCatch }) => isCatch);
    const right = caught.filter(isCaught).length;
    const medianRt = medianOf(asked.flatMap(({ rt }) => rt ?? []));
    const about = { answers: asked.length, catches: { right, of: caught.length }, medianRt };
    return {
      hash: sha256(subject).slice(0, 12),
      ...about,
      repeated,
      excluded: exclusionOf(about, rules),
      rows: asked,
    };
  });
}

/** A catch trial's name ends with what is to be answered. */
const isCaught = ({ sample, reply }: HumanRow): boolean =>
  sample.slice(sample.lastIndexOf('-') + 1).toLowerCase() === reply.trim().toLowerCase();

function exclusionOf(
  { answers, catches, medianRt }: Pick<Participant, 'answers' | 'catches' | 'medianRt'>,
  { catches: share = 2 / 3, fastest = 300, answers: fewest = 1 }: ExclusionRules,
): Exclusion | null {
  if (answers < fewest) return 'too-few-answers';
  if (catches.right < share * catches.of) return 'failed-catches';
  if (medianRt !== null && medianRt < fastest) return 'too-fast';
  return null;
}

/** The median of some numbers; null if there are none. */
export const medianOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : median(values);
