import type { ReplyHead } from '../dataset/ask/reply-head.js';
import type { GeneralReport } from '../score/report.js';
import type { AmbiguousScores } from './ambibench/scores.js';
import type { DoriScores } from './dori/scores.js';
import type { MentalRotationScores } from './mental-rotation/scores.js';
import type { MirrorScores } from './mirrorqa/scores.js';
import type { MatchingScores } from './rotoutbench/matching.js';
import type { SubsetScores } from './rotoutbench/scores.js';

/** The sections of our scorers. They are empty where no question names the scorer. */
export interface ShippedSections {
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
}

/** The scores of a set of replies; the sections of the user's scorers stand beside ours. */
export interface Report extends GeneralReport, ShippedSections {
  /** What the file of replies says was asked, and how; absent where it says nothing. */
  asked?: readonly ReplyHead[];
  [section: string]: unknown;
}

/** The sections of a report, in their order, before anything is scored. */
export const noScores = (): ShippedSections => ({
  subsets: {},
  matching: {},
  dori: {},
  mirror: {},
  mentalRotation: {},
  ambiguous: null,
});
