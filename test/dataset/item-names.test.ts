import { describe, expect, test } from 'vitest';
import { ItemNames, partTag } from '../../src/dataset/plan/plan.js';
import { plan } from '../../src/benchmarks/plan.js';

describe('names of items', () => {
  const names = new ItemNames('42');

  test('lead back to part and index, also at the ends of their ranges', () => {
    for (const tag of [0, 1, -1, 0x7fffffff, -0x80000000, partTag(['42', 'text', 'text/rotated', 1])]) {
      for (const index of [0, 1, 999, 1e9 - 1, 0xffffffff]) {
        const name = names.name(tag, index);
        expect(name).toMatch(/^[0-9a-f]{16}$/);
        expect(names.read(name)).toEqual({ tag, index });
      }
    }
  });

  test('are others for another seed, and tell neither part nor order', () => {
    const count = 20_000;
    const tags = [partTag(['42', 'left', 'f', 1]), partTag(['42', 'right', 'f', 1])];
    const values = tags.map((tag) => Array.from({ length: count }, (_, i) => names.name(tag, i)));
    expect(new Set(values.flat()).size).toBe(2 * count);
    expect(new ItemNames('43').name(tags[0], 0)).not.toBe(values[0][0]);
    // Each of the 64 bits is set in half of either part's names and changes in half of the steps to the next one.
    for (const list of values) {
      const bits = list.map((name) => BigInt(`0x${name}`).toString(2).padStart(64, '0'));
      for (let bit = 0; bit < 64; bit++) {
        const set = bits.filter((text) => text[bit] === '1').length / count;
        const changed = bits.filter((text, i) => i > 0 && text[bit] !== bits[i - 1][bit]).length / count;
        expect(Math.abs(set - 0.5), `bit ${bit}`).toBeLessThan(0.02);
        expect(Math.abs(changed - 0.5), `change of bit ${bit}`).toBeLessThan(0.02);
      }
    }
  });

  test('stay when counts and parts change, and a plan finds its items by them', async () => {
    const whole = await plan('mirrorqa', { seed: 7 });
    for (const i of [0, 1, 999, whole.length - 1]) expect(whole.indexOf(whole.item(i).id)).toBe(i);
    const one = await plan('mirrorqa', { seed: 7, parts: [whole.parts[1].name], count: 5 });
    const ids = [0, 4].map((i) => one.item(i).id);
    expect(ids).toEqual([0, 4].map((i) => whole.item(whole.parts[1].start + i).id));
    for (const id of ['', 'mirrorqa', 'mirrorqa-0123456789abcdef', ids[0].toUpperCase(), `${ids[0]}0`])
      expect(whole.indexOf(id), id).toBeUndefined();
    expect(one.indexOf(whole.item(0).id)).toBeUndefined();
    expect(one.indexOf(whole.item(whole.parts[1].start + 5).id)).toBeUndefined();
  });

  test('no id and no file of a benchmark names the part', async () => {
    for (const benchmark of ['rotoutbench', 'mirrorqa', 'ambibench', 'dori'] as const) {
      const { length, item } = await plan(benchmark, { seed: 1 });
      for (let i = 0; i < length; i += 97)
        expect(item(i).id).toMatch(new RegExp(`^${benchmark}-[0-9a-f]{16}$`));
    }
  });
});
