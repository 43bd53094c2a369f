import { holm } from '../../score/measure/binomial.js';
import { markSide } from './cues.js';
import type { PixelPool } from './pixel-pools.js';
import { tryCue, type BiasScore, type PixelTrial } from './trial.js';

/** What can be answered from pixels that do not show what is asked about. Plain JSON. */
export interface PixelAudit {
  /** How many questions were looked at. */
  questions: number;
  /** One trial for each cue and condition. */
  trials: PixelTrial[];
  /** The trials that beat the majority answer. */
  leaks: PixelTrial[];
  /** One score for each question that a learner tried. */
  scores: BiasScore[];
}

/** The chance of any false alarm, over all trials. */
const alpha = 0.01;

/**
 * Lets learners look at single cues of pools of questions (border, mean colors, places of marks, length of the files,
 * equality of views, a thumbnail without what is asked about) and answer, cross-validated by item. A cue that beats the
 * majority answer by more than 3 points is a shortcut, unless the family declares it inherent. The method is that of the
 * Test-set Stress-Test (arXiv 2511.04655), carried over to pixels.
 */
export async function auditPixels(pools: readonly PixelPool[]): Promise<PixelAudit> {
  const trials: PixelTrial[] = [];
  const best = new Map<string, BiasScore>();
  for (const pool of pools)
    for (const [cue, rows] of pool.byCue) {
      const { trial, scores } = await tryCue(pool, cue, rows);
      trials.push(trial);
      if (cue === markSide) continue;
      for (const score of scores)
        if (score.score > (best.get(score.question)?.score ?? -1)) best.set(score.question, score);
    }
  findLeaks(trials);
  return {
    questions: best.size,
    trials,
    leaks: trials.filter(({ leak }) => leak),
    scores: [...best.values()],
  };
}

/** Corrects the chances of all trials for their number, and marks those that leak. */
export function findLeaks(trials: readonly Pick<PixelTrial, 'adjusted' | 'inherent' | 'leak'>[]): void {
  const tested = trials.filter(({ inherent }) => inherent === null);
  const adjusted = holm(tested.map((entry) => entry.adjusted));
  for (const [i, entry] of tested.entries()) {
    entry.adjusted = adjusted[i];
    entry.leak = entry.adjusted < alpha;
  }
}

/** The bias scores as JSONL, the highest first. */
export async function* scoreLines({ scores }: PixelAudit): AsyncGenerator<string, void> {
  const ranked = [...scores].sort((a, b) => b.score - a.score || (a.question < b.question ? -1 : 1));
  for (const score of ranked) yield `${JSON.stringify(score)}\n`;
}
