import { messageOf, TopsyturvyError, type ErrorCode } from '../../core/errors.js';

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

/** The longest message: what a client sent is not sent back at any length. */
const longest = 600;

/** What a client is told when its request cannot be carried out. */
export class ServeError extends Error {
  override readonly name = 'ServeError';

  constructor(
    readonly code: ServeErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message.length > longest ? `${message.slice(0, longest - 3)}...` : message, options);
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** Which code a client is told for what the library threw: its own mistake, a family that cannot be opened here, or an item that fails. */
const codes: Readonly<Record<ErrorCode, ServeErrorCode>> = {
  'bad-parameter': 'VALIDATION_ERROR',
  'bad-spec': 'VALIDATION_ERROR',
  'too-many': 'VALIDATION_ERROR',
  'bad-font': 'FACTORY_ERROR',
  'bad-picture': 'FACTORY_ERROR',
  'bad-model': 'FACTORY_ERROR',
  'bad-file': 'FACTORY_ERROR',
  'bad-folder': 'FACTORY_ERROR',
  'missing-package': 'FACTORY_ERROR',
  'no-service': 'FACTORY_ERROR',
  'no-webassembly': 'FACTORY_ERROR',
  'broken-law': 'EXECUTION_ERROR',
  'broken-family': 'EXECUTION_ERROR',
  'broken-scorer': 'EXECUTION_ERROR',
};

/** Whatever was thrown, as a client is told it: without stacks. */
export function serveError(error: unknown): ServeError {
  if (error instanceof ServeError) return error;
  const code = error instanceof TopsyturvyError ? codes[error.code] : 'EXECUTION_ERROR';
  return new ServeError(code, messageOf(error), { cause: error });
}
