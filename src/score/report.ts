import { ambiguousScores, type AmbiguousScores } from './ambiguous/scores.js';
import { doriScores, type DoriScores } from './dori/scores.js';
import { mirrorScores, type MirrorScores } from './mirror/scores.js';
import { mentalRotationScores, type MentalRotationScores } from './mental-rotation/scores.js';
import type { Verdicts } from './judge/verdicts.js';
import type { Question } from './question.js';
import type { Reply } from './replies.js';
import { markReplies, type Mark } from './marks.js';
import {
  aboveChance,
  accuracy,
  copyRate,
  type Accuracy,
  type Difference,
  type Share,
} from './measure/measures.js';
import { noted, type Noted } from './noted.js';
import {
  byGroups,
  groupBy,
  isRotationCondition,
  rotationScores,
  type SubsetScores,
} from './rotation-scores.js';

/** The scores of a set of replies. Plain JSON; shares and accuracies are fractions of 1. */
export interface Report {
  counts: {
    questions: number;
    replies: number;
    /** Questions with a reply. */
    answered: number;
    /** Questions without a reply; they count as wrong. */
    unanswered: number;
    /** Replies that give no answer, or several. */
    unparsed: number;
    malformed: Noted;
    duplicate: Noted;
    unknown: Noted;
    /** A judge's verdicts that were used, and its replies that say neither True nor False; absent without a judge. */
    judge?: { judged: number; unclear: Noted };
  };
  /** RotOutBench scores of each subset that asks its conditions: `text`, `picture`, … */
  subsets: Record<string, SubsetScores>;
  /** Four-way matching (RotOutBench A.7), by family. */
  matching: Record<string, MatchingScores>;
  /** DORI, by wording of its prompts. */
  dori: Record<string, DoriScores>;
  /** MirrorQA, by condition: original, mirrored, original.viewer, … */
  mirror: Record<string, MirrorScores>;
  /** Shepard & Metzler's task, by wording of its prompts. */
  mentalRotation: Record<string, MentalRotationScores>;
  /** AmbiBench; `null` when nothing ambiguous was asked about. */
  ambiguous: AmbiguousScores | null;
  /** Every family, condition and wording, whatever they are. */
  table: Row[];
  /** Every family and condition within each value of each group label. */
  groups: Record<string, Record<string, Row[]>>;
}

export interface MatchingScores {
  accuracy: Accuracy;
  /** Accuracy less chance. */
  Delta_rand: Difference;
}

export interface Row extends Accuracy {
  family: string;
  condition: string;
  /** `null` where wordings are taken together. */
  variant: string | null;
  copyRate: Share;
}

/**
 * Grades and scores replies. Replies without a question, further replies to one question and questions without a reply
 * are counted, never an error.
 *
 * @param malformed what `readReplies` could not read, to be part of the report
 * @param judge what `readVerdicts` read, for questions for words and layers
 * @throws TopsyturvyError `bad-file` when two questions have one id
 */
export function scoreReplies(
  questions: Iterable<Question>,
  replies: Iterable<Reply>,
  malformed: Noted = noted(),
  judge?: { readonly verdicts: Verdicts; readonly unclear: Noted },
): Report {
  const marked = markReplies(questions, replies, judge?.verdicts);
  const { marks, replies: count, duplicate, unknown } = marked;
  const unanswered = marks.filter(({ grade }) => grade === null).length;
  const unparsed = marks.filter(({ grade }) => grade?.parsed === null).length;
  return {
    counts: {
      questions: marks.length,
      replies: count,
      answered: marks.length - unanswered,
      unanswered,
      unparsed,
      malformed,
      duplicate,
      unknown,
      ...(judge && { judge: { judged: marked.judged, unclear: judge.unclear } }),
    },
    subsets: subsets(marks),
    matching: Object.fromEntries(
      [...groupBy(ofCondition(marks, 'match'), family)].map(([name, list]) => [name, matchingScores(list)]),
    ),
    dori: doriScores(marks),
    mirror: mirrorScores(marks),
    mentalRotation: mentalRotationScores(marks),
    ambiguous: ambiguousScores(marks),
    table: [...groupBy(marks, rowKey)].map(([, list]) => row(list, list[0]!.question.variant)),
    groups: byGroups(marks, (list) =>
      [...groupBy(list, ({ question }) => JSON.stringify([question.family, question.condition]))].map(
        ([, part]) => row(part, null),
      ),
    ),
  };
}

const family = ({ question }: Mark) => question.family;
const ofCondition = (marks: readonly Mark[], condition: string) =>
  marks.filter(({ question }) => question.condition === condition);
const rowKey = ({ question: { family, condition, variant } }: Mark) =>
  JSON.stringify([family, condition, variant]);

function subsets(marks: readonly Mark[]): Record<string, SubsetScores> {
  const rotated = marks.filter(({ question }) => isRotationCondition(question.condition));
  const parts = groupBy(rotated, ({ question }) => question.family.split('/')[0]!);
  return Object.fromEntries([...parts].map(([name, list]) => [name, rotationScores(list)]));
}

function matchingScores(marks: readonly Mark[]): MatchingScores {
  const score = accuracy(marks);
  return { accuracy: score, Delta_rand: aboveChance(score) };
}

function row(marks: readonly Mark[], variant: string | null): Row {
  const { family, condition } = marks[0]!.question;
  return { family, condition, variant, ...accuracy(marks), copyRate: copyRate(marks) };
}
