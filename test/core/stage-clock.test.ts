import { afterEach, expect, test } from 'vitest';
import { inStage, StageClock, useStageClock } from '../../src/core/stage-clock.js';

let now = 0;
const pass = (ms: number): void => void (now += ms);

afterEach(() => useStageClock(undefined));

test('a stage within another one counts for itself only', () => {
  const clock = new StageClock(() => now);
  useStageClock(clock);
  const result = inStage('judge', () => {
    pass(3);
    inStage('picture', () => pass(20));
    pass(4);
    inStage('picture', () => {
      pass(100);
      inStage('stage', () => pass(1000));
    });
    return 'result';
  });
  expect(result).toBe('result');
  expect(clock.take()).toEqual({ judge: 7, picture: 120, stage: 1000 });
});

test('time outside all stages counts for none, and each take begins anew', () => {
  const clock = new StageClock(() => now);
  useStageClock(clock);
  inStage('plan', () => pass(1));
  pass(500);
  inStage('plan', () => pass(2));
  expect(clock.take()).toEqual({ plan: 3 });
  inStage('write', () => pass(6));
  expect(clock.take()).toEqual({ write: 6 });
});

test('a stage that throws has ended', () => {
  const clock = new StageClock(() => now);
  useStageClock(clock);
  const broken = (): never =>
    inStage('propose', () => {
      pass(5);
      throw new Error('broken');
    });
  expect(broken).toThrow('broken');
  pass(50);
  inStage('record', () => pass(1));
  expect(clock.take()).toEqual({ propose: 5, record: 1 });
});
