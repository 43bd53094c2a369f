import { isObject, type JsonObject, parsedJson } from '../../core/json.js';
import { messageText } from '../content-text.js';
import { failed, foreign, shortened, type Failure } from './failure.js';

/** What a model said. */
export interface Completion {
  /** The text; undefined where it said nothing: all tokens went into reasoning, or the server lost its text. */
  readonly text: string | undefined;
  /** Why it ended: `stop`, `length`, … */
  readonly finish: string | undefined;
  /** Tokens as the endpoint counts them. */
  readonly tokens: { readonly in: number; readonly out: number } | undefined;
  /** What the endpoint says of the first {@link mostTold} tokens, where it says it. */
  readonly logprobs: readonly TokenProbability[] | undefined;
}

/** A token of a reply with its natural log probability, and those of others in its place where they were asked for, itself included. */
export interface TokenProbability {
  readonly token: string;
  readonly logprob: number;
  readonly top?: readonly Omit<TokenProbability, 'top'>[];
}

/** The statuses that the codes and types of errors stand for, where they are words. */
const words: readonly (readonly [RegExp, number])[] = [
  [/rate.?limit|quota|too.?many|exhausted|throttl|overload|capacity/i, 429],
  [/not.?found/i, 404],
  [/auth|api.?key|permission|forbidden|denied|credit|billing/i, 403],
  [/timeout|timed.?out/i, 408],
  [/invalid|bad.?request|context|content|policy|filter|unprocessable|unsupported/i, 400],
];
/** The status that an error without a code is taken for: of a server on the way, which may pass. */
const badGateway = 502;

/**
 * Reads the body of an answer with status 200. Routers send that status before the model behind them has begun, and put what goes
 * wrong then into the body or the choice.
 * @param retryAfter seconds, as the answer's head says
 */
export function readCompletion(text: string, retryAfter: number | undefined): Completion | Failure {
  const body = parsedJson(text);
  const error = errorIn(body);
  if (error) return failed(wordsOf(error), statusOf(error), retryAfter);
  if (!isObject(body) || !('choices' in body)) return foreign(body === undefined ? text : body);
  const choice: unknown = Array.isArray(body['choices']) ? body['choices'][0] : undefined;
  const { message, finish_reason: end, error: own } = isObject(choice) ? choice : ({} as JsonObject);
  const finish = typeof end === 'string' ? shortened(end) : undefined;
  if (isError(own)) return failed(wordsOf(own), statusOf(own), retryAfter);
  if (finish === 'error') return failed('the choice ended in an error', badGateway, retryAfter);
  if (!isObject(message)) {
    const what = choice === undefined ? 'no choices' : `no message (${finish ?? 'no reason given'})`;
    return failed(`the answer has ${what}`, badGateway, retryAfter);
  }
  return {
    text: messageText(message),
    finish,
    tokens: tokensOf(body['usage']),
    logprobs: logprobsOf(isObject(choice) ? choice['logprobs'] : undefined),
  };
}

type ErrorBody = JsonObject | string;

/** An error is words or an object that says something: some servers put an empty one beside every reply. */
const isError = (value: unknown): value is ErrorBody =>
  typeof value === 'string' ? value !== '' : isObject(value) && Object.keys(value).length > 0;

/** The error that a body holds: as `error`, alone (vLLM's), or in a list of one (Google's). */
function errorIn(body: unknown): ErrorBody | undefined {
  if (Array.isArray(body)) return body.length === 1 ? errorIn(body[0]) : undefined;
  if (!isObject(body)) return undefined;
  if (isError(body['error'])) return body['error'];
  return body['object'] === 'error' ? body : undefined;
}

function wordsOf(error: ErrorBody): string {
  if (typeof error === 'string') return error;
  const { message, code, type } = error;
  const said = typeof message === 'string' && message !== '' ? message : JSON.stringify(error);
  const name = [code, type].find((one) => typeof one === 'number' || (typeof one === 'string' && one !== ''));
  return name === undefined ? said : `${String(name)} ${said}`;
}

function statusOf(error: ErrorBody): number {
  const named = typeof error === 'string' ? [error] : [error['code'], error['status'], error['type']];
  // An object may have a member 'toString', with which it is no text and no number.
  const text = named.filter((one) => typeof one === 'string' || typeof one === 'number');
  const number = text.map(Number).find((one) => Number.isInteger(one) && one >= 400 && one < 600);
  if (number !== undefined) return number;
  return words.find(([pattern]) => pattern.test(text.join(' ')))?.[1] ?? badGateway;
}

/** So many tokens of a reply are kept with their probabilities, which take some hundred bytes each. */
const mostTold = 1024;
/** The most tokens in the place of one that endpoints tell. */
const mostInPlace = 20;

function logprobsOf(told: unknown): Completion['logprobs'] {
  const content = isObject(told) ? told['content'] : undefined;
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const read = content.slice(0, mostTold).map((one): TokenProbability | undefined => {
    const top: unknown = isObject(one) ? one['top_logprobs'] : undefined;
    const own = probabilityOf(one);
    const others = Array.isArray(top)
      ? top.slice(0, mostInPlace).flatMap((each) => probabilityOf(each) ?? [])
      : [];
    return own && (others.length > 0 ? { ...own, top: others } : own);
  });
  // One without a probability would shift those after it.
  return read.includes(undefined) ? undefined : (read as TokenProbability[]);
}

function probabilityOf(value: unknown): Omit<TokenProbability, 'top'> | undefined {
  if (!isObject(value)) return undefined;
  const { token, logprob } = value;
  return typeof token === 'string' && typeof logprob === 'number' ? { token, logprob } : undefined;
}

/** The most tokens of a reply: a larger number is no count, and would spoil the sum and the cost. */
const mostTokens = 1e9;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostTokens;

function tokensOf(usage: unknown): Completion['tokens'] {
  const { prompt_tokens: read, completion_tokens: written } = isObject(usage) ? usage : ({} as JsonObject);
  return isCount(read) && isCount(written) ? { in: read, out: written } : undefined;
}
