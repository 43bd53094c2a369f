import { describe, expect, test } from 'vitest';
import { benchmarks } from '../../src/benchmarks/index.js';
import { plan } from '../../src/benchmarks/plan.js';

const refusal = (name: string, size: number | string): Promise<string> =>
  plan(name, { params: { size } }).then(
    () => '',
    (error: Error) => error.message,
  );

// MirrorQA is of one family, which says itself what is right.
const sets = benchmarks.map(({ name }) => name).filter((name) => name !== 'mirrorqa');

describe.each(sets)('a size that parts of %s refuse', (name) => {
  test.each([1, 48, 5000])('%d: names every family, with its range, and what fits all', async (size) => {
    const message = await refusal(name, size);
    expect(message).toMatch(new RegExp(`^The size ${size} does not fit [a-z]`));
    const [, least, most] = /; (\d+) is the least that fits every part, (\d+) the most; /.exec(message)!;
    expect(await refusal(name, Number(least))).toBe('');
    expect(await refusal(name, Number(most))).toBe('');
    for (const beyond of [Number(least) - 1, Number(most) + 1])
      expect(await refusal(name, beyond)).toMatch(/ does not fit /);
    // Those that are named refuse it by themselves, and the others take it.
    const { spec } = await plan(name);
    const families = [
      ...new Set(spec.parts.filter(({ params }) => 'size' in params).map(({ family }) => family)),
    ];
    for (const family of families) {
      const alone = await refusal(family, size);
      expect(alone !== '' && !alone.startsWith('Param size'), alone).toBe(false);
      expect(message.includes(`${family} (`), family).toBe(alone !== '');
    }
  });
});

test('both sides of a form count, and a form is refused where pictures are square', async () => {
  expect(await refusal('rotoutbench', '20x256')).toMatch(
    /^The size 20x256 does not fit text\/rotated \(\d+ to \d+ pixels\)/,
  );
  expect(await refusal('rotoutbench', '256x9000')).toMatch(/^The size 256x9000 does not fit text\/rotated /);
  expect(await refusal('rotoutbench', '256x300')).toBe('');
  expect(await refusal('ambibench', '256x300')).toMatch(
    /^Expected one whole number of pixels, not WIDTHxHEIGHT \(a size of one part/,
  );
});

test('a part alone is asked for by its own name', async () => {
  await expect(plan('ambibench', { params: { 'moving.size': 4 } })).rejects.toThrow(
    /^Param size of ambiguous\/moving cannot be 4/,
  );
  expect((await plan('ambibench', { params: { 'moving.size': '256' } })).parts.length).toBeGreaterThan(5);
});
