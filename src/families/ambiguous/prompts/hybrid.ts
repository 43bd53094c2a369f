/** Prompts of hybrid images. `paper`: AmbiBench, Table 7, Hybrid; the paper prints none for three readings. */
export type HybridWording = 'paper' | 'strict';

const printed =
  "This is a hybrid image. What two different objects or scenes can be perceived in it, one when focusing on fine details (Object 1) and the other when viewed from a distance (Object 2)? Respond with only two object words, separated by commas, in the form of 'Object1, Object2', where Object1 is the one focusing on fine details, and Object2 is the one viewing from a distance.";

const ofThree =
  "This is a hybrid image. What three different objects or scenes can be perceived in it, one when focusing on fine details (Object 1), one when viewed from a distance (Object 2) and one when viewed from a great distance (Object 3)? Respond with only three object words, separated by commas, in the form of 'Object1, Object2, Object3', in that order.";

const strict =
  "The image is the sum of two pictures of one object each: the fine details (sharp edges) of the first, and the coarse, blurred light and dark of the second. Name the object of each. Reply with only two nouns separated by a comma, in the format 'Object1, Object2': first the object in the fine details, as seen from close by; second the object in the coarse shapes, as seen when the image is looked at from far away or shrunk.";

const strictOfThree =
  "The image is the sum of three pictures of one object each: the fine details (sharp edges) of the first, the middle-sized shapes of the second, and the coarsest, most blurred light and dark of the third. Name the object of each. Reply with only three nouns separated by commas, in the format 'Object1, Object2, Object3': first the object seen from close by, second the one seen from further away, third the one seen from very far away, when the image looks tiny.";

/** What the whole hybrid shows, near first. */
export function hybridPrompt(wording: HybridWording, levels: 2 | 3): string {
  if (wording === 'paper') return levels === 2 ? printed : ofThree;
  return levels === 2 ? strict : strictOfThree;
}

/** What one picture of a hybrid shows by itself, and what a plain picture shows: the same words for all. */
export const plainViewPrompt =
  'What object does this image show most clearly? Reply with one noun or a short name, and nothing else.';
