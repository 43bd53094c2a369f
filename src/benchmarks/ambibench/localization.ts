import { type Mark, share, type Share } from '../../score/index.js';

/** How well boxes are found at an overlap of 0.5, all questions taken together. */
export interface LocalizationScores {
  /** AP@0.5 as COCO's evaluation has it, each question a picture; `null` where no question has a true box. */
  AP50: number | null;
  /** The share of the boxes given that are right. */
  precision: Share;
  /** The share of the true boxes that are found. */
  recall: Share;
  /** The share of the questions whose answer is None that got it; `n` is 0 where there are none. */
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

/** COCO reads the precision at recalls of 0, 0.01, … 1, as numpy's linspace rounds them: 0.7000000000000001, not 0.7. */
const RECALLS = Array.from({ length: 101 }, (_, i) => (i === 100 ? 1 : i * 0.01));

/**
 * Average precision as COCO's evaluation works it out (pycocotools, COCOeval.accumulate): the mean over 101 recalls of the
 * best precision at that recall or a higher one. Boxes in a reply have no confidence; they are ranked as if all had the
 * same, in the order of questions and of boxes within a reply.
 * @param hits whether each box given is right, in its order
 * @param truths how many true boxes there are
 * @returns 0 to 1; `null` without true boxes
 */
export function averagePrecision(hits: readonly boolean[], truths: number): number | null {
  if (truths === 0) return null;
  const precisions: number[] = [];
  const recalls: number[] = [];
  let right = 0;
  hits.forEach((hit, i) => {
    if (hit) right++;
    recalls.push(right / truths);
    precisions.push(right / (i + 1));
  });
  for (let i = precisions.length - 2; i >= 0; i--) {
    if (precisions[i + 1] > precisions[i]) precisions[i] = precisions[i + 1];
  }
  let sum = 0;
  let at = 0;
  for (const recall of RECALLS) {
    while (at < recalls.length && recalls[at] < recall) at++;
    if (at < recalls.length) sum += precisions[at];
  }
  return sum / RECALLS.length;
}
