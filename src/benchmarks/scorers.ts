import type { ScorerEntry } from '../score/scorer.js';

/** The scorers that the library ships, in the order of reports; a new one is its file and an entry here. */
export const scorers: readonly ScorerEntry[] = [
  {
    name: 'rotated-outcome',
    summary: 'Reading a view, predicting the rotated one, the gap between them, copying (RotOutBench).',
    load: async () => (await import('./rotoutbench/rotated-outcome.js')).rotatedOutcome,
  },
  {
    name: 'matching',
    summary: 'Choosing the rotated picture of four (RotOutBench).',
    load: async () => (await import('./rotoutbench/matching.js')).matching,
  },
  {
    name: 'dori',
    summary: 'Accuracy, also with half credit, by type of question; confusions, components (DORI).',
    load: async () => (await import('./dori/scorer.js')).dori,
  },
  {
    name: 'mirror',
    summary: 'Sides of a body: classes, circular evaluation, flip consistency, types of error (MirrorQA).',
    load: async () => (await import('./mirrorqa/scorer.js')).mirror,
  },
  {
    name: 'mental-rotation',
    summary: 'Same or mirror image, by the angle between the figures (Shepard and Metzler).',
    load: async () => (await import('./mental-rotation/scorer.js')).mentalRotation,
  },
  {
    name: 'ambiguous',
    summary: 'Ambiguous pictures by category and task: each reading by itself, boxes, controls (AmbiBench).',
    load: async () => (await import('./ambibench/scorer.js')).ambiguous,
  },
];
