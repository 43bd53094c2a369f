import { type Action, type ResetRequest, ServeError } from '../protocol/messages.js';
import type { EpisodeState, StepResult } from '../protocol/observation.js';
import type { Dealer } from './dealer.js';
import type { Episode } from './episode.js';

const none: EpisodeState = {
  episode_id: null,
  step_count: 0,
  seed: null,
  family: null,
  item: null,
  index: null,
  exist: null,
  difficulty: null,
  questions: 0,
  done: false,
  rewards: [],
};

/** What one client plays: one episode after another. */
export class Session {
  private episode: Episode | undefined;

  constructor(private readonly dealer: Dealer) {}

  /** @param gone aborted when the client has gone */
  async reset(request: ResetRequest, gone: AbortSignal): Promise<StepResult> {
    this.episode = undefined;
    const episode = await this.dealer.deal(request, gone);
    this.episode = episode;
    return episode.begin(gone);
  }

  /** The bytes of what it keeps, as text. */
  get bytes(): number {
    return this.episode?.item.bytes ?? 0;
  }

  /** @throws ServeError 'SESSION_ERROR' before the first reset, after the end, or for another episode than the one that is played */
  async step({ reply, episode_id: id }: Action, gone: AbortSignal): Promise<StepResult> {
    const { episode } = this;
    if (!episode) throw new ServeError('SESSION_ERROR', 'No episode has begun; reset begins one');
    if (id !== undefined && id !== episode.id)
      throw new ServeError('SESSION_ERROR', `This session plays the episode '${episode.id}', not '${id}'`);
    const result = episode.step(reply, gone);
    if (episode.isDone) this.dealer.ended(episode);
    return result;
  }

  get state(): EpisodeState {
    return this.episode?.state ?? none;
  }
}
