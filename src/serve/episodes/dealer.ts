import type { ItemPool } from '../items/item-pool.js';
import { bytesOf, type Asked, type ServedItem } from '../items/served-item.js';
import { mostItems } from '../items/stream-part.js';
import type { Deck, Grade } from '../items/deck.js';
import type { PartRequests, StreamKey } from '../items/part-requests.js';
import type { SpaceLeft } from '../items/space-left.js';
import { ownStream, streamName } from '../items/stream-name.js';
import type { Streams } from '../items/streams.js';
import { ServeError, type ResetRequest } from '../protocol/messages.js';
import { Latest } from '../../core/memoize.js';
import type { Grader } from '../curriculum/grader.js';
import type { Recorder } from '../curriculum/recorder.js';
import type { Metrics } from '../metrics.js';
import { Episode, type ShowFiles, type ShowPicture } from './episode.js';
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
  /** Waits until more may be answered. */
  readonly room: (gone: AbortSignal) => Promise<void>;
}

/** A deal's number, its item, and its level if a curriculum settled that. */
interface Deal {
  readonly seed: number;
  readonly item: Promise<ServedItem>;
  readonly grade: Grade | undefined;
}

/** The most bytes of what may be asked for, as JSON: ids say all of it, and are read up to 4,096 characters. */
const longestAsked = 3000;

/** How many items dealt last are kept, and how many bytes of them. */
const mostRecent = { things: 256, bytes: 64 << 20 };

/** Deals episodes: the next of a stream, or a certain one. */
export class Dealer {
  /** Episode id → item, the latest last: learners have many replies to one item (GRPO's groups). */
  private readonly recent = new Latest<string, ServedItem>(mostRecent);

  constructor(private readonly table: Table) {}

  /**
   * @param gone aborted when who asks has gone
   * @throws TopsyturvyError 'bad-parameter' for a family, param or condition that is not there; 'too-many' at its limit
   */
  async deal(request: ResetRequest, gone: AbortSignal): Promise<Episode> {
    const { metrics, grader, spaceLeft } = this.table;
    const end = metrics.resetBegins();
    const asked = keyOf(request);
    if (Buffer.byteLength(streamName(asked)) > longestAsked)
      throw new ServeError(
        'VALIDATION_ERROR',
        `The family, params, condition and difficulty are too long: expected at most ${longestAsked} bytes as JSON`,
      );
    const key =
      asked.seed === undefined ? asked : { ...asked, difficulty: grader?.levelOf(asked) ?? asked.difficulty };
    const { seed, item, grade } =
      key.seed === undefined ? await this.next(key, gone) : this.certain(key, key.seed, gone);
    const made = await item;
    const id = episodeId({ ...key, ...(grade && { difficulty: grade.level }), seed });
    this.recent.set(id, made, bytesOf(made));
    metrics.dealt(made);
    // A curriculum, whose params change, has no single number of items.
    if (key.seed === undefined && !grade && streamName(key) === ownStream) spaceLeft.dealt(made);
    end();
    return new Episode(id, seed, { ...made, pictures: undefined }, this.showing(id), grade?.after ?? null);
  }

  /** Pictures of an episode's item, which is made again if it is not among those that were dealt last. */
  private showing(id: string): ShowFiles {
    return async (files, gone) => {
      const key = episodeKey(id);
      const { pictures } = await this.certain(key, key.seed, gone).item;
      await this.table.room(gone);
      return files.map((file) => this.table.show(pictures[file]));
    };
  }

  /** Counts how an episode ended, and records it. */
  ended(episode: Episode): void {
    this.table.metrics.ended(episode.item.family, episode.meanReward);
    this.table.recorder.ended(episode);
  }

  private async next(key: StreamKey, gone: AbortSignal): Promise<Deal> {
    const { deal, item, grade } = await this.table.streams.take(key, gone);
    return { seed: deal, item, grade };
  }

  private certain(key: StreamKey, seed: number, gone: AbortSignal): Deal {
    const made = this.recent.get(episodeId({ ...key, seed }));
    const item = made ? Promise.resolve(made) : this.make(key, seed % mostItems, gone);
    return { seed, item, grade: undefined };
  }

  private async make(key: StreamKey, index: number, gone: AbortSignal): Promise<ServedItem> {
    const { deck, parts, pool, asked } = this.table;
    const part = (await parts.deckOf(key, deck)).partOf(index);
    const task = { index, dealt: true, asked: { ...asked, condition: key.condition } };
    return pool.make(part, task, gone);
  }
}

/** The key of an episode: a request takes precedence over its id. Without a seed or an id it is the next deal. */
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
