import { Stream } from '../../core/stream.js';
import { type Completion, readCompletion } from './completion.js';
import type { Endpoint } from './endpoint.js';
import { nothing, thrown, type Failure } from './failure.js';
import type { ChatRequest } from './request.js';
import { retryAfterOf } from './retry-after.js';

/** Timeout and retries of a request. */
export interface Patience {
  /** Seconds until a request is given up, and tried again. Default 120 */
  readonly timeout?: number | undefined;
  /** How often a request is repeated after a rate limit, an error of the server or a lost connection. Default 8 */
  readonly retries?: number | undefined;
  /** Seconds that a server may ask to wait before it is asked again; the run ends where one asks for more. Default 600 */
  readonly maxWait?: number | undefined;
}

/** The most bytes of an answer; a longer one is no reply. */
const longest = 64 << 20;

/** Requests to an endpoint, each repeated while it may help. The client's own repetitions are off: versions differ. */
export class Requests {
  readonly maxWait: number;
  private stopped = false;
  /** The controllers of each request under way and each wait. */
  private readonly out = new Set<AbortController>();

  constructor(
    private readonly endpoint: Endpoint,
    private readonly patience: Patience,
  ) {
    this.maxWait = patience.maxWait ?? 600;
  }

  /** Gives up the requests under way, and ends every wait. */
  stop(): void {
    this.stopped = true;
    for (const controller of this.out) controller.abort();
  }

  /**
   * Asks until there is an answer, or none can be expected.
   * @param id of the question: what is repeated at random moments
   * @param isKnown whether the endpoint has ever given a reply; else what is no chat completion is not asked for again
   * @returns undefined if it was stopped
   */
  async ask(
    request: ChatRequest,
    id: string,
    isKnown: () => boolean,
  ): Promise<Completion | Failure | undefined> {
    const { retries = 8 } = this.patience;
    for (let attempt = 0; !this.stopped; attempt++) {
      const answer = await this.attempt(request);
      if (this.stopped) return undefined;
      if (!('why' in answer)) return answer;
      const { mayPass, retryAfter = 0, instead } = answer;
      const isHopeless = !mayPass || (instead !== undefined && instead !== nothing && !isKnown());
      if (isHopeless || retryAfter > this.maxWait || attempt === retries) return answer;
      await this.wait(Math.max(usualWait(attempt, id), retryAfter));
    }
    return undefined;
  }

  private async attempt(request: ChatRequest): Promise<Completion | Failure> {
    const { timeout = 120 } = this.patience;
    let isLate = false;
    try {
      return await this.within(
        timeout,
        async (signal) => {
          const { client } = this.endpoint;
          const response = await client.chat.completions.create(request, { signal }).asResponse();
          return readCompletion(await textOf(response), retryAfterOf(response.headers));
        },
        () => (isLate = true),
      );
    } catch (error) {
      return isLate ? { why: `no answer within ${timeout} s`, mayPass: true } : thrown(error);
    }
  }

  private wait(seconds: number): Promise<void> {
    return this.within(seconds, () => new Promise<never>(() => undefined)).catch(() => undefined);
  }

  /** Work with a signal that ends it after some seconds, or when all is stopped. */
  private async within<T>(
    seconds: number,
    work: (signal: AbortSignal) => Promise<T>,
    onLate?: () => void,
  ): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      onLate?.();
      controller.abort();
    }, 1000 * seconds);
    this.out.add(controller);
    const { signal } = controller;
    // What is ended by its signal need not settle: the reading of a compressed body of 400 MB once did not.
    const ended = new Promise<never>((_, fail) =>
      signal.addEventListener('abort', () => fail(signal.reason)),
    );
    try {
      return await Promise.race([work(signal), ended]);
    } finally {
      clearTimeout(timer);
      this.out.delete(controller);
    }
  }
}

/** Half a second, then twice as long each time up to 8 s, and up to a quarter more, so that not all come back at once. */
const usualWait = (attempt: number, id: string): number =>
  0.5 * (1 << Math.min(attempt, 4)) * (1 + new Stream(['ask again', id, attempt]).float() / 4);

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > longest) throw new Error(`the answer is longer than ${longest >> 20} MiB`);
    parts.push(part);
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}
