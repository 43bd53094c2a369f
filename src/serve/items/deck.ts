import { Stream } from '../../core/stream.js';
import type { StreamPart } from './stream-part.js';

/** A part that a server deals from, with its share of all deals. */
export type Dealt = { readonly part: StreamPart; readonly share: number };

/** The part that each deal belongs to. */
export interface Deals {
  partOf(deal: number): StreamPart;
  /** Told of each deal in turn, when it is dealt. */
  dealt?(deal: number): Grade | undefined;
}

/** The level that a curriculum gave a deal, and after how many counted episodes that was settled. */
export type Grade = { readonly level: number; readonly after: number };

/**
 * The order in which a server deals its parts: which part deal `k` is of follows from the seed and `k` alone, and so does the item of that
 * part. So each deal can be made again without those before it.
 */
export class Deck implements Deals {
  private readonly total: number;

  constructor(
    private readonly seed: string,
    readonly parts: readonly Dealt[],
  ) {
    this.total = parts.reduce((sum, { share }) => sum + share, 0);
  }

  partOf(deal: number): StreamPart {
    if (this.parts.length === 1) return this.parts[0].part;
    let at = new Stream([this.seed, 'deal', deal]).below(this.total);
    for (const { part, share } of this.parts) {
      if (at < share) return part;
      at -= share;
    }
    return this.parts.at(-1)!.part;
  }
}
