import { unexpected } from '../core/errors.js';
import type { Raster } from './raster.js';

/** A pixel has changed when one of its channels has by more than this many of 255 levels: more than rounding can do. */
const visible = 8;

/**
 * The share of pixels, 0 to 1, that differ visibly between two pictures of one form.
 *
 * @throws TopsyturvyError 'bad-parameter' if sizes or channels differ
 */
export function changedShare(a: Raster, b: Raster, threshold = visible): number {
  if (a.width !== b.width || a.height !== b.height || a.channels !== b.channels) {
    const form = ({ width, height, channels }: Raster): string => `${width}×${height}×${channels}`;
    throw unexpected(
      'bad-parameter',
      'pictures',
      `${form(a)} and ${form(b)}`,
      'two of the same size and channels',
    );
  }
  const { channels } = a;
  let changed = 0;
  let last = -1;
  const check = (from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const apart = a.data[at]! - b.data[at]!;
      if (apart <= threshold && apart >= -threshold) continue;
      const pixel = Math.floor(at / channels);
      if (pixel !== last) changed++;
      last = pixel;
    }
  };
  // Most of most pictures is the same in both: four bytes at a time are passed over.
  const [left, right] = [words(a.data), words(b.data)];
  for (let word = 0; word < left.length; word++) {
    if (left[word] !== right[word]) check(4 * word, 4 * word + 4);
  }
  check(4 * left.length, a.data.length);
  return changed / (a.width * a.height);
}

/** The whole four-byte words of some bytes. */
function words(bytes: Uint8Array): Uint32Array {
  const count = bytes.length >> 2;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, count);
}
