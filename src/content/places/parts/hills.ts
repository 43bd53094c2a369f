import { sin, type Stream, tau } from '../../../core/index.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Layout } from './layout.js';
import { solid } from './looks.js';

/** Ridges stand nearer than what they stand for, which is so many times as far and as high. */
const scaled = 2;

/** Ridges at the horizon, each farther, higher and behind more air than the last. @param tints of the nearest to the farthest */
export function hills(
  layout: Layout,
  variation: Stream,
  heights: readonly number[],
  tints: readonly string[] = ['#4f6a44', '#566f4c', '#5d7454'],
): void {
  for (const [i, high] of heights.entries()) {
    const far = 420 + 200 * i;
    const half = 1100;
    const waves = [1.3, 2.7, 5.1, 9.7].map((turns) => ({
      turns: turns * variation.uniform(0.8, 1.2),
      phase: variation.uniform(0, tau),
    }));
    const draft = new Draft();
    const steps = 72;
    let last: readonly number[] | undefined;
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const rise = waves.reduce(
        (sum, { turns, phase }, j) => sum + sin(phase + tau * turns * t) / (1.6 + 1.4 * j),
        1.6,
      );
      const x = -half + 2 * half * t;
      const column = [0, 0.45, 0.8, 1].map((share, j) =>
        draft.vertex([x, high * 0.38 * rise * share - 1, -far - 70 * j + 12 * rise * j]),
      );
      if (last) for (let j = 0; j < 3; j++) draft.quad(last[j], column[j], column[j + 1], last[j + 1]);
      last = column;
    }
    const tint = tints[Math.min(tints.length - 1, i)];
    const look = solid('hills', tint, 1);
    layout.shell({ ...look, far: scaled * far }, draft.smooth(60));
  }
}
