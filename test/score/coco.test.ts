import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { averagePrecision } from '../../src/benchmarks/ambibench/localization.js';
import { boxesText } from '../../src/score/boxes-text.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { intersectionOverUnion } from '../../src/score/grade/boxes.js';
import type { Box } from '../../src/score/question.js';

interface Case {
  pictures: { truth: Box[]; given: Box[] }[];
  ap50: number;
}

/** What pycocotools gives, by scripts/coco-table.py. */
const { cases } = JSON.parse(readFileSync(join(import.meta.dirname, 'tables', 'coco-ap.json'), 'utf8')) as {
  cases: Case[];
};

describe('AP@0.5', () => {
  test.each(cases.map((one, i) => [i, one] as const))(
    'is that of pycocotools, case %i',
    (_, { pictures, ap50 }) => {
      const grades = pictures.map(({ truth, given }) =>
        gradeReply(
          {
            answer: boxesText(truth),
            accept: [],
            scoring: { kind: 'boxes', boxes: truth, width: 1000, height: 1000 },
          },
          boxesText(given),
        ),
      );
      const truths = pictures.reduce((sum, { truth }) => sum + truth.length, 0);
      expect(
        averagePrecision(
          grades.flatMap(({ given }) => given ?? []),
          truths,
        ),
      ).toBeCloseTo(ap50, 10);
    },
  );

  test('of nothing given is 0, and without truth there is none', () => {
    expect(averagePrecision([], 3)).toBe(0);
    expect(averagePrecision([false], 0)).toBeNull();
  });
});

test('intersection over union', () => {
  expect(intersectionOverUnion([0, 0, 10, 10], [0, 0, 10, 10])).toBe(1);
  expect(intersectionOverUnion([0, 0, 10, 10], [0, 0, 10, 5])).toBe(0.5);
  expect(intersectionOverUnion([0, 0, 10, 10], [10, 0, 20, 10])).toBe(0);
  expect(intersectionOverUnion([5, 5, 5, 9], [0, 0, 10, 10])).toBe(0);
  expect(intersectionOverUnion([0, 0, 4, 4], [2, 2, 6, 6])).toBeCloseTo(4 / 28, 12);
});
