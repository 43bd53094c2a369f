import type { Mark } from '../../score/marks.js';
import { share, type Share } from '../../score/measure/measures.js';
import { averagePrecision } from './average-precision.js';

/** How well boxes are found at an overlap of 0.5, all questions taken together. */
export interface LocalizationScores {
  /** AP@0.5 as COCO's evaluation has it, each question a picture; `null` where no question has a true box. */
  AP50: number | null;
  /** Of the boxes given, those that are right. */
  precision: Share;
  /** Of the true boxes, those found. */
  recall: Share;
  /** Of the questions whose answer is None, those that got it; `n` is 0 where there are none. */
  none: Share;
}

/** `null` where no question asks for boxes. */
export function localizationScores(marks: readonly Mark[]): LocalizationScores | null {
  const hits: boolean[] = [];
  let truths = 0;
  let asked = 0;
  let empty = 0;
  let emptyRight = 0;
  for (const { question, grade } of marks) {
    if (question.scoring.kind !== 'boxes') continue;
    asked++;
    truths += question.scoring.boxes.length;
    for (const hit of grade?.given ?? []) hits.push(hit);
    if (question.scoring.boxes.length > 0) continue;
    empty++;
    if (grade?.correct) emptyRight++;
  }
  if (asked === 0) return null;
  const right = hits.filter(Boolean).length;
  return {
    AP50: averagePrecision(hits, truths),
    precision: share(right, hits.length),
    recall: share(right, truths),
    none: share(emptyRight, empty),
  };
}
