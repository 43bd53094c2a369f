export type { ChoiceScores } from './ambiguous/choice.js';
export type { LocalizationScores } from './ambiguous/localization.js';
export type { PerceptionScores } from './ambiguous/perception.js';
export type { AmbiguousScores, AmbiguousTask } from './ambiguous/scores.js';
export { auditQuestions, type Audit, type Trial } from './audit/audit-questions.js';
export type { ComponentErrors } from './dori/components.js';
export type { Confusion } from './dori/confusions.js';
export type { ErrorPattern } from './dori/patterns.js';
export type { DoriScores } from './dori/scores.js';
export type { SoftAccuracy } from './dori/soft.js';
export { formatAudit } from './audit/format-audit.js';
export { formatReport } from './format-report.js';
export { gradeReply, type Gradable, type Grade } from './grade/grade-reply.js';
export { readVerdicts, type Verdicts } from './judge/verdicts.js';
export { pairedDifference, wilson, type Interval, type PairCounts } from './measure/interval.js';
export { markReplies, type Mark, type Marks } from './marks.js';
export type { Accuracy, Difference, Share } from './measure/measures.js';
export type { HeldQuestion } from './held-question.js';
export type { MentalRotationScores, PairAccuracy } from './mental-rotation/scores.js';
export type { CircularScores } from './mirror/circular.js';
export type { Classification } from './mirror/classification.js';
export type { ErrorTypes, MirrorError } from './mirror/errors.js';
export type { FlipScores } from './mirror/flips.js';
export type { PositionBias } from './mirror/positions.js';
export type { MirrorPart, MirrorScores } from './mirror/scores.js';
export { noted, type Noted } from './noted.js';
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
} from './question.js';
export { questionsIn, readQuestions } from './read-questions.js';
export type { Rule } from './read/reading.js';
export { readReplies, type Reply } from './replies.js';
export { scoreReplies, type MatchingScores, type Report, type Row } from './report.js';
export type { ImageScores, RotationScores, SubsetScores } from './rotation-scores.js';
