import { Stream } from '../../../core/stream.js';

const kept = new Map<string, Uint8Array>();

/** Random bits, kept for the frames of a film. @param grain names them @param count how many */
export function randomBits(grain: string, count: number): Uint8Array {
  const key = `${grain} ${count}`;
  let bits = kept.get(key);
  if (!bits) {
    const stream = new Stream(['grain', grain]);
    bits = Uint8Array.from({ length: count }, () => stream.below(2));
    if (kept.size >= 4) kept.delete(kept.keys().next().value!);
    kept.set(key, bits);
  }
  return bits;
}
