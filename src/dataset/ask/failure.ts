import type { APIError } from 'openai';
import { messageOf, TopsyturvyError, wrongParameter } from '../../core/errors.js';
import { retryAfterOf } from './retry-after.js';

/** Why a question got no reply. */
export interface Failure {
  /** The reason, in the endpoint's words. */
  readonly why: string;
  /** Whether asking again may help. */
  readonly mayPass: boolean;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** The status of the answer; undefined where the endpoint was not reached, or broke off. */
  readonly status?: number | undefined;
  /** The address to which a redirect leads. */
  readonly location?: string | undefined;
  /** What was answered instead of a chat completion or an error. */
  readonly instead?: string;
  /** Whether the failure stood in the body of an answer with status 200: then the address is right. */
  readonly inBody?: true;
}

/** Statuses besides 429 and those of the server that may pass: timeouts, locks. */
const passing = new Set([408, 409, 425, 429]);
/** Statuses that hold for one question: too long, refused by a filter, of a form that the model does not take. */
const ofOneQuestion = new Set([400, 403, 413, 422]);

const mayPass = (status: number): boolean => passing.has(status) || status >= 500;

/** The beginning of a text of any length, as a copy: a slice keeps the whole text in memory. */
export const shortened = (text: string): string =>
  Buffer.from(text.slice(0, 4096)).toString().replace(/\s+/g, ' ').trim().slice(0, 300);

/** An error in an answer with status 200. @param status what the error stands for */
export const failed = (why: string, status: number, retryAfter: number | undefined): Failure => ({
  why: shortened(why),
  mayPass: mayPass(status),
  status,
  retryAfter,
  inBody: true,
});

/** The failure of a server that lost its text: asked again, it may say more. */
export const nothing = 'nothing';

/** The failure of an answer with status 200 that is no chat completion. */
export function foreign(answer: unknown): Failure {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const isEmpty = answer === null || !/\S/.test(text);
  const isPage = /^\s*</.test(text);
  const instead = isEmpty ? nothing : isPage ? 'a web page' : `'${shortened(text).slice(0, 60)}'`;
  return { why: `it answered with ${instead}, not with a chat completion`, mayPass: true, instead };
}

const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;

/** What Node's fetch refuses without words of its own → what it is. */
const unsaid: Readonly<Record<string, string>> = {
  undefined: 'it answers with status 407, as a proxy does that wants a password',
  'false == true': 'its answer has a status below 100',
};

/** The failure for what the client threw. */
export function thrown(error: unknown): Failure {
  const { status, headers } = error as Partial<APIError>;
  // The client says no more than "Connection error." of what has no status; several addresses that refuse have only a code.
  const cause = innermost(error);
  const told = messageOf(cause) || (cause as NodeJS.ErrnoException).code!;
  const more = cause === error ? '' : ` (${Object.hasOwn(unsaid, told) ? unsaid[told] : told})`;
  const why = shortened(messageOf(error) + more);
  if (status === undefined) return { why, mayPass: true };
  const said = headers?.get('x-should-retry');
  return {
    why,
    mayPass: said === 'true' || (said !== 'false' && mayPass(status)),
    status,
    retryAfter: headers && retryAfterOf(headers),
    location: headers?.get('location') ?? undefined,
  };
}

/**
 * The error for a failure that, before there was any reply, holds for every question: a wrong key, address or model. Undefined for
 * one that may be of its question.
 */
export function standingError(
  { why, status, location, instead, inBody }: Failure,
  address: string,
  model: string,
): TopsyturvyError | undefined {
  const stop = (message: string, value: unknown, expected?: string): TopsyturvyError =>
    wrongParameter(message, value, expected);
  if (instead !== undefined)
    return stop(
      `${address} answers with ${instead}, not with a chat completion; an OpenAI-compatible address mostly ends in /v1`,
      address,
      'the address before /chat/completions',
    );
  if (inBody || status === undefined || ofOneQuestion.has(status) || mayPass(status)) return undefined;
  if (location !== undefined && status >= 300 && status < 400) {
    const to = whole(location, `${address}/chat/completions`);
    return stop(
      `${address} redirects to ${to}, which is not followed because of the key; if you trust it, give --base-url ${to.replace(/\/chat\/completions\/?$/, '')}`,
      to,
    );
  }
  if (status === 401)
    return stop(
      `${address} refuses the key (${why}); --key-env names the environment variable that holds it`,
      status,
    );
  if (status === 404)
    return stop(
      `${address} has no model '${model}', or is not the address before /chat/completions (${why})`,
      model,
    );
  return stop(`${address} refuses requests: ${why}`, status);
}

/** Where a redirect leads, which may be relative to the address that was asked. */
const whole = (location: string, asked: string): string =>
  URL.canParse(location, asked) ? new URL(location, asked).href : location;
