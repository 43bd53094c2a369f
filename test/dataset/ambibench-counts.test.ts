import { describe, expect, test } from 'vitest';
import { ambibench, ambibenchParts } from '../../src/benchmarks/ambibench/benchmark.js';
import { plan } from '../../src/benchmarks/plan.js';
import { presets } from '../../src/dataset/plan/spec.js';

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** AmbiBench, section 3 and Tables 1 and 2: parts by the beginning of their names → pictures, questions. */
const published: Record<string, [pictures: number, questions: number]> = {
  // Multi-scene is 38 open, 38 single and 64 combined localizations and 80 regions; of motion's 44 pictures 19 are controls.
  camouflaged: [1140, 1140],
  multiscene: [38, 220],
  bistable: [55, 110],
  hybrid: [277, 277],
  'hybrid-triple': [7, 7],
  color: [295, 295],
  mixed: [40, 120],
  multiview: [249, 249],
  geometric: [112, 269],
  motion: [25, 25],
  moving: [18, 18],
};

describe.each(presets)('ambibench, %s', (preset) => {
  const parts = ambibenchParts(preset);
  test.each(Object.entries(published))(
    'has the pictures and questions of %s',
    (prefix, [pictures, questions]) => {
      const own = parts.filter(({ name }) => name.startsWith(prefix));
      expect(sum(own.map(({ count }) => count))).toBe(pictures);
      expect(sum(own.map(({ count, questions }) => count * questions))).toBe(questions);
    },
  );

  test('has the published numbers of pictures, films and questions', () => {
    const films = sum(parts.filter(({ name }) => name === 'moving').map(({ count }) => count));
    expect(sum(parts.map(({ count }) => count)) - films + 19).toBe(2250);
    expect(films).toBe(18);
    expect(sum(parts.map(({ count, questions }) => count * questions))).toBe(2723);
  });

  test('is planned by name, whole and in small', async () => {
    const whole = await plan('ambibench', { seed: 42, preset });
    expect(whole.length).toBe(sum(ambibench.spec(preset).parts.map(({ count }) => count)));
    expect((await plan('ambibench', { seed: 42, preset, count: 60 })).length).toBe(60);
  });
});
