import { episodeKey } from '../episodes/episode-id.js';
import { mostItems } from '../items/stream-part.js';
import type { Episode } from '../episodes/episode.js';
import { streamName } from '../items/stream-name.js';
import type { Curriculum } from './curriculum.js';
import { EpisodeLog } from './episode-log.js';
import { isGraded } from './grader.js';

/** Records the episodes that end, and lets the curriculum learn from them, in one order. */
export class Recorder {
  private constructor(
    private readonly curriculum: Curriculum | undefined,
    private readonly log: EpisodeLog | undefined,
    /** Where each stream continues: the key of a stream, as {@link streamName} has it → deal. */
    readonly places: ReadonlyMap<string, number>,
  ) {}

  /**
   * With a curriculum, it learns from what a log holds already, and the streams continue after it.
   * @throws TopsyturvyError 'bad-file' for a log that is none
   */
  static open(curriculum: Curriculum | undefined, path: string | undefined): Recorder {
    const log = path === undefined ? undefined : EpisodeLog.open(path);
    const before = curriculum && path !== undefined ? EpisodeLog.read(path) : [];
    const places = new Map<string, number>();
    try {
      for (const episode of before) {
        if (episode.counts) curriculum!.ended({ ...episode, level: episode.level as number });
        if (episode.after === null) continue;
        const { family, condition } = episodeKey(episode.episode_id);
        const name = streamName({ family, condition });
        places.set(name, Math.max(places.get(name) ?? 0, (episode.seed + 1) % mostItems));
      }
    } catch (error) {
      log?.close();
      throw error;
    }
    return new Recorder(curriculum, log, places);
  }

  ended({ id, deal, item, meanReward: reward, after }: Episode): void {
    const { family, difficulty: level, looks } = item;
    const counts = this.curriculum !== undefined && typeof level === 'number' && isGraded(episodeKey(id));
    this.log?.add({ episode_id: id, seed: deal, family, item: item.id, looks, level, reward, after, counts });
    if (counts) this.curriculum.ended({ family, level, reward });
  }

  /** Episodes missing in the log since the last one that it has. */
  get lost(): number {
    return this.log?.lost ?? 0;
  }

  close(): void {
    this.log?.close();
  }
}
