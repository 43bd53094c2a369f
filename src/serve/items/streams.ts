import { isGraded, type Grader } from '../curriculum/grader.js';
import type { Deals, Deck } from './deck.js';
import type { ItemPool } from './item-pool.js';
import { Latest } from '../latest.js';
import { Prefetch, type Ahead } from './prefetch.js';
import type { PartRequests, StreamKey } from './part-requests.js';
import { ownStream, streamName } from './stream-name.js';
import type { Asked } from './served-item.js';

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
