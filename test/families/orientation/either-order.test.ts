import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { composeTurns, type Turn } from '../../../src/draw/turn.js';
import { gradeReply } from '../../../src/score/grade/grade-reply.js';

const [both, swapped] = ['Rotation then flipping', 'Flipping then rotation'];
const rotations: readonly Turn[] = ['quarter-cw', 'half', 'quarter-ccw'];
const flips: readonly Turn[] = ['mirror', 'flip'];

/** Which orders of a rotation and a flip, of any kind, make a picture upright again; a second road to what is accepted. */
const ordersOf = (seen: Turn): string[] => [
  ...(rotations.some((r) => flips.some((f) => composeTurns(composeTurns(seen, r), f) === 'none'))
    ? [both]
    : []),
  ...(rotations.some((r) => flips.some((f) => composeTurns(composeTurns(seen, f), r) === 'none'))
    ? [swapped]
    : []),
];

describe.each(['paper', 'strict'] as const)('7G in the words of %s', (wording) => {
  test('an answer of two operations is right in either order where the prompt does not say which turn and flip are meant', async () => {
    const params = { look: 'clean', size: 128, samples: 1, level: 'granular', wording } as const;
    const maker = await prepare(
      plan('orientation/canonical-orientation', { seed: 3, count: 24, params: params as never }),
    );
    let twoSteps = 0;
    for (let i = 0; i < 24; i++) {
      const item = maker.make(i);
      for (const question of item.questions) {
        const { answer, accept, options = {}, prompt, variant } = question;
        const right = [answer, ...accept].map((letter) => options[letter]);
        if (![both, swapped].includes(options[answer])) {
          expect(accept).toEqual([]);
          continue;
        }
        twoSteps++;
        const seen = item.view('picture').label as unknown as Turn;
        if (wording === 'paper') expect(right.sort()).toEqual(ordersOf(seen).sort());
        else expect(accept).toEqual([]);
        const other = Object.keys(options).find(
          (letter) => options[letter] !== options[answer] && [both, swapped].includes(options[letter]),
        )!;
        expect(gradeReply(question, other).correct).toBe(wording === 'paper');
        if (variant === 'full') expect(prompt.includes('90 degrees clockwise')).toBe(wording === 'strict');
      }
    }
    expect(twoSteps).toBeGreaterThan(3);
  });
});
