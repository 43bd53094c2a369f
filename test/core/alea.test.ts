import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { Alea } from '../../src/core/alea.js';

test("agrees with seedrandom's Alea", () => {
  for (let run = 1; run <= 20; run++) {
    const [s0, s1, s2] = [run * 0x9e3779b1, run * 0x85ebca6b, run * 0xc2b2ae35].map(
      (word) => (word >>> 0) / 0x100000000,
    ) as [number, number, number];
    const c = (run * 104_729) % 2_091_639;
    const other = seedrandom.alea('', { state: { s0, s1, s2, c } });
    const ours = new Alea([s0, s1, s2, c]);
    for (let i = 0; i < 500; i++) {
      expect([ours.int32(), ours.double(), ours.next()]).toEqual([other.int32(), other.double(), other()]);
    }
  }
});
