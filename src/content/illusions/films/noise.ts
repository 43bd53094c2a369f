import { memoizeLatest } from '../../../core/memoize.js';
import { Stream } from '../../../core/stream.js';

/** Random bits, kept for the frames of a film. @param grain names them @param count how many */
export const randomBits = memoizeLatest(4, (grain: string, count: number): Uint8Array => {
  const stream = new Stream(['grain', grain]);
  return Uint8Array.from({ length: count }, () => stream.below(2));
});
