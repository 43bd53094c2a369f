import { isGraded, type Grader } from '../curriculum/grader.js';
import type { Deals, Deck } from './deck.js';
import type { ItemPool } from './item-pool.js';
import { Prefetch } from './prefetch.js';
import type { PartRequests, StreamKey } from './part-requests.js';
import { ownStream, streamName } from './stream-name.js';
import type { Asked } from './served-item.js';

/** Streams that clients asked for of which items are made ahead. */
const mostStreams = 16;
/** Streams that clients asked for whose place is remembered. */
const mostPlaces = 10_000;
/** Items made ahead in each of them. */
const itsDepth = 4;

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
  /** Items of the server's own stream made ahead. */
  readonly depth: number;
  readonly workers: number;
}

/** The streams that items are dealt from in order: the server's own, and those that clients ask for. */
export class Streams {
  readonly own: Prefetch;
  private readonly others = new Map<string, Prefetch>();
  private readonly places: Map<string, number>;

  constructor(private readonly settings: Settings) {
    const { deals, pool, asked, depth, workers, places } = settings;
    this.places = new Map(places);
    this.own = new Prefetch(deals, pool, asked, { depth, workers, from: places.get(ownStream) ?? 0 });
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
    const { parts, pool, asked, workers, grader } = this.settings;
    const deck = await parts.deckOf(key, this.settings.deck);
    if (this.others.size >= mostStreams) this.forget(this.others.keys().next().value!);
    const from = this.places.get(name) ?? 0;
    const graded = grader && key.difficulty === undefined && isGraded(key);
    return new Prefetch(
      graded ? await grader.graded(deck, itsDepth, from) : deck,
      pool,
      { ...asked, condition: key.condition },
      { depth: itsDepth, workers, from },
    );
  }

  private forget(name: string): void {
    const stream = this.others.get(name)!;
    stream.stop();
    this.others.delete(name);
    if (this.places.size >= mostPlaces) this.places.delete(this.places.keys().next().value!);
    this.places.set(name, stream.next);
  }
}
