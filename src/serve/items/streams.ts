import { isGraded, type Grader } from '../curriculum/grader.js';
import { type ItemPool, itemOf } from './item-pool.js';
import { Latest } from '../latest.js';
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
  /** How many items lie ready at most. */
  readonly depth: number;
  /** Bytes of items that lie ready, beyond which no more are made. */
  readonly bytes: number;
  readonly workers: number;
  /** The first deal. Default: 0 */
  readonly from?: number;
}

/** The deals to come, made before they are asked for. */
class Prefetch {
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
        row.forEach((deal, at) => this.lies(deal, items[at]));
        this.ended(performance.now() - began, row.length);
      },
      () => this.ended(batchTime, row.length),
    );
    row.forEach((deal, at) => {
      const one = all.then((items) => items[at]);
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

/** Streams that clients asked for of which items are made ahead. */
const mostStreams = 16;
/** Streams that clients asked for whose place is remembered. */
const mostPlaces = { things: 10_000 };
/** How far each of them is made ahead. */
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
  readonly own: Prefetch;
  private readonly others = new Map<string, Prefetch>();
  private readonly places = new Latest<number>(mostPlaces);

  constructor(private readonly settings: Settings) {
    const { deals, pool, asked, ahead, places } = settings;
    for (const [name, place] of places) this.places.set(name, place);
    this.own = new Prefetch(deals, pool, asked, { ...ahead, from: places.get(ownStream) ?? 0 });
  }

  /** @throws TopsyturvyError as {@link PartRequests.deckOf} does */
  async of(key: StreamKey): Promise<Pick<Prefetch, 'take'>> {
    const name = streamName(key);
    if (name === ownStream) return this.own;
    const stream = this.others.get(name) ?? (await this.open(name, key));
    this.others.delete(name);
    this.others.set(name, stream);
    return stream;
  }

  /** Items that lie ready or are being made. */
  get size(): number {
    return [this.own, ...this.others.values()].reduce((sum, { size }) => sum + size, 0);
  }

  stop(): void {
    for (const stream of [this.own, ...this.others.values()]) stream.stop();
  }

  private async open(name: string, key: StreamKey): Promise<Prefetch> {
    const { parts, pool, asked, ahead, grader } = this.settings;
    const deck = await parts.deckOf(key, this.settings.deck);
    if (this.others.size >= mostStreams) this.forget(this.others.keys().next().value!);
    const from = this.places.get(name) ?? 0;
    const graded = grader && key.difficulty === undefined && isGraded(key);
    return new Prefetch(
      graded ? await grader.graded(deck, itsAhead.depth, from) : deck,
      pool,
      { ...asked, condition: key.condition },
      { ...ahead, ...itsAhead, from },
    );
  }

  private forget(name: string): void {
    const stream = this.others.get(name)!;
    stream.stop();
    this.others.delete(name);
    this.places.set(name, stream.next);
  }
}
