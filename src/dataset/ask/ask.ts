import { join } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { countIn } from '../../core/group.js';
import type { Question } from '../../score/question.js';
import { questionsIn } from '../../score/read-questions.js';
import { questionsFile } from '../folder/layout.js';
import { PictureFiles } from '../folder/picture-file.js';
import { readManifest } from '../folder/read-manifest.js';
import { type Endpoint, type EndpointOptions, openEndpoint } from './endpoint.js';
import { type NoReply, notTheProtocol, refusalOf } from './refusal.js';
import { ReplyFile, type ReplyRecord } from './reply-file.js';
import { requestOf, type RequestOptions } from './request.js';
import { selectQuestions, type Selection } from '../select-questions.js';

/** Which model is asked what, and where its replies go. */
export interface AskOptions extends EndpointOptions, RequestOptions, Selection {
  /** The file of replies, which grows; one that is there is gone on with. */
  readonly replies: string;
  /** Sent with each request, for endpoints that draw from a seed. */
  readonly seed?: number | undefined;
  /** Requests at the same time. Default 4 */
  readonly concurrency?: number | undefined;
  /** Stops after the requests that are out are given up. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each reply: how many questions have one, of how many, and how many of them since the last call. */
  onProgress?(done: number, total: number, now: number): void;
}

/** What was asked. */
export interface AskReport {
  /** Questions selected. */
  readonly questions: number;
  /** Those that got a reply now. */
  readonly asked: number;
  /** Those that had one before. */
  readonly before: number;
  /** Reason → how many got none. */
  readonly failed: Readonly<Record<string, number>>;
  /** Of the replies of now, as the endpoint counts them. */
  readonly tokens: { readonly in: number; readonly out: number };
  /** Whether the signal ended it. */
  readonly interrupted: boolean;
}

/** After so many questions in a row without a reply the endpoint is taken to be down. */
const patience = 10;

/**
 * Asks a model behind an OpenAI-compatible endpoint a dataset's questions. Each reply is on the disk before its worker asks
 * on, so that a run that ends in any way can be called again and asks what is left.
 *
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' or 'bad-file' for a dataset or replies that cannot be used, 'bad-parameter' for an endpoint that
 *   refuses every question, 'missing-package' without openai
 */
export async function askDataset(folder: string, options: AskOptions): Promise<AskReport> {
  readManifest(folder);
  const endpoint = await openEndpoint(options);
  const path = join(folder, questionsFile);
  const wanted = selectQuestions(await questionsIn(path), options);
  const file = new ReplyFile(options.replies, options.model);
  const run = new Run(new PictureFiles(folder), endpoint, file, options, wanted.length);
  try {
    const left = unanswered(pick(await questionsIn(path), wanted), file, run);
    // The first by itself: a wrong key or address costs one request, and one sentence.
    await run.ask(left);
    const workers = Array.from({ length: options.concurrency ?? 4 }, () => run.askAll(left));
    await Promise.all(workers);
  } finally {
    run.stop();
    file.close();
  }
  return run.report();
}

/** The questions at some places, in their order. */
function* pick(questions: Iterable<Question>, places: readonly number[]): Generator<Question> {
  let [at, next] = [0, 0];
  for (const question of questions) {
    if (next === places.length) return;
    if (at++ !== places[next]) continue;
    next++;
    yield question;
  }
}

function* unanswered(questions: Iterable<Question>, { answered }: ReplyFile, run: Run): Generator<Question> {
  for (const question of questions) {
    if (answered.has(question.id)) run.before++;
    else yield question;
  }
}

class Run {
  before = 0;
  private asked = 0;
  private readonly failed = new Map<string, number>();
  private readonly tokens = { in: 0, out: 0 };
  private failuresInARow = 0;
  private stopped = false;
  /** Of the requests that are out: each has one of its own, as the client leaves its listener on what it is given. */
  private readonly out = new Set<AbortController>();

  constructor(
    private readonly pictures: PictureFiles,
    private readonly endpoint: Endpoint,
    private readonly file: ReplyFile,
    private readonly options: AskOptions,
    private readonly total: number,
  ) {
    // A signal of a user's may outlive many runs.
    options.signal?.addEventListener('abort', this.stop);
    if (options.signal?.aborted) this.stop();
  }

  readonly stop = (): void => {
    this.stopped = true;
    for (const request of this.out) request.abort();
    this.options.signal?.removeEventListener('abort', this.stop);
  };

  async askAll(questions: Iterator<Question>): Promise<void> {
    try {
      while (await this.ask(questions));
    } catch (error) {
      this.stop(); // the other workers, too
      throw error;
    }
  }

  /** Asks the next question. @returns false if there is none, or no more are to be asked */
  async ask(questions: Iterator<Question>): Promise<boolean> {
    if (this.stopped) return false;
    const { value: question, done } = questions.next();
    if (done) return false;
    const answer = await this.answerTo(question);
    if (answer === undefined) return false;
    if ('why' in answer) this.noteFailure(answer);
    else {
      this.file.append(answer);
      this.asked++;
      this.failuresInARow = 0;
      this.options.onProgress?.(this.before + this.asked, this.total, 1);
    }
    return true;
  }

  /** @returns undefined if the request was given up */
  private async answerTo(question: Question): Promise<ReplyRecord | NoReply | undefined> {
    const { client, isOpenAi, baseUrl } = this.endpoint;
    const { model } = this.options;
    const request = requestOf(this.pictures, question, { ...this.options, isOpenAi });
    const controller = new AbortController();
    this.out.add(controller);
    let completion;
    try {
      completion = await client.chat.completions.create(request, { signal: controller.signal });
    } catch (error) {
      return this.stopped ? undefined : refusalOf(error, baseUrl, model);
    } finally {
      this.out.delete(controller);
    }
    const choice = completion?.choices?.[0];
    if (!choice?.message) notTheProtocol(completion, baseUrl);
    const { usage } = completion;
    const tokens = usage && { in: usage.prompt_tokens, out: usage.completion_tokens };
    this.tokens.in += tokens?.in ?? 0;
    this.tokens.out += tokens?.out ?? 0;
    return {
      id: question.id,
      reply: choice.message.content ?? choice.message.refusal ?? '',
      model,
      ...(choice.finish_reason && { finish: choice.finish_reason }),
      ...(tokens && { tokens }),
    };
  }

  private noteFailure({ why, lost }: NoReply): void {
    countIn(this.failed, why);
    const isFirst = this.failuresInARow++ === 0 && this.asked === 0;
    if (this.failuresInARow < patience && !(isFirst && lost)) return;
    throw new TopsyturvyError(
      'bad-parameter',
      `${this.endpoint.baseUrl} gave no reply to ${this.failuresInARow === 1 ? 'the first question' : `${this.failuresInARow} questions in a row`} (${why}); what it answered is in '${this.file.path}', and the same call asks the rest`,
      why,
    );
  }

  report(): AskReport {
    return {
      questions: this.total,
      asked: this.asked,
      before: this.before,
      failed: Object.fromEntries(this.failed),
      tokens: this.tokens,
      interrupted: this.options.signal?.aborted ?? false,
    };
  }
}
