import { words } from '../../core/words.js';
import type { SpecPart } from '../../dataset/plan/spec.js';
import type { Benchmark } from '../benchmark.js';

const tasks = words(`
  view-parallelism, directional-facing, single-axis-rotation, compound-rotation, inter-object-direction,
  viewer-scene-direction, canonical-orientation
`);

/** Those about two pictures, which the paper shows side by side in one. */
const pairs = ['compound-rotation', 'viewer-scene-direction'];

/** Stimuli of each question type. Asked in two wordings, they are 2,404 questions a type, 33,656 in all (Table 1). */
const stimuli = 1202;

/**
 * DORI: seven tasks, each with a coarse and a granular question, over scenes of the catalog's models. The paper prints
 * no split; 2,404 questions of each of 14 types are exactly its 33,656. Each stimulus is asked about in the five-part
 * prompt and in the bare one.
 */
export const dori: Benchmark<'dori'> = {
  name: 'dori',
  summary:
    'Objects turned in 3D: 14 types of question about orientation, 33,656 questions over 16,828 stimuli.',
  source: 'DORI: Discriminative Orientation Reasoning Intelligence (under review)',
  // Table 3 asks 100 questions of each type, Table 5 asks people 50. Table 12 trains with 27K questions, those of 964 items of each type in both
  // wordings, and asks the rest.
  subsets: { '100-per-type': () => 100, '50-per-type': () => 50, 'train-27k': () => 964 },
  rests: { 'held-out-7k': 'train-27k' },
  spec: (preset) => ({
    name: 'dori',
    preset,
    parts: tasks.flatMap((task, at) =>
      (['coarse', 'granular'] as const).map((level): SpecPart => {
        const name = `type-${at + 1}${level === 'coarse' ? 'c' : 'g'}`;
        const layout = preset === 'paper' && pairs.includes(task) ? { layout: 'side-by-side' } : {};
        return { name, family: `orientation/${task}`, count: stimuli, params: { level, ...layout } };
      }),
    ),
  }),
};
