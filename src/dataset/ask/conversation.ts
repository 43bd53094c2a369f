import type { Completion } from './completion.js';
import type { Failure } from './failure.js';
import type { PutQuestion } from '../export/forms/switching.js';
import type { Followed } from './request.js';

/** What a model said to a question, to one prompt or two. */
export type Answer = Completion & { readonly replies?: readonly [string, string] };

/**
 * All that is said to a question: to two prompts both replies, or how the first one ended if not with text.
 * @param ask puts the question, or what follows in its conversation
 */
export async function answerTo(
  question: PutQuestion,
  ask: (next?: Followed) => Promise<Completion | Failure | undefined>,
): Promise<Answer | Failure | undefined> {
  const first = await ask();
  const { then } = question;
  if (then === undefined || first === undefined || 'why' in first || first.text === undefined) return first;
  const second = await ask({ reply: first.text, then });
  return second === undefined || 'why' in second ? second : both({ ...first, text: first.text }, second);
}

/** Two replies as one answer; without text if the second has none. */
function both(first: Completion & { readonly text: string }, second: Completion): Answer {
  const { text, finish } = second;
  const { tokens = { in: 0, out: 0 }, logprobs } = first;
  return {
    text: text === undefined ? undefined : `${first.text}\n${text}`,
    ...(text !== undefined && { replies: [first.text, text] as const }),
    finish,
    tokens: second.tokens && { in: tokens.in + second.tokens.in, out: tokens.out + second.tokens.out },
    logprobs: logprobs && second.logprobs && [...logprobs, ...second.logprobs],
  };
}
