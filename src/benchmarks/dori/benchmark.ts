import { words } from '../../core/words.js';
import type { Preset, SpecPart } from '../../dataset/plan/spec.js';
import type { Benchmark } from '../benchmark.js';
import { paperParts, shareOfPart } from './paper-parts.js';

const tasks = words(`
  view-parallelism, directional-facing, single-axis-rotation, compound-rotation, inter-object-direction,
  viewer-scene-direction, canonical-orientation
`);

/** Stimuli of each question type. Asked in two wordings, they are 2,404 questions a type, 33,656 in all (Table 1). */
const stimuli = 1202;

/** Each question type with stimuli of its own, whose answers are balanced, asked in the five-part prompt and in the bare one. */
const ownParts = tasks.flatMap((task, at) =>
  (['coarse', 'granular'] as const).map((level): SpecPart => {
    const name = `type-${at + 1}${level === 'coarse' ? 'c' : 'g'}`;
    return { name, family: `orientation/${task}`, count: stimuli, params: { level } };
  }),
);

/** So many questions of each type in the five-part prompt, whatever else of a set is made. @param ofPaper so many of the preset 'paper' */
const ofEachType =
  (n: number, ofPaper = n) =>
  ({ name }: SpecPart, preset: Preset): number =>
    preset === 'paper' ? shareOfPart(name, ofPaper) : n;

/**
 * DORI: seven tasks, each with a coarse and a granular question, over scenes of the catalog's models. The paper prints
 * no split; 2,404 questions of each of 14 types are exactly its 33,656.
 */
export const dori: Benchmark<'dori'> = {
  name: 'dori',
  summary:
    'Objects turned in 3D: 14 types of question about orientation, 33,656 questions over 16,828 stimuli.',
  source: 'DORI: Discriminative Orientation Reasoning Intelligence (under review)',
  // Table 3 asks 100 questions of each type, Table 5 asks people 50. Table 12 trains with 27K questions and asks the rest: 964 items of each type in
  // both wordings, or 1,928 questions of each in the paper's.
  subsets: {
    '100-per-type': ofEachType(100),
    '50-per-type': ofEachType(50),
    'train-27k': ofEachType(964, 1928),
  },
  rests: { 'held-out-7k': 'train-27k' },
  spec: (preset) => ({
    name: 'dori',
    preset,
    parts: preset === 'paper' ? paperParts(tasks) : ownParts,
  }),
};
