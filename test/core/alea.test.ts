import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { Alea } from '../../src/core/alea.js';

test("agrees with seedrandom's Alea", () => {
  for (let run = 1; run <= 20; run++) {
    const [s0, s1, s2] = [run * 0x9e3779b1, run * 0x85ebca6b, run * 0xc2b2ae35].map(
      (word) => (word >>> 0) / 0x100000000,
    );
    const c = (run * 104_729) % 2_091_639;
    const other = seedrandom.alea('', { state: { s0, s1, s2, c } });
    const ours = new Alea([s0, s1, s2, c]);
    for (let i = 0; i < 500; i++) {
      expect([ours.int32(), ours.double(), ours.next()]).toEqual([other.int32(), other.double(), other()]);
    }
  }
});

test('fills arrays with what it gives one by one', () => {
  const [one, many] = [
    new Alea([0.5, 0.25, 3 / 0x100000000, 77]),
    new Alea([0.5, 0.25, 3 / 0x100000000, 77]),
  ];
  for (const count of [0, 1, 1000, 3]) {
    const words = new Uint32Array(count);
    many.fill(words);
    expect([...words]).toEqual(Array.from(words, () => one.int32() >>> 0));
  }
  expect(many.double()).toBe(one.double());
});
