import { KernelMemory } from '../../../core/wasm/kernel.js';
import { pngBlock, type BlockLoops } from '../block/png-block-kernel.js';
import { codeCount, hashBits } from '../block/tables.js';
import { pngFiltered, type FilteredLoops } from './png-filtered-kernel.js';
import { distanceSymbols, literalSymbols } from '../deflate/codes.js';

/** The zeros to the left of a row. */
const beside = 16;

/** The pieces of fixed size, and how many bytes each has. */
const sizes = {
  /** What loops return besides their results. */
  sums: 48,
  rest: 8,
  scratch: 4096,
  table: 4 << hashBits,
  costs: 256,
  frequencies: 4 * literalSymbols,
  distances: 4 * distanceSymbols,
  codes: 4 * codeCount,
};
type Piece = keyof typeof sizes;

/** The memory that filtered pictures are deflated in, one after the other. */
export class FilteredMemory extends KernelMemory {
  private made: (FilteredLoops & BlockLoops) | undefined;
  /** Where the pieces begin. */
  readonly places = {} as Record<Piece, number>;
  /** Where a row and the one above it begin, by turns. */
  rows: readonly [number, number] = [0, 0];
  /** The list of a block's matches, and what is written of it. */
  matches = 0;
  out = 0;
  /** Where the window begins: the rows filtered last, and room for those of a block. */
  window = 0;

  get loops(): FilteredLoops & BlockLoops {
    return (this.made ??= { ...pngFiltered.on(this), ...pngBlock.on(this) });
  }

  /** Begins a picture whose rows have `size` bytes, with a window of so many bytes, blocks of at most `block` bytes. */
  beginPicture(size: number, window: number, block: number): void {
    this.begin();
    for (const name of Object.keys(sizes) as Piece[]) this.places[name] = this.take(sizes[name]);
    const slots = [0, 1].map(() => this.take(beside + size));
    this.rows = slots.map((slot) => slot + beside) as [number, number];
    // A match has three bytes at least, and a literal's code twelve bits at most.
    this.matches = this.take(12 * Math.ceil(block / 3));
    this.out = this.take(2 * block);
    this.window = this.take(window);
    for (const slot of slots) this.bytes.fill(0, slot, slot + beside + size);
  }
}
