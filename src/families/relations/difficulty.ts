import { axis, down, up } from '../difficulty/difficulty.js';

type Range = readonly [number, number];

/** Two things asked about, among others and less exactly on an axis. */
export const pairDifficulty = {
  distractors: axis<{ readonly distractors: Range }>('more things in the scene', {
    distractors: up<Range>([0, 0], [0, 1], [1, 1], [1, 2], [2, 3], [2, 3], [3, 3], [3, 4], [3, 4], [4, 4]),
  }),
  bearing: axis<{ readonly tolerance: number }>('less exactly on an axis', {
    tolerance: up(8, 10, 12, 15, 18, 20, 22, 24, 26, 28),
  }),
};

/** More to count, among more. */
export const countDifficulty = {
  number: axis<{ readonly counts: Range; readonly things: Range }>('more things', {
    counts: up<Range>([2, 3], [2, 4], [2, 5], [2, 6], [2, 7], [2, 7], [2, 8], [2, 8], [3, 9], [3, 9]),
    things: up<Range>(
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [8, 10],
      [9, 10],
      [9, 11],
      [10, 11],
      [10, 12],
      [11, 12],
    ),
  }),
};

const moreThings = axis<{ readonly things: Range }>('more things in the scene', {
  things: up<Range>([2, 2], [2, 2], [2, 3], [3, 3], [3, 3], [3, 4], [3, 4], [4, 4], [4, 4], [4, 5]),
});

export const behindDifficulty = { things: moreThings };

/** Candidates that are nearer to each other around the scene. */
export const observerDifficulty = {
  angle: axis<{ readonly angle: number }>('candidates from nearer places', {
    angle: down(90, 90, 90, 90, 90, 80, 72, 64, 56, 48),
  }),
};

/** Figures with more cubes and elbows. */
export const bodiesDifficulty = {
  cubes: axis<{ readonly cubes: number }>('more cubes', { cubes: up(6, 6, 7, 7, 8, 8, 9, 10, 11, 12) }),
  bends: axis<{ readonly bends: number }>('more elbows', { bends: up(3, 3, 3, 3, 3, 3, 3, 4, 4, 4) }),
};
