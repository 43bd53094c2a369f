import type { BoxesScoring } from '../question.js';
import { boxesText } from '../boxes-text.js';
import { matchBoxes } from './match-boxes.js';
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
