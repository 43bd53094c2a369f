import type { BoxesScoring, Box } from '../question.js';
import { boxesText } from '../boxes-text.js';
import { readBoxes } from '../read/boxes.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** AmbiBench 4.1, localization: every box found at an overlap of at least 0.5, and none besides. */
export function gradeBoxes({ scoring, answer }: ScoredBy<BoxesScoring>, text: string): Verdict {
  const reading = readBoxes(text);
  if (reading.boxes === null) return { reading, correct: false, strict: false, copied: false };
  const { given, found } = matchBoxes(reading.boxes, scoring.boxes);
  const correct = given.every(Boolean) && found.every(Boolean);
  return {
    reading: { value: boxesText(reading.boxes), how: reading.how },
    correct,
    strict: text === answer,
    copied: false,
    parts: found,
    given,
  };
}

/** The least overlap of a box that is found (AmbiBench 4.1). */
const leastOverlap = 0.5;

/** Finds the boxes of a reply that are right, and the true boxes that are found. */
type BoxMatch = { given: boolean[]; found: boolean[] };

/**
 * Matches boxes as COCO's evaluation does at one threshold: each box of the reply in its order takes the true box that it
 * overlaps most among those not taken, when intersection over union is at least {@link leastOverlap}; of equals the last.
 */
function matchBoxes(given: readonly Box[], truth: readonly Box[]): BoxMatch {
  const found = truth.map(() => false);
  return {
    found,
    given: given.map((box) => {
      let best = -1;
      let most = leastOverlap;
      truth.forEach((other, i) => {
        if (found[i]) return;
        const overlap = intersectionOverUnion(box, other);
        if (overlap < most) return;
        [best, most] = [i, overlap];
      });
      if (best >= 0) found[best] = true;
      return best >= 0;
    }),
  };
}

/** The intersection over union of two boxes, 0 to 1; 0 for boxes without area. */
export function intersectionOverUnion(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const area = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top);
  return (width * height) / (area(a) + area(b) - width * height);
}
