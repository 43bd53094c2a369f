import { messageOf, TopsyturvyError } from '../../../core/errors.js';

/** What is wrong with a model, in words that can follow "The model ". */
export const badModel = (what: string, value?: unknown, cause?: unknown): TopsyturvyError =>
  new TopsyturvyError('bad-model', `The model ${what}`, value, undefined, { cause });

/** Something of a model, with the model's name in front of what is wrong; errors from elsewhere become one sentence. */
export async function naming<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof TopsyturvyError && ['bad-model', 'missing-package'].includes(cause.code)) {
      const message = cause.message.replace(/^The model /, `The model '${name}' `);
      // Not what was being read as a whole, which may be many megabytes of JSON.
      const value = typeof cause.value === 'object' ? name : (cause.value ?? name);
      throw new TopsyturvyError(cause.code, message, value, undefined, { cause: cause.cause });
    }
    if (cause instanceof TopsyturvyError) throw cause;
    const reason = messageOf(cause).split('\n')[0]!;
    throw new TopsyturvyError('bad-model', `The model '${name}' cannot be read: ${reason}`, name, undefined, {
      cause,
    });
  }
}
