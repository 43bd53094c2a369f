/**
 * topsyturvy: paired visual stimuli with certain ground truth, from a seed.
 *
 * Nothing here loads a native module or draws before it is asked to.
 * @module topsyturvy
 */
export type { BenchmarkName } from './benchmarks/index.js';
export {
  defaultSeed,
  plan,
  type DifficultyRequest,
  type FamilyPlanOptions,
  type PlanOptions,
} from './benchmarks/plan.js';
export { benchmarks } from './benchmarks/index.js';
export type { Benchmark } from './benchmarks/benchmark.js';
export { publishedSplits, type PublishedSplit, type SplitName } from './benchmarks/splits/split.js';
export { publishedAs, type PublishedAs } from './benchmarks/splits/published-as.js';
export { generate, type GenerateOptions } from './dataset/generate.js';
export { writeDataset as write, type WriteOptions } from './dataset/write/write.js';
export type { PartStats, WriteStats } from './dataset/work/stats.js';
export type { Phase, PhaseTimes } from './core/phase-clock.js';
export { exportScenes, type ScenesOptions, type ScenesReport } from './dataset/export/scenes.js';
export { verifyDataset as verify, type VerifyOptions, type VerifyReport } from './dataset/verify/verify.js';
export type { Problem } from './dataset/work/verify-chunk.js';
export { scoreRuns, type RunsReport } from './benchmarks/score-runs.js';
export {
  scoreHuman,
  type HumanReport,
  type HumanScore,
  type ScoreHumanOptions,
} from './benchmarks/score-human.js';
export {
  writeResults as report,
  type ReplySource,
  type ResultsOptions,
  type ResultsReport,
} from './benchmarks/write-results.js';
export { makeTables as tables, type TablesOptions } from './benchmarks/tables/make-tables.js';
export type { PaperName } from './benchmarks/tables/papers.js';
export type { TableCell, TableColumn, TableData, TableLine } from './benchmarks/tables/paper-table.js';
export { formatPaperTable, tableForms, type TableForm } from './benchmarks/tables/format-paper-table.js';
export {
  compareModels,
  type CompareOptions,
  type ModelComparison,
} from './benchmarks/tables/compare-models.js';
export { gradedReplies } from './benchmarks/graded-replies.js';
export { scoreDataset as score, type ScoreOptions } from './benchmarks/score-dataset.js';
export {
  auditDataset as audit,
  auditDatasetPixels as auditPixels,
  auditDatasetPriors as auditPriors,
  auditDatasetSplits as auditSplits,
} from './benchmarks/audit-dataset.js';
export {
  writeGallery as gallery,
  type GalleryOptions,
  type GalleryReplies,
  type GalleryReply,
  type GalleryReport,
  type ReplyMark,
} from './dataset/write/write-gallery.js';
export { overlapDatasets as overlap, type OverlapOptions } from './benchmarks/overlap-datasets.js';
export type { FamilyOverlap, Overlap, OverlapPair } from './dataset/overlap/overlap.js';
export { mergeShards as merge, type MergeOptions } from './dataset/merge/merge.js';
export { importDataset, type ImportDatasetOptions } from './dataset/import/import-dataset.js';
export type { ForeignFormName } from './dataset/import/forms.js';
export { askDataset, type AskOptions, type AskReport } from './dataset/ask/ask.js';
export { askBaseline, type AskBaselineOptions } from './benchmarks/ask-baseline.js';
export { serve, type RunningServer, type ServeOptions } from './serve/serve.js';
export { writeStudy, type StudyOptions, type StudyReport } from './dataset/study/write-study.js';
export { exportDataset, type ExportOptions } from './dataset/export/export.js';
export type { ExportReport } from './dataset/export/export-report.js';
export { exportJudge, type JudgeOptions, type JudgeReport } from './dataset/export/forms/judge.js';
export { importReplies, type ImportOptions, type ImportReport } from './dataset/export/replies/import.js';
export type { Split } from './dataset/export/exporter.js';
export type { ExportSettings } from './dataset/export/settings.js';
export type { ReplyFormName } from './dataset/export/replies/reply-forms.js';
export type { ExportTarget } from './dataset/export/exporters.js';
export { readManifest } from './dataset/folder/layout.js';
export { prepare, type Maker } from './dataset/item/maker.js';
export type { ItemView } from './dataset/item/item-view.js';
export type { TypedItem as Item } from './dataset/item/typed-item.js';
export type { Plan, PlannedItem, PlannedPart } from './dataset/plan/plan.js';
export type { ItemRecord, Manifest, ViewRecord } from './dataset/item/record.js';
export type { Preset, Spec, SpecPart } from './dataset/plan/spec.js';
export { datasetJsonSchema } from './dataset/folder/layout.js';

export { families } from './families/index.js';
export type { AnyFamily } from './families/family.js';
export type { ItemTypes } from './families/family-types.js';
export type { FamilyTypes } from './families/index.js';

export type { Audit } from './score/audit/audit-questions.js';
export type { PriorAudit, PriorPrune, PriorTrial } from './dataset/audit/photograph-priors.js';
export type { PixelAudit } from './dataset/audit/pixel-audit.js';
export type { BiasScore, PixelTrial } from './dataset/audit/trial.js';
export type { SplitAudit, SplitPair, SplitPart } from './dataset/audit/splits.js';
export type { Likeness, Looks, ShortLooks } from './families/likeness.js';
export type { DatasetPixelAudit, PixelAuditOptions, SplitAuditOptions } from './benchmarks/audit-dataset.js';
export type { InherentCues, InherentIn, PixelCue } from './families/pixel-cue.js';
export type { Reply } from './score/replies.js';
export type { Report } from './benchmarks/report.js';
export type { Question } from './score/question.js';

export { TopsyturvyError, type ErrorCode } from './core/errors.js';
export type { Json } from './core/json.js';
export type { Seed } from './core/stream.js';
