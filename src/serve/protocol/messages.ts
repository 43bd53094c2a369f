import { type ErrorCode, memoize, messageOf, show, TopsyturvyError } from '../../core/index.js';
import { type Json, jsonFault, parseJson } from '../../core/json.js';
import type { Levels } from '../../families/difficulty/difficulty.js';
import { zod, type Zod, checkForm } from '../../core/zod.js';
import { replySchema } from './reply.js';

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

/** Values in what a client sends. All else waits while they are looked at, which takes some microseconds each. */
const mostValues = 10_000;
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

/** The code for an error of the library: the client's mistake, a family that cannot be opened, an item that fails. */
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
  'renderers-disagree': 'EXECUTION_ERROR',
  'broken-scorer': 'EXECUTION_ERROR',
};

/** Any error as a client gets it: without stacks. */
export function serveError(error: unknown): ServeError {
  if (error instanceof ServeError) return error;
  const code = error instanceof TopsyturvyError ? codes[error.code] : 'EXECUTION_ERROR';
  return new ServeError(code, messageOf(error), { cause: error });
}

/** What a client may say of the episode that it wants. Other members are allowed and ignored, as OpenEnv has it. */
export interface ResetRequest {
  /** The number of a deal of the server's stream. Default: the next that nobody has had. */
  readonly seed?: number | undefined;
  /** An id that the server gave: that very episode. Any other: a name of the client's own, which leads to the same deal each time. */
  readonly episode_id?: string | undefined;
  /** The name of a family. Default: the server's own parts. */
  readonly family?: string | undefined;
  /** Params of that family. */
  readonly params?: Readonly<Record<string, Json>> | undefined;
  /** How hard: a level from 1 to 10, or levels of axes. Default: the server's own, or what its curriculum says. */
  readonly difficulty?: Levels | undefined;
  /** The condition that questions must have. */
  readonly condition?: string | undefined;
}

/** A client's reply. Other members are refused. */
export interface Action {
  readonly reply: string;
  /** The episode that is replied to, over HTTP. Default: the one that was reset last. */
  readonly episode_id?: string | undefined;
}

export type SocketMessage =
  | { readonly type: 'reset'; readonly data: ResetRequest }
  | { readonly type: 'step'; readonly data: Action }
  | { readonly type: 'state' }
  | { readonly type: 'close' };

export const resetSchema = (z: Zod) =>
  z.looseObject({
    seed: z.int().min(0).nullish().describe("which deal of the server's stream; default: the next"),
    episode_id: z.string().min(1).max(4096).nullish(),
    family: z.string().max(100).nullish().describe('a family by name; default: what the server deals'),
    params: z.record(z.string().max(100), z.json()).nullish().describe("the family's params"),
    difficulty: z
      .union([z.int().min(1).max(10), z.record(z.string().max(60), z.int().min(1).max(10))])
      .nullish()
      .describe('how hard: a level from 1 to 10, or levels of axes'),
    condition: z.string().max(100).nullish().describe('only questions with this condition'),
  });

export const actionSchema = (z: Zod) =>
  z.strictObject({
    reply: replySchema(z),
    episode_id: z
      .string()
      .min(1)
      .max(4096)
      .optional()
      .describe('over HTTP: which episode is replied to; default: the one that was reset last'),
    metadata: z.record(z.string(), z.json()).optional().describe('ignored'),
  });

/** The schemas, built once: they are needed for every message. */
const schemas = memoize(() => ({ reset: resetSchema(zod()), action: actionSchema(zod()) }));

/** A reset's data, checked. @throws ServeError 'VALIDATION_ERROR' */
export const readReset = (value: unknown): ResetRequest =>
  withoutNulls(checked(() => checkForm(schemas().reset, value ?? {}, 'The reset', 'bad-parameter')));

/** The request that is encoded in the id of an episode; undefined for ids that are not ours. */
export function askedIn(value: unknown): ResetRequest | undefined {
  const { data } = schemas().reset.safeParse(value);
  return data && withoutNulls(data);
}

/** An action, checked. @throws ServeError 'VALIDATION_ERROR' */
export const readAction = (value: unknown): Action =>
  checked(() => checkForm(schemas().action, value, 'The action', 'bad-parameter')) as Action;

/** What a client sent. @param what how errors name it. @throws ServeError 'INVALID_JSON' */
export function readRequest(text: string, what: string): unknown {
  try {
    return parseJson(text, mostValues);
  } catch (error) {
    throw new ServeError('INVALID_JSON', `The ${what} ${jsonFault(error)}`);
  }
}

/** A message of the WebSocket protocol, checked. @throws ServeError 'INVALID_JSON', 'UNKNOWN_TYPE' or 'VALIDATION_ERROR' */
export function readMessage(text: string): SocketMessage {
  const message = readRequest(text, 'message');
  const { type, data } = (message ?? {}) as { type?: unknown; data?: unknown };
  switch (type) {
    case 'reset':
      return { type, data: readReset(data) };
    case 'step':
      return { type, data: readAction(data) };
    case 'state':
    case 'close':
      return { type };
    default:
      throw new ServeError(
        'UNKNOWN_TYPE',
        `${type === undefined ? 'A message needs a type' : `There is no message of type ${show(type)}`}; there are reset, step, state, close`,
      );
  }
}

function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new ServeError('VALIDATION_ERROR', messageOf(error), { cause: error });
  }
}

/** An object without nulls, which Python's clients send for what they leave out. */
const withoutNulls = (request: object): ResetRequest =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
