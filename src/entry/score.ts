/** `topsyturvy/score`: reads replies, grades them and reports; works on questions and replies in memory or in files. */
export type { ChoiceScores } from '../score/ambiguous/choice.js';
export type { LocalizationScores } from '../score/ambiguous/localization.js';
export type { PerceptionScores } from '../score/ambiguous/perception.js';
export type { AmbiguousScores, AmbiguousTask } from '../score/ambiguous/scores.js';
export { auditQuestions, type Audit, type Trial } from '../score/audit/audit-questions.js';
export type { ComponentErrors } from '../score/dori/components.js';
export type { Confusion } from '../score/dori/confusions.js';
export type { ErrorPattern } from '../score/dori/patterns.js';
export type { DoriScores } from '../score/dori/scores.js';
export type { SoftAccuracy } from '../score/dori/soft.js';
export { formatAudit } from '../score/audit/format-audit.js';
export { formatReport } from '../score/format-report.js';
export { gradeReply, type Gradable, type Grade } from '../score/grade/grade-reply.js';
export { readVerdicts, type Verdicts } from '../score/judge/verdicts.js';
export { pairedDifference, wilson, type Interval, type PairCounts } from '../score/measure/interval.js';
export { markReplies, type Mark, type Marks } from '../score/marks.js';
export type { Accuracy, Difference, Share } from '../score/measure/measures.js';
export type { HeldQuestion } from '../score/held-question.js';
export type { MentalRotationScores, PairAccuracy } from '../score/mental-rotation/scores.js';
export type { CircularScores } from '../score/mirror/circular.js';
export type { Classification } from '../score/mirror/classification.js';
export type { ErrorTypes, MirrorError } from '../score/mirror/errors.js';
export type { FlipScores } from '../score/mirror/flips.js';
export type { PositionBias } from '../score/mirror/positions.js';
export type { MirrorPart, MirrorScores } from '../score/mirror/scores.js';
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
export { scoreReplies, type MatchingScores, type Report, type Row } from '../score/report.js';
export type { ImageScores, RotationScores, SubsetScores } from '../score/rotation-scores.js';
