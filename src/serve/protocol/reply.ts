import type { Zod } from '../../core/zod.js';
import { contentText, messageText } from '../../dataset/content-text.js';

const described =
  'the reply to the question as a model gives it: a text, a message, or the list of messages that trainers hand over';

/**
 * A reply, read as its text. Of a list of messages, it is the text of the assistant's last: trainers whose prompts are messages hand over
 * such lists, of parts at times. Reasoning that stands apart from the content is not part of it. The bound on a request also bounds its
 * length.
 */
export function replySchema(z: Zod) {
  const message = z.looseObject({
    role: z.string().max(100).optional(),
    content: z.union([z.string(), z.null(), z.array(z.union([z.string(), z.looseObject({})]))]).optional(),
  });
  return z
    .union([z.string(), message, z.array(message)], {
      error: 'expected a text, or messages with a role and a content',
    })
    .transform((reply) => {
      if (typeof reply === 'string') return reply;
      const messages = Array.isArray(reply) ? reply : [reply];
      const said = messages.findLast(({ role }) => role === 'assistant') ?? messages.at(-1);
      return messageText(said) ?? contentText(messages) ?? '';
    })
    .describe(described);
}
