import { expect, test } from 'vitest';
import { difficultyData, difficultyLines } from '../../src/cli/listing/list-difficulty.js';
import { textRotated } from '../../src/families/text/rotated.js';

test('a family has a line for each axis of its difficulty, with what levels 1, 4, 7 and 10 are', () => {
  const lines = difficultyLines(textRotated);
  expect(lines[0]).toContain('Levels 1 to 10 of length, blur, tilt, noise, contrast, alike');
  expect(lines).toContain('    length: longer strings: length 3, 4, 7, 10 at 1, 4, 7, 10');
  expect(lines).toHaveLength(7);
});

test('programs get every value', () => {
  expect(difficultyData(textRotated)).toMatchObject({
    blur: { basis: 'measured', params: { blur: [0, 0, 0, 0, 0, 0.4, 0.6, 0.8, 1, 1.2] } },
  });
});

test('a family that declares none has no lines', () => {
  expect(difficultyLines({})).toEqual([]);
  expect(difficultyData({})).toBeUndefined();
});
