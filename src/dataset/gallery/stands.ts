import type { Json } from '../../core/json.js';
import type { ItemRecord } from '../item/record.js';

/** A distance for which a certificate was measured. */
export interface Stand {
  /** Index of the view that shows the picture as it is from there. */
  readonly view: number;
  /** Side in pixels of what is left of the picture there. */
  readonly pixels: number;
}

/**
 * From where an item can be inspected, nearest first: its certificate's `readings`, each of which names its view
 * (`seenFrom`) and the side in pixels for which it was measured. The nearest is the first view, as it is. Undefined if the
 * certificate is about no distances.
 */
export function standsOf(
  certificate: ItemRecord['certificate'],
  views: readonly string[],
): readonly Stand[] | undefined {
  const { readings } = certificate;
  if (!Array.isArray(readings) || readings.length < 2) return undefined;
  const stands: Stand[] = [];
  for (const reading of readings as readonly Json[]) {
    if (typeof reading !== 'object' || reading === null || Array.isArray(reading)) return undefined;
    const { seenFrom, pixels } = reading as Record<string, Json>;
    const view = stands.length === 0 ? 0 : views.indexOf(seenFrom as string);
    const nearer = stands.at(-1)?.pixels ?? Infinity;
    if (view < 0 || typeof pixels !== 'number' || !(pixels > 0 && pixels < nearer)) return undefined;
    stands.push({ view, pixels });
  }
  return stands;
}
