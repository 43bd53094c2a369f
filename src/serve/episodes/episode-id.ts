import { canonicalJson, type Json, parsedJson, sha256 } from '../../core/index.js';
import { mostItems } from '../items/stream-part.js';
import type { StreamKey } from '../items/part-requests.js';
import { askedIn } from '../protocol/messages.js';

/** What an episode is about: all that is needed to deal it again. */
export interface EpisodeKey extends StreamKey {
  /** The number of the deal. */
  readonly seed: number;
}

/** The deals that ids of clients' own lead to: the upper half, far from those dealt in order. */
const ownDeals = mostItems / 2;

/** An id that says what the episode is about: the deal, and what was asked for, if anything. */
export function episodeId({ seed, ...rest }: EpisodeKey): string {
  const asked = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Json;
  const text = canonicalJson(asked);
  return text === '{}' ? String(seed) : `${seed}.${Buffer.from(text).toString('base64url')}`;
}

/**
 * The episode that an id stands for. An id that this server did not give is a name of the client's own: equal names give equal deals.
 * @param id at most 4,096 characters
 */
export function episodeKey(id: string): EpisodeKey {
  const match = /^(\d{1,16})(?:\.([\w-]+))?$/.exec(id);
  const seed = Number(match?.[1]);
  if (!match || !Number.isSafeInteger(seed)) return ownName(id);
  if (match[2] === undefined) return { seed };
  const asked = askedIn(parsedJson(Buffer.from(match[2], 'base64url').toString()));
  return asked ? { ...asked, seed } : ownName(id);
}

const ownName = (id: string): EpisodeKey => ({
  seed: ownDeals + (parseInt(sha256(id).slice(0, 12), 16) % ownDeals),
});
