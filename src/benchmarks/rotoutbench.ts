import type { SpecPart } from '../dataset/spec.js';
import type { Benchmark } from './benchmark.js';

/** Strings of each length: RotOutBench, Table 3. Lengths 1 and 2 are exhaustive over the six characters. */
const strings = [
  { length: 1, count: 6 },
  { length: 2, count: 36 },
  { length: 3, count: 100 },
  { length: 4, count: 100 },
  { length: 5, count: 100 },
];

/** Drawn pictures, and as many matching questions about the same pictures: Table 2. */
const pictures = 68;

/**
 * RotOutBench: TextImage-Rot (342 pairs), Visual-Rot (68 pairs) and rotation matching (68 questions).
 * `strict` leaves out strings that are their own rotation at lengths 3 to 5, where the counts allow it.
 */
export const rotoutbench: Benchmark = {
  name: 'rotoutbench',
  summary:
    'Strings and pictures before and after a half turn: 342 text pairs, 68 picture pairs, 68 matching questions.',
  source: 'Wang et al. 2026, Readable Yet Unpredictable, arXiv:2606.07641',
  spec: (preset) => ({
    name: 'rotoutbench',
    preset,
    parts: [
      ...strings.map(({ length, count }): SpecPart => {
        const selfTurned = preset === 'strict' && length > 2 ? 'exclude' : 'keep';
        return { name: `text-${length}`, family: 'text/rotated', count, params: { length, selfTurned } };
      }),
      { name: 'visual', family: 'picture/rotated', count: pictures, params: {} },
      {
        name: 'match',
        family: 'matching',
        count: pictures,
        params: { source: 'picture/rotated', sourcePart: 'visual', sourceCount: pictures },
      },
    ],
  }),
};
