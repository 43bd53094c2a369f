import type { APIError } from 'openai';
import { messageOf, TopsyturvyError } from '../../core/errors.js';

/** Why a question got no reply, in the endpoint's words. */
export interface NoReply {
  readonly why: string;
  /** Whether the endpoint was not reached, or broke off. */
  readonly lost?: true;
}

/** Statuses that hold for this question alone: too long, refused by a filter, of a form that the model does not take. */
const ofThisQuestion = new Set([400, 413, 422]);

/**
 * What an error of the client means, after all repetitions: that this question got no reply, or that no other will either.
 *
 * @throws TopsyturvyError 'bad-parameter' for what holds for every question: a wrong key, address or model
 */
export function refusalOf(error: unknown, address: string, model: string): NoReply {
  const { status, headers } = error as Partial<APIError>;
  const said = messageOf(error).replace(/\s+/g, ' ').slice(0, 300);
  const stop = (message: string, value: unknown): TopsyturvyError =>
    new TopsyturvyError('bad-parameter', message, value, undefined, { cause: error });
  if (status === undefined) return { why: said, lost: true };
  if (status >= 300 && status < 400) {
    const to = headers?.get('location') ?? 'another address';
    throw stop(
      `${address} redirects to ${to}, which is not followed because of the key; give that address with --base-url if you trust it`,
      to,
    );
  }
  if (status === 401 || status === 403)
    throw stop(
      `${address} refuses the key (${said}); --key-env names the environment variable that holds it`,
      status,
    );
  if (status === 404)
    throw stop(
      `${address} has no model '${model}', or is not the address before /chat/completions (${said})`,
      model,
    );
  if (ofThisQuestion.has(status) || status === 429 || status >= 500) return { why: said };
  throw stop(`${address} refuses requests: ${said}`, status);
}

/** @throws TopsyturvyError 'bad-parameter' always: the endpoint answered, but not in the protocol */
export function notTheProtocol(answer: unknown, address: string): never {
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? 'nothing');
  const kind = /^\s*</.test(text) ? 'a web page' : `'${text.slice(0, 60)}'`;
  throw new TopsyturvyError(
    'bad-parameter',
    `${address} answers with ${kind}, not with a chat completion; an OpenAI-compatible address mostly ends in /v1`,
    address,
    'the address before /chat/completions',
  );
}
