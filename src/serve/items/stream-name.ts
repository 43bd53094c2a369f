import { canonicalJson } from '../../core/json.js';
import type { StreamKey } from './part-requests.js';

/** The name of the server's own stream. */
export const ownStream = '{}';

/** The name by which a stream is remembered: all that was asked for, as JSON. */
export const streamName = ({ family, params, condition, difficulty }: StreamKey): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries({ family, params, condition, difficulty }).filter(([, value]) => value !== undefined),
    ),
  );
