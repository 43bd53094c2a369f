import { messageOf, TopsyturvyError } from '../../core/errors.js';

/** The codes of OpenEnv's WebSocket protocol (core/env_server/types.py, `WSErrorCode`), and the status of each over HTTP. */
const statuses = {
  INVALID_JSON: 400,
  UNKNOWN_TYPE: 400,
  VALIDATION_ERROR: 422,
  EXECUTION_ERROR: 500,
  CAPACITY_REACHED: 503,
  FACTORY_ERROR: 500,
  SESSION_ERROR: 409,
} as const;

export type ServeErrorCode = keyof typeof statuses;

/** What a client is told when its request cannot be carried out. */
export class ServeError extends Error {
  override readonly name = 'ServeError';

  constructor(
    readonly code: ServeErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** Whatever was thrown, as a client is told it. What only the operator may know (paths, stacks) is not in it. */
export function serveError(error: unknown): ServeError {
  if (error instanceof ServeError) return error;
  if (error instanceof TopsyturvyError) {
    const asked = error.code === 'bad-parameter' || error.code === 'bad-spec' || error.code === 'too-many';
    return new ServeError(asked ? 'VALIDATION_ERROR' : 'EXECUTION_ERROR', error.message, { cause: error });
  }
  return new ServeError('EXECUTION_ERROR', `The item cannot be made: ${messageOf(error)}`, { cause: error });
}
