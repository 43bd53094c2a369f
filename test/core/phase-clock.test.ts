import { afterEach, expect, test } from 'vitest';
import { inPhase, PhaseClock, usePhaseClock } from '../../src/core/phase-clock.js';

let now = 0;
const pass = (ms: number): void => void (now += ms);

afterEach(() => usePhaseClock(undefined));

test('a phase within another one counts for itself only', () => {
  const clock = new PhaseClock(() => now);
  usePhaseClock(clock);
  const result = inPhase('judge', () => {
    pass(3);
    inPhase('picture', () => pass(20));
    pass(4);
    inPhase('picture', () => {
      pass(100);
      inPhase('stage', () => pass(1000));
    });
    return 'result';
  });
  expect(result).toBe('result');
  expect(clock.take()).toEqual({ judge: 7, picture: 120, stage: 1000 });
});

test('time outside all phases counts for none, and each take begins anew', () => {
  const clock = new PhaseClock(() => now);
  usePhaseClock(clock);
  inPhase('plan', () => pass(1));
  pass(500);
  inPhase('plan', () => pass(2));
  expect(clock.take()).toEqual({ plan: 3 });
  inPhase('write', () => pass(6));
  expect(clock.take()).toEqual({ write: 6 });
});

test('a phase that throws has ended', () => {
  const clock = new PhaseClock(() => now);
  usePhaseClock(clock);
  const broken = (): never =>
    inPhase('propose', () => {
      pass(5);
      throw new Error('broken');
    });
  expect(broken).toThrow('broken');
  pass(50);
  inPhase('record', () => pass(1));
  expect(clock.take()).toEqual({ propose: 5, record: 1 });
});
