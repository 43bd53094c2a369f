import type { Preset, SpecPart } from '../../dataset/plan/spec.js';
import type { Benchmark } from '../benchmark.js';

/**
 * Strings of each length: RotOutBench, Table 3. Over the six characters `all` exist, `selfTurned` of which are their own
 * rotation; lengths 1 and 2 are exhaustive.
 */
const strings = [
  { length: 1, count: 6, all: 6, selfTurned: 0 },
  { length: 2, count: 36, all: 36, selfTurned: 6 },
  { length: 3, count: 100, all: 216, selfTurned: 0 },
  { length: 4, count: 100, all: 1296, selfTurned: 36 },
  { length: 5, count: 100, all: 7776, selfTurned: 0 },
];

/** Whether strings that are their own rotation are left out. */
const excludes = (preset: Preset, length: number): boolean => preset === 'strict' && length > 2;

/** Drawn pictures and photographs, and matching questions about the same pictures, as many of each: Table 2. */
const pictures = 68;

/** Pictures and matching questions about them. */
const drawn = (suffix: string, count: number, scenes?: readonly string[]): SpecPart[] => {
  const params = scenes && { scenes: [...scenes] };
  const source = { source: 'picture/rotated', sourcePart: `visual${suffix}`, sourceCount: count };
  return [
    { name: `visual${suffix}`, family: 'picture/rotated', count, params: { ...params } },
    {
      name: `match${suffix}`,
      family: 'matching',
      count,
      params: { ...source, ...(params && { sourceParams: params }) },
    },
  ];
};

/**
 * RotOutBench: TextImage-Rot (342 pairs), Visual-Rot (68 pairs) and rotation matching (68 questions).
 * `strict` leaves out strings that are their own rotation at lengths 3 to 5, where the counts allow it.
 */
export const rotoutbench: Benchmark<'rotoutbench'> = {
  name: 'rotoutbench',
  summary:
    'Strings and pictures before and after a half turn: 342 text pairs, 68 picture pairs, 68 matching questions.',
  source: 'Wang et al. 2026, Readable Yet Unpredictable, arXiv:2606.07641',
  spec: (preset) => ({
    name: 'rotoutbench',
    preset,
    parts: [
      ...strings.map(({ length, count }): SpecPart => {
        const selfTurned = excludes(preset, length) ? 'exclude' : 'keep';
        return { name: `text-${length}`, family: 'text/rotated', count, params: { length, selfTurned } };
      }),
      // Two of the paper's four sources (3.2), illustrations and things of two interpretations, are figures; the halves are ours.
      ...(preset === 'strict'
        ? drawn('', pictures)
        : [...drawn('', pictures / 2), ...drawn('-figures', pictures / 2, ['two-things'])]),
    ],
  }),
  bounds: (preset) =>
    Object.fromEntries(
      strings.map(({ length, all, selfTurned }) => [
        `text-${length}`,
        excludes(preset, length) ? all - selfTurned : all,
      ]),
    ),
};
