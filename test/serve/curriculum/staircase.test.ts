import { expect, test } from 'vitest';
import { Curriculum } from '../../../src/serve/curriculum/curriculum.js';
import { Staircase } from '../../../src/serve/curriculum/staircase.js';
import { curriculumOf } from '../../../src/cli/serving/serve.js';

/** The level after each window of episodes with these rewards. */
function climb(staircase: Staircase, rewards: readonly number[], window: number): number[] {
  return rewards.map((reward) => {
    for (let i = 0; i < window; i++) staircase.ended(staircase.level, reward);
    return staircase.level;
  });
}

test('a window above the target goes one up, one below it one down, one near it stays', () => {
  const staircase = new Staircase({ target: 0.5, window: 4, start: 3 });
  expect(climb(staircase, [1, 1, 0.5, 0.6, 0.4, 0, 0.39, 0.61], 4)).toEqual([4, 5, 5, 5, 5, 4, 3, 4]);
});

test('levels end at 1 and 10', () => {
  expect(climb(new Staircase({ target: 0.5, window: 1, start: 9 }), [1, 1, 1], 1)).toEqual([10, 10, 10]);
  expect(climb(new Staircase({ target: 0.5, window: 1 }), [0, 0], 1)).toEqual([1, 1]);
});

test('nothing moves within a window, and episodes of other levels do not count', () => {
  const staircase = new Staircase({ target: 0.5, window: 3 });
  for (const level of [1, 2, 1, 7]) staircase.ended(level, 1);
  expect(staircase.level).toBe(1);
  staircase.ended(1, 1);
  expect(staircase.level).toBe(2);
});

test('each family has a level of its own', () => {
  const curriculum = new Curriculum({ target: 0.5, window: 1, start: 2 });
  curriculum.ended({ family: 'a', level: 2, reward: 1 });
  curriculum.ended({ family: 'b', level: 2, reward: 0 });
  expect(['a', 'b', 'c'].map((family) => curriculum.levelOf(family))).toEqual([3, 1, 2]);
});

test.each([{ target: 0 }, { target: 1 }, { target: 0.5, window: 0 }, { target: 0.5, start: 11 }])(
  '%j is refused',
  (rule) => {
    expect(() => new Curriculum(rule)).toThrow(/of the curriculum/);
  },
);

test('the command line names the rule', () => {
  expect(curriculumOf('target=0.75')).toEqual({ target: 0.75 });
  expect(curriculumOf('target=0.5,window=50,start=3')).toEqual({ target: 0.5, window: 50, start: 3 });
  for (const wrong of ['0.5', 'window=3', 'target=a', 'target=0.5,target=0.6', 'target=0.5,goal=1'])
    expect(() => curriculumOf(wrong)).toThrow(/--curriculum/);
});
