import { isObject } from '../core/json.js';

/** Parts of a message addressed to the user. Thinking and reasoning, calls of tools and pictures are not. */
const spoken = new Set<unknown>(['text', 'output_text', undefined]);

/**
 * What a message's content says: a string, or the text parts of a list. Reasoning in other parts is not taken for the reply.
 * @returns undefined if it says nothing
 */
export function contentText(content: unknown): string | undefined {
  const text = Array.isArray(content) ? content.map(partText).join('') : content;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function partText(part: unknown): string {
  if (typeof part === 'string') return part;
  return isObject(part) && spoken.has(part.type) && typeof part.text === 'string' ? part.text : '';
}

/** What a message says: its content, or its words of refusal, which are an answer too. Undefined if it says nothing. */
export function messageText(message: unknown): string | undefined {
  if (!isObject(message)) return undefined;
  const { content, refusal } = message;
  const declined = Array.isArray(content)
    ? content.find((part: unknown) => isObject(part) && part.type === 'refusal')
    : undefined;
  return (
    contentText(content) ??
    contentText(refusal) ??
    (isObject(declined) ? contentText(declined.refusal) : undefined)
  );
}
