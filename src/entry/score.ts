/**
 * `topsyturvy/score`: reads replies, grades them and reports; works on questions and replies in memory or in files.
 * @module topsyturvy/score
 */
export type { ChoiceScores } from '../benchmarks/ambibench/choice.js';
export type { LocalizationScores } from '../benchmarks/ambibench/localization.js';
export type { PerceptionScores } from '../benchmarks/ambibench/perception.js';
export type { AmbiguousScores, AmbiguousTask } from '../benchmarks/ambibench/scores.js';
export type { Audit, Trial } from '../score/audit/audit-questions.js';
export type { ComponentErrors } from '../benchmarks/dori/components.js';
export type { Confusion } from '../benchmarks/dori/confusions.js';
export type { ErrorPattern } from '../benchmarks/dori/patterns.js';
export type { DoriScores } from '../benchmarks/dori/scores.js';
export type { SoftAccuracy } from '../benchmarks/dori/soft.js';
export { formatAudit } from '../score/audit/format-audit.js';
export { formatTable, percent, percentWithin } from '../score/format-table.js';
export { printable } from '../core/printable.js';
export { gradeReply, type Gradable, type Grade } from '../score/grade/grade-reply.js';
export { readVerdicts, type Verdicts } from '../score/judge/verdicts.js';
export { pairedDifference, wilson, type Interval, type PairCounts } from '../score/measure/interval.js';
export { markReplies, type Mark, type Marks } from '../score/marks.js';
export { byGroups, groupBy, splitBy } from '../score/measure/group-by.js';
export {
  accuracy,
  copyRate,
  difference,
  share,
  type Accuracy,
  type Difference,
  type Share,
} from '../score/measure/measures.js';
export type { HeldQuestion } from '../score/held-question.js';
export type { MentalRotationScores, PairAccuracy } from '../benchmarks/mental-rotation/scores.js';
export type { CircularScores } from '../benchmarks/mirrorqa/circular.js';
export type { Classification } from '../benchmarks/mirrorqa/classification.js';
export type { ErrorTypes, MirrorError } from '../benchmarks/mirrorqa/errors.js';
export type { FlipScores } from '../benchmarks/mirrorqa/flips.js';
export type { PositionBias } from '../benchmarks/mirrorqa/positions.js';
export type { MirrorPart, MirrorScores } from '../benchmarks/mirrorqa/scores.js';
export { noted, type Noted } from '../score/noted.js';
export type {
  Box,
  BoxesScoring,
  KeywordScoring,
  LayersScoring,
  LetterScoring,
  LettersScoring,
  NamedThing,
  Question,
  Scoring,
  StringScoring,
  WordsScoring,
  YesNoScoring,
} from '../score/question.js';
export { questionsIn, readQuestions } from '../score/read-questions.js';
export type { Rule } from '../score/read/reading.js';
export { readReplies, type Reply } from '../score/replies.js';
export type { ConstantReply } from '../score/measure/constant-reply.js';
export type { GeneralReport, Judge, Row, TableRow } from '../score/report.js';
export { defineScorer, type AuditRules, type Scorer, type ScorerEntry } from '../score/scorer.js';
export type { Report, ShippedSections } from '../benchmarks/report.js';
export { formatRuns, majorityReplies, runsTable, type RunsRow } from '../score/runs.js';
export type { WordRule } from '../score/words/names.js';
export type { MatchingScores } from '../benchmarks/rotoutbench/matching.js';
export {
  auditQuestions,
  formatReport,
  scoreReplies,
  type CustomScorers,
  type ScoreRepliesOptions,
} from '../benchmarks/score-replies.js';
export { scorers } from '../benchmarks/scorers.js';
export type { ImageScores, RotationScores, SubsetScores } from '../benchmarks/rotoutbench/scores.js';
