import type { Question } from '../../../score/question.js';

/** Two prompts of one conversation: for what is seen first, and for what else can be seen. */
export type SwitchingPrompts = readonly [first: string, second: string];

const bistable: SwitchingPrompts = [
  "What does this image show as a whole? Give a single interpretation, that which you see first. Respond with only one word or short phrase that tells it from similar things (for example 'red car', or 'car seen from the left'), without explanations.",
  'The image is bistable: it can be perceived in more than one way. What else might a person see in it as a whole? Give the other interpretation. Respond with only one word or short phrase that tells it from the first, without explanations.',
];

const multiscene: SwitchingPrompts = [
  'What does this picture show? Give a single interpretation, that which you see first. Name every kind of thing that belongs to it once, in the singular; letters are named as capitals. Reply only with the names, separated by commas.',
  'The picture is bistable: small things in it, all of them or some, are arranged so that together they form something large, or several large things. Give the other interpretation: the large things if you named the small ones, the small ones if you named the large. Name every kind once, in the singular. Reply only with the names, separated by commas.',
];

/**
 * The prompts that ask first for one interpretation and then, with the hint that the picture is bistable, for another (AmbiBench, 4.3;
 * the words are ours, the paper prints none). Undefined but for the open questions about bistable and multi-scene pictures.
 */
export function switchingPrompts({ condition, variant, groups }: Question): SwitchingPrompts | undefined {
  if (condition !== 'ambiguous' || variant !== 'open') return undefined;
  const prompts: Readonly<Record<string, SwitchingPrompts>> = { bistable, multiscene };
  return prompts[groups?.['category'] ?? ''];
}
