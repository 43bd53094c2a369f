/**
 * Prompts of the multi-view category. `paper`: AmbiBench, Table 7, verbatim. `strict`: says how far and which way the
 * picture is turned, which the paper leaves open.
 */
export type MultiviewWording = 'paper' | 'strict';

/** AmbiBench, Table 7, Multi-view. */
const paper =
  "You are given an image. Look at the image normally and describe what object or scene you see. Then imagine rotating the image (90 degrees or 180 degrees, whichever makes sense) and describe what new object or scene it looks like after rotation. Respond with exactly two words or two short phrases, separated by a comma, in the format 'Object1, Object2'. Do not add extra words or explanations.";

const turnWords = {
  90: '90 degrees counter-clockwise',
  180: '180 degrees',
  270: '90 degrees clockwise',
} as const;

/** What a picture shows: a thing, or writing, which has to be copied exactly. */
export type MultiviewSubject = 'thing' | 'text';

const asked: Readonly<Record<MultiviewSubject, string>> = {
  thing: 'what object or scene you see',
  text: 'which letter, word or number you read',
};

/** About the upright picture: what it shows as it is, and what after the turn. @param degrees counter-clockwise */
export function multiviewPrompt(
  wording: MultiviewWording,
  subject: MultiviewSubject,
  degrees: 90 | 180 | 270,
): string {
  if (wording === 'paper') return paper;
  return `Look at the image as it is shown and say ${asked[subject]}. Then imagine that the whole image is rotated by ${turnWords[degrees]} and say ${asked[subject]} in the rotated image. Reply with exactly two words or short phrases separated by a comma, in the format 'First, Second': first what the image shows as it is, second what it shows after the rotation. Add nothing else.`;
}

/** About one view alone: what it shows as it is. */
export function viewPrompt(subject: MultiviewSubject): string {
  return `Look at the image as it is shown and say ${asked[subject]}. Reply with exactly one word or one short phrase. Add nothing else.`;
}
