import type { Dealer } from '../episodes/dealer.js';
import { Session } from '../episodes/session.js';
import { Latest } from '../../core/memoize.js';
import { type Action, type ResetRequest, ServeError } from '../protocol/messages.js';
import type { EpisodeState, StepResult } from '../protocol/observation.js';

/** The most episodes over HTTP remembered between requests, and bytes of their final reports, as text. */
const mostRemembered = { things: 10_000, bytes: 32 << 20 };

/** All clients that play: a session for each WebSocket, and the episodes of clients over HTTP, which has no sessions of its own. */
export class Sessions {
  private readonly byEpisode = new Latest<string, Session>(mostRemembered);
  private last: Session | undefined;
  private sockets = 0;

  /** @param most by WebSocket, at a time */
  constructor(
    private readonly dealer: Dealer,
    private readonly most: number,
  ) {}

  get size(): number {
    return this.sockets;
  }

  /** @throws ServeError 'CAPACITY_REACHED' */
  open(): Session {
    if (this.sockets >= this.most)
      throw new ServeError('CAPACITY_REACHED', `${this.most} sessions are open; try again later`);
    this.sockets++;
    return new Session(this.dealer);
  }

  close(): void {
    this.sockets--;
  }

  async reset(request: ResetRequest, gone: AbortSignal): Promise<StepResult> {
    const session = new Session(this.dealer);
    const result = await session.reset(request, gone);
    const id = result.observation.episode_id;
    this.byEpisode.set(id, session, session.bytes);
    this.last = session;
    return result;
  }

  step(action: Action, gone: AbortSignal): Promise<StepResult> {
    return this.find(action.episode_id).step(action, gone);
  }

  /** @param id an episode's. Default: of the one that was reset last */
  state(id?: string): EpisodeState {
    return this.last || id !== undefined ? this.find(id).state : new Session(this.dealer).state;
  }

  private find(id: string | undefined): Session {
    const session = id === undefined ? this.last : this.byEpisode.get(id);
    if (session) return session;
    throw new ServeError(
      'SESSION_ERROR',
      id === undefined
        ? 'No episode has begun; reset begins one'
        : `There is no episode '${id.slice(0, 100)}', or none any more; reset with its id deals it again`,
    );
  }
}
