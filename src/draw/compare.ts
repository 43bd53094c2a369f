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
  const pixels = a.width * a.height;
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let at = pixel * channels, end = at + channels; at < end; at++) {
      const apart = a.data[at]! - b.data[at]!;
      if (apart > threshold || apart < -threshold) {
        changed++;
        break;
      }
    }
  }
  return changed / pixels;
}
