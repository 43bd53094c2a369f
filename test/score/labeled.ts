import type { questions } from './reply-questions.js';

/** A reply with what a careful reader makes of it: question, reply, answer given (`null`: none, or several), verdict. */
export type Labeled = [
  question: keyof typeof questions,
  reply: unknown,
  parsed: string | null,
  correct: boolean,
];
