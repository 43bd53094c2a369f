import { canonicalJson } from '../../core/json.js';
import type { Deck } from './deck.js';
import type { ItemPool } from './item-pool.js';
import { Prefetch } from './prefetch.js';
import type { PartRequests, StreamKey } from './part-requests.js';
import type { Asked } from './served-item.js';

/** Streams that clients asked for of which items are made ahead. */
const mostStreams = 16;
/** Streams that clients asked for whose place is remembered. */
const mostPlaces = 10_000;
/** Items made ahead in each of them. */
const itsDepth = 4;

interface Settings {
  readonly deck: Deck;
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
  private readonly places = new Map<string, number>();

  constructor(private readonly settings: Settings) {
    const { deck, pool, asked, depth, workers } = settings;
    this.own = new Prefetch(deck, pool, asked, { depth, workers });
  }

  /** @throws TopsyturvyError as {@link PartRequests.deckOf} does */
  async of(key: StreamKey): Promise<Pick<Prefetch, 'take'>> {
    const name = canonicalJson(Object.fromEntries(Object.entries(key).filter(isGiven)));
    if (name === '{}') return this.own;
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
    const { parts, pool, asked, workers } = this.settings;
    const deck = await parts.deckOf(key, this.settings.deck);
    if (this.others.size >= mostStreams) this.forget(this.others.keys().next().value!);
    const from = this.places.get(name) ?? 0;
    return new Prefetch(
      deck,
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

const isGiven = ([name, value]: [string, unknown]): boolean => name !== 'seed' && value !== undefined;
