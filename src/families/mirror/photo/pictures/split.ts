import { Stream } from '../../../../core/stream.js';
import type { CocoImage } from '../annotations/coco.js';

export type Split = 'train' | 'dev' | 'test';

/**
 * The split of a photo, by 70, 10 and 20%. It depends on what stays together and on nothing else, so that sets of
 * different seeds and files do not share photos between their splits.
 *
 * @param by 'image', or a field of the image's entry
 * @returns undefined if the entry lacks the field
 */
export function splitOf({ entry }: CocoImage, sha256: string, by: string): Split | undefined {
  const key = by === 'image' ? sha256 : Object.hasOwn(entry, by) ? entry[by] : undefined;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  return new Stream(['mirror/photo', 'split', by, key]).weighted(
    ['train', 'dev', 'test'] as const,
    [70, 10, 20],
  );
}
