import { isGraded, type Grader } from '../curriculum/grader.js';
import { type Batch, clientHasGone, type ItemPool, itemOf } from './item-pool.js';
import { Latest } from '../../core/memoize.js';
import type { Deals, Deck, Grade } from './deck.js';
import type { PartRequests, StreamKey } from './part-requests.js';
import { ownStream, streamName } from './stream-name.js';
import { type Asked, bytesOf, type ServedItem } from './served-item.js';
import type { Made } from './worker.js';

/** How long a batch of items may take, milliseconds: small items are handed over several at a time, large ones one by one. */
const batchTime = 40;
const largestBatch = 32;

/** How far a stream is made ahead. */
interface Ahead {
  /** The most items that lie ready. */
  readonly depth: number;
  /** The bytes of items that lie ready beyond which no more are made. */
  readonly bytes: number;
  readonly workers: number;
  /** The first deal. Default: 0 */
  readonly from?: number;
}

/** A deal that was dealt: its number, its item, and its level if a curriculum gave it one. */
export interface Taken {
  readonly deal: number;
  readonly item: Promise<ServedItem>;
  readonly grade: Grade | undefined;
}

/** The deals to come, made before they are asked for. */
class Prefetch {
  private readonly made = new Map<number, { readonly one: Promise<Made>; readonly batch: Batch }>();
  /** Deal → bytes, of items that lie ready. */
  private readonly sizes = new Map<number, number>();
  private bytes = 0;
  /** The first deal that is not being made yet. */
  private ahead: number;
  /** The next deal to hand out. */
  next: number;
  private readonly depth: number;
  private readonly mostBytes: number;
  /** The most batches being made at a time: one more than there are threads, so that none of them waits. */
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

  /** The next deal. @throws ServeError 'CAPACITY_REACHED' if too many are waited for; then it stays the next */
  take(gone: AbortSignal): Taken {
    if (!this.made.has(this.next)) this.pool.checkRoom();
    const deal = this.next++;
    const grade = this.deals.dealt?.(deal);
    if (!this.made.has(deal)) this.fill(deal);
    const { one, batch } = this.made.get(deal)!;
    const item = this.pool.waitFor(batch, gone, () => one.then(itemOf));
    batch.untold--;
    this.made.delete(deal);
    this.bytes -= this.sizes.get(deal) ?? 0;
    this.sizes.delete(deal);
    this.fill();
    return { deal, item, grade };
  }

  /** Makes no more ahead. */
  stop(): void {
    this.stopped = true;
  }

  /** Ends the stream: no deal will be taken any more. */
  end(): void {
    this.stop();
    for (const { batch } of this.made.values()) {
      batch.untold = 0;
      this.pool.forget(batch);
    }
  }

  /** @param wanted a deal that someone waits for */
  private fill(wanted = -1): void {
    while (this.ahead <= wanted || (!this.stopped && this.out < this.most && this.hasRoom)) this.start();
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
    const tasks = row.map((index) => ({ index, dealt: true, asked: this.asked }));
    const batch: Batch = { part, tasks, waiters: new Set(), untold: row.length };
    const all = this.pool.run(batch);
    all.then(
      (items) => {
        row.forEach((deal, at) => this.lies(deal, items[at]));
        this.ended(performance.now() - began, row.length);
      },
      () => this.ended(batchTime, row.length),
    );
    row.forEach((deal, at) => {
      const one = all.then((items) => items[at]);
      one.catch(() => undefined); // told to who takes it
      this.made.set(deal, { one, batch });
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

/** The most streams of clients for which items are made ahead. */
const mostStreams = 16;
/** The most streams of clients whose place is remembered. */
const mostPlaces = { things: 10_000, bytes: 16 << 20 };
/** How far each of those is made ahead. */
const itsAhead = { depth: 4, bytes: 4 << 20 };

interface Settings {
  readonly deck: Deck;
  /** What the server's own stream deals: the deck, in the levels of a curriculum if there is one. */
  readonly deals: Deals;
  readonly grader: Grader | undefined;
  /** Where streams begin, by name. Default: 0 */
  readonly places: ReadonlyMap<string, number>;
  readonly parts: PartRequests;
  readonly pool: ItemPool;
  readonly asked: Asked;
  /** How far the server's own stream is made ahead. */
  readonly ahead: Ahead;
}

/** The streams that items are dealt from in order: the server's own, and those that clients ask for. */
export class Streams {
  private readonly own: Prefetch;
  private readonly others = new Map<string, Prefetch>();
  private readonly places = new Latest<string, number>(mostPlaces);

  constructor(private readonly settings: Settings) {
    const { deals, pool, asked, ahead, places } = settings;
    for (const [name, place] of places) this.places.set(name, place);
    this.own = new Prefetch(deals, pool, asked, { ...ahead, from: places.get(ownStream) ?? 0 });
  }

  /**
   * The next deal of a stream.
   * @param gone aborted when who asks has gone
   * @throws TopsyturvyError as {@link PartRequests.deckOf} does
   * @throws ServeError 'CAPACITY_REACHED' if too many items are waited for
   */
  async take(key: StreamKey, gone: AbortSignal): Promise<Taken> {
    const name = streamName(key);
    if (name === ownStream) return this.own.take(gone);
    const opens = this.others.has(name) ? undefined : await this.opening(name, key);
    if (gone.aborted) throw clientHasGone();
    // Others may have opened it meanwhile.
    const stream = this.others.get(name) ?? opens!();
    this.others.delete(name);
    this.others.set(name, stream);
    if (this.others.size > mostStreams) this.forget(this.others.keys().next().value!);
    return stream.take(gone);
  }

  /** How many items lie ready or are being made. */
  get size(): number {
    return [this.own, ...this.others.values()].reduce((sum, { size }) => sum + size, 0);
  }

  stop(): void {
    for (const stream of [this.own, ...this.others.values()]) stream.stop();
  }

  /** @returns opens a stream where it was left. It is registered at once, so that of all callers one opens it */
  private async opening(name: string, key: StreamKey): Promise<() => Prefetch> {
    const { parts, pool, asked, ahead, grader } = this.settings;
    const deck = await parts.deckOf(key, this.settings.deck);
    const graded = key.difficulty === undefined && isGraded(key) ? await grader?.graded(deck) : undefined;
    return () => {
      pool.checkRoom();
      const from = this.places.get(name) ?? 0;
      const deals = graded?.({ lead: itsAhead.depth, from }) ?? deck;
      return new Prefetch(
        deals,
        pool,
        { ...asked, condition: key.condition },
        { ...ahead, ...itsAhead, from },
      );
    };
  }

  private forget(name: string): void {
    const stream = this.others.get(name)!;
    stream.end();
    this.others.delete(name);
    this.places.set(name, stream.next, 2 * name.length);
  }
}
