import { leastItems, type PixelPool, type PixelRow } from './pixel-pools.js';
import { cues, type Cue } from './cues.js';
import { tryCue, type BiasScore } from './trial.js';
import { findLeaks } from './pixel-audit.js';

/** The share of a pool's items that one round leaves out. */
const perRound = 0.05;

/**
 * Names items to leave out until no learner beats the majority answer: in rounds, each leaving out those that the leaking
 * cues give away most, after which the learners learn anew (Iterative Bias Pruning of the Test-set Stress-Test, arXiv
 * 2511.04655). Pools that would fall below 200 items are left as they are at that point.
 * @returns the ids in the order in which they are left out
 */
export async function itemsToPrune(pools: readonly PixelPool[]): Promise<string[]> {
  const pruned = new Set<string>();
  for (;;) {
    const kept = (rows: readonly PixelRow[]): PixelRow[] =>
      rows.filter(({ example }) => !pruned.has(example.item));
    const tried = [];
    for (const pool of pools)
      for (const [cue, rows] of pool.byCue) {
        const left = kept(rows);
        if (isCue(cue) && new Set(left.map(({ example }) => example.item)).size >= leastItems)
          tried.push(await tryCue(pool, cue, left));
      }
    findLeaks(tried.map(({ trial }) => trial));
    const leaking = tried.filter(({ trial }) => trial.leak);
    if (leaking.length === 0) return [...pruned];
    for (const { scores } of leaking) for (const item of mostBiased(scores)) pruned.add(item);
  }
}

const isCue = (cue: Cue): boolean => (cues as readonly Cue[]).includes(cue);

/** The items whose answers a cue makes most likely; at least one, so that every round ends nearer. */
function mostBiased(scores: readonly BiasScore[]): string[] {
  const byItem = new Map<string, number>();
  for (const { item, score } of scores) byItem.set(item, Math.max(score, byItem.get(item) ?? 0));
  const ranked = [...byItem].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return ranked.slice(0, Math.max(1, Math.ceil(perRound * ranked.length))).map(([item]) => item);
}
