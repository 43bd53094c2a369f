import { type ErrorCode, TopsyturvyError } from '../../core/index.js';

/** What is wrong in the call where a set is asked for, and in the dataset where it says what it was made of. */
const ofSets = new Set<ErrorCode>(['bad-parameter', 'bad-spec', 'too-many']);

/**
 * Does what makes a set again from what its folder says.
 * @throws TopsyturvyError naming the folder; 'bad-file' where what it says is wrong
 */
export async function madeAgain<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TopsyturvyError)) throw error;
    throw new TopsyturvyError(
      ofSets.has(error.code) ? 'bad-file' : error.code,
      `'${folder}' cannot be generated again: ${error.message}`,
      error.value,
      error.expected,
      { cause: error },
    );
  }
}
