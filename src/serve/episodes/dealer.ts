import type { Deck } from '../items/deck.js';
import type { ItemPool } from '../items/item-pool.js';
import type { Asked, ServedItem } from '../items/served-item.js';
import { mostItems } from '../items/stream-part.js';
import type { SpaceLeft } from '../items/space-left.js';
import { ownStream, streamName } from '../items/stream-name.js';
import type { Streams } from '../items/streams.js';
import type { ResetRequest } from '../protocol/messages.js';
import { ServeError } from '../protocol/serve-error.js';
import type { Grader } from '../curriculum/grader.js';
import type { Recorder } from '../curriculum/recorder.js';
import type { Grade } from '../items/deck.js';
import type { Metrics } from '../metrics.js';
import type { PartRequests, StreamKey } from '../items/part-requests.js';
import { Episode, type ShowPicture } from './episode.js';
import { episodeId, episodeKey } from './episode-id.js';

/** What episodes are dealt from. */
export interface Table {
  readonly deck: Deck;
  readonly parts: PartRequests;
  readonly pool: ItemPool;
  readonly streams: Streams;
  readonly asked: Asked;
  readonly show: ShowPicture;
  readonly metrics: Metrics;
  readonly spaceLeft: SpaceLeft;
  readonly recorder: Recorder;
  readonly grader: Grader | undefined;
  /** The most items that are made at a time for who asks for certain ones. */
  readonly mostWaiting: number;
}

/** A deal's number, its item, and its level if a curriculum settled that. */
interface Deal {
  readonly seed: number;
  readonly item: Promise<ServedItem>;
  readonly grade: Grade | undefined;
}

/** Items kept that were dealt last. */
const mostRecent = 256;

/** Deals episodes: the next of a stream, or a certain one. */
export class Dealer {
  private wanted = 0;
  /** Episode id → item, the latest last: learners have many replies to one item (GRPO's groups). */
  private readonly recent = new Map<string, ServedItem>();

  constructor(private readonly table: Table) {}

  /** @throws TopsyturvyError 'bad-parameter' for a family, param or condition that is not there; 'too-many' at its limit */
  async deal(request: ResetRequest): Promise<Episode> {
    const { metrics, show, grader, spaceLeft } = this.table;
    const end = metrics.resetBegins();
    const asked = keyOf(request);
    const key =
      asked.seed === undefined ? asked : { ...asked, difficulty: grader?.levelOf(asked) ?? asked.difficulty };
    const { seed, item, grade } = key.seed === undefined ? await this.next(key) : this.certain(key, key.seed);
    const made = await item;
    const id = episodeId({ ...key, ...(grade && { difficulty: grade.level }), seed });
    this.recent.delete(id);
    this.recent.set(id, made);
    if (this.recent.size > mostRecent) this.recent.delete(this.recent.keys().next().value!);
    metrics.dealt(made);
    // Of a curriculum's items, whose params change, there is no one number.
    if (key.seed === undefined && !grade && streamName(key) === ownStream) spaceLeft.dealt(made);
    end();
    return new Episode(id, seed, made, show, grade?.after ?? null);
  }

  /** Counts what an episode came to, and writes it down. */
  ended(episode: Episode): void {
    this.table.metrics.ended(episode.item.family, episode.meanReward);
    this.table.recorder.ended(episode);
  }

  private async next(key: StreamKey): Promise<Deal> {
    const { deal, item, grade } = (await this.table.streams.of(key)).take();
    return { seed: deal, item, grade };
  }

  private certain(key: StreamKey, seed: number): Deal {
    const made = this.recent.get(episodeId({ ...key, seed }));
    const item = made ? Promise.resolve(made) : this.make(key, seed % mostItems);
    return { seed, item, grade: undefined };
  }

  private async make(key: StreamKey, index: number): Promise<ServedItem> {
    const { deck, parts, pool, asked, mostWaiting } = this.table;
    const part = (await parts.deckOf(key, deck)).partOf(index);
    if (this.wanted >= mostWaiting)
      throw new ServeError('CAPACITY_REACHED', `${mostWaiting} items are being made; try again later`);
    this.wanted++;
    try {
      return await pool.make(part, { index, dealt: true, asked: { ...asked, condition: key.condition } });
    } finally {
      this.wanted--;
    }
  }
}

/** What is asked for besides an id goes before what the id says. Without either a seed or an id it is the next deal. */
function keyOf({
  episode_id: id,
  seed,
  family,
  params,
  condition,
  difficulty,
}: ResetRequest): StreamKey & { readonly seed: number | undefined } {
  const given = id === undefined ? undefined : episodeKey(id);
  return {
    seed: seed ?? given?.seed,
    family: family ?? given?.family,
    params: params ?? given?.params,
    condition: condition ?? given?.condition,
    difficulty: difficulty ?? given?.difficulty,
  };
}
