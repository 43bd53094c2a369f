import { describe, expect, test } from 'vitest';
import { imageSide, mirrorLabel } from '../../src/families/mirror/label.js';
import { readLabel } from '../../src/families/mirror/photo/judge.js';
import { flipState, type PhotoState } from '../../src/families/mirror/photo/state.js';

describe('the half of the picture in which something lies', () => {
  test.each([
    ['left', [-40, -10]],
    ['right', [10, 40]],
    // Up to the middle itself, with the center 5 % of the width aside.
    ['right', [0, 20]],
    ['left', [-20, 0]],
    // Its center is too near to the middle.
    ['middle', [0, 19]],
    ['middle', [2, 12]],
    ['middle', [-6, -6]],
    // Some of it is in the other half.
    ['middle', [-1, 80]],
    ['middle', [-80, 1]],
  ] as const)('%s: from %j of a picture of 200', (side, span) => {
    expect(imageSide(span, 200)).toBe(side);
  });
});

/** A person's wrists on a photo of 400 × 300, the left one marked. */
const photo = (wrist: number, own: Partial<PhotoState>): PhotoState =>
  ({
    width: 400,
    height: 300,
    kind: 'marked',
    facing: 0,
    outline: null,
    pairs: [{ left: 'left_wrist', right: 'right_wrist', end: null, asked: true }],
    points: { left_wrist: [wrist, 100, 2], right_wrist: [20, 120, 2] },
    mark: { shape: 'ring', color: 'red', at: [wrist, 100], radius: 20, from: null, letter: null },
    mirrored: false,
    ...own,
  }) as unknown as PhotoState;

describe('a mark on a photo', () => {
  test.each([
    [240, 'right'],
    [228, 'right'],
    [222, 'middle'],
    [172, 'left'],
    [178, 'middle'],
  ] as const)('at %i of 400 lies %s, all of it', (x, side) => {
    const state = photo(x, {});
    expect(readLabel(state)).toEqual({ answer: 'left', image: side });
    expect(readLabel(flipState(state))).toEqual(mirrorLabel(readLabel(state)));
  });

  test('a part without a mark reaches as far as a usual mark would', () => {
    const raised = (x: number) => readLabel(photo(x, { kind: 'raised', mark: null })).image;
    expect([225, 215, 170].map(raised)).toEqual(['right', 'middle', 'left']);
  });
});
