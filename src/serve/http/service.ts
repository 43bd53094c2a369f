import type { Metrics } from '../metrics.js';
import type { Clients } from './clients.js';
import type { PictureStore } from './picture-store.js';
import type { Sessions } from './sessions.js';

/** What the routes work with. */
export interface Service {
  readonly sessions: Sessions;
  readonly clients: Clients;
  readonly pictures: PictureStore;
  readonly metrics: Metrics;
  readonly items: ItemService;
  /** What the server deals, in a sentence. */
  readonly description: string;
}

/** Items by family, seed and index, and grading without episodes. */
export interface ItemService {
  /**
   * Item `index` of a family's set of a seed.
   * @param query params as text, `images` (base64 or url)
   * @param gone aborted when who asks has gone
   */
  item(path: ItemPath, query: Readonly<Record<string, string>>, gone: AbortSignal): Promise<object>;
  /** What a reply to a question of an item earns. */
  grade(request: unknown, gone: AbortSignal): Promise<object>;
}

export type ItemPath = { readonly family: string; readonly seed: string; readonly index: number };
