import type { Box } from '../question.js';
import { nothing, type Reading } from './reading.js';

/** The boxes that a reply gives: empty for None, `null` when it gives no answer. */
export type BoxesReading = Reading & { readonly boxes: Box[] | null };

/** Four numbers in brackets. */
const FOUR = /[([]\s{0,4}(-?\d{1,6}(?:\.\d{1,6})?(?:\s{0,4},\s{0,4}-?\d{1,6}(?:\.\d{1,6})?){3})\s{0,4}[)\]]/g;
const MOST = 1000;

/**
 * Reads boxes in pixels: `[(10, 20, 30, 40), …]`, `[[10, 20, 30, 40]]`, None. Corners in the wrong order are put right;
 * coordinates are never rescaled.
 *
 * @param text from `replyText`
 */
export function readBoxes(text: string): BoxesReading {
  const boxes: Box[] = [];
  for (const [, four] of text.matchAll(FOUR)) {
    if (boxes.length === MOST) break;
    const [a = 0, b = 0, c = 0, d = 0] = four!.split(',').map(Number);
    boxes.push([Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);
  }
  if (boxes.length > 0) return { value: text, how: 'only', boxes };
  return /\bnone\b/i.test(text) ? { value: 'None', how: 'only', boxes } : { ...nothing, boxes: null };
}
