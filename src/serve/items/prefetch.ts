import type { Deals, Grade } from './deck.js';
import { itemOf, type ItemPool } from './item-pool.js';
import { bytesOf, type Asked, type ServedItem } from './served-item.js';
import type { Made } from './worker.js';

/** How long a batch of items may take, milliseconds: small items are handed over several at a time, large ones one by one. */
const batchTime = 40;
const largestBatch = 32;

/** How far a stream is made ahead. */
export interface Ahead {
  /** How many items lie ready at most. */
  readonly depth: number;
  /** Bytes of items that lie ready, beyond which no more are made. */
  readonly bytes: number;
  readonly workers: number;
  /** The first deal. Default: 0 */
  readonly from?: number;
}

/** The deals to come, made before they are asked for. */
export class Prefetch {
  private readonly made = new Map<number, Promise<Made>>();
  /** Deal → bytes, of items that lie ready. */
  private readonly sizes = new Map<number, number>();
  private bytes = 0;
  /** The first deal that is not being made yet. */
  private ahead: number;
  /** The next deal to hand out. */
  next: number;
  private readonly depth: number;
  private readonly mostBytes: number;
  /** Batches that are out at a time: one more than there are threads, so that none of them waits. */
  private readonly most: number;
  private out = 0;
  private batch = 1;
  private stopped = false;

  constructor(
    private readonly deals: Deals,
    private readonly pool: ItemPool,
    private readonly asked: Asked,
    { depth, bytes, workers, from = 0 }: Ahead,
  ) {
    this.depth = depth;
    this.mostBytes = bytes;
    this.most = workers + 1;
    this.next = this.ahead = from;
    this.fill();
  }

  /** How many items lie ready or are being made. */
  get size(): number {
    return this.made.size;
  }

  /** The next deal. @returns its number, its item, and its level if a curriculum gave it one */
  take(): { readonly deal: number; readonly item: Promise<ServedItem>; readonly grade: Grade | undefined } {
    const deal = this.next++;
    const grade = this.deals.dealt?.(deal);
    if (!this.made.has(deal)) this.fill(deal);
    const item = this.made.get(deal)!.then(itemOf);
    this.made.delete(deal);
    this.bytes -= this.sizes.get(deal) ?? 0;
    this.sizes.delete(deal);
    this.fill();
    return { deal, item, grade };
  }

  stop(): void {
    this.stopped = true;
  }

  /** @param wanted a deal that someone waits for */
  private fill(wanted = -1): void {
    while (!this.stopped && (this.ahead <= wanted || (this.out < this.most && this.hasRoom))) this.start();
  }

  /** Whether a whole batch has room: one made for each item that is taken would cost more than small items do. */
  private get hasRoom(): boolean {
    return this.bytes < this.mostBytes && this.ahead + this.batch <= this.next + this.depth;
  }

  /** Has the next deals made: those in a row that are of one part. */
  private start(): void {
    const part = this.deals.partOf(this.ahead);
    const row = [this.ahead++];
    while (row.length < this.batch && this.deals.partOf(this.ahead) === part) row.push(this.ahead++);
    this.out++;
    const began = performance.now();
    const all = this.pool.makeAhead(
      part,
      row.map((index) => ({ index, dealt: true, asked: this.asked })),
    );
    all.then(
      (items) => {
        row.forEach((deal, at) => this.lies(deal, items[at]!));
        this.ended(performance.now() - began, row.length);
      },
      () => this.ended(batchTime, row.length),
    );
    row.forEach((deal, at) => {
      const one = all.then((items) => items[at]!);
      one.catch(() => undefined); // told to who takes it
      this.made.set(deal, one);
    });
  }

  /** Counts an item that lies ready. */
  private lies(deal: number, made: Made): void {
    if (!this.made.has(deal) || 'error' in made) return;
    const bytes = bytesOf(made.item);
    this.sizes.set(deal, bytes);
    this.bytes += bytes;
  }

  private ended(time: number, items: number): void {
    this.out--;
    const most = Math.min(largestBatch, Math.ceil(this.depth / 2));
    this.batch = Math.max(1, Math.min(most, Math.floor((batchTime * items) / time)));
    this.fill();
  }
}
