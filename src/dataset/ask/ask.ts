import { countIn, type ErrorCode, TopsyturvyError } from '../../core/index.js';
import { questionsIn, type Question } from '../../score/index.js';
import { questionsFile, readManifest } from '../folder/layout.js';
import { PictureFiles } from '../tar/tar-file.js';
import { lockFile } from '../folder/run-lock.js';
import { type Endpoint, type EndpointOptions, openEndpoint } from './endpoint.js';
import { type Failure, standingError } from './failure.js';
import { ReplyFile } from './reply-file.js';
import type { PutQuestion } from '../export/forms/switching.js';
import { type PromptOptions, promptsOf } from './prompts.js';
import { requestOf, type RequestOptions } from './request.js';
import { type Patience, Requests } from './requests.js';
import { type Answer, answerTo } from './conversation.js';
import { picked, selectedIn, selectionOf, type Selection } from '../select-questions.js';
import { headLine } from './reply-head.js';

/** The model, what it is asked, and where its replies go. */
export interface AskOptions extends EndpointOptions, Patience, PromptOptions, RequestOptions, Selection {
  /** The file of replies, which grows; an existing one is continued. */
  readonly replies: string;
  /** Sent with each request, for endpoints that draw from a seed. */
  readonly seed?: number | undefined;
  /** Requests at the same time. Default 4 */
  readonly concurrency?: number | undefined;
  /** Ends every wait, and gives up the requests under way. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each answer: how many questions have one, of how many, and how many of them since the last call. */
  onProgress?(done: number, total: number, now: number): void;
}

/** What was asked. */
export interface AskReport {
  /** Questions selected. */
  readonly questions: number;
  /** Questions that got a reply with text now. */
  readonly asked: number;
  /** Questions that had one before. */
  readonly before: number;
  /** Reason → how many questions got none. */
  readonly failed: Readonly<Record<string, number>>;
  /** Why the answer ended (`length`, `stop`, …) → how many answers had no text. They are not in the file, and are asked again. */
  readonly withoutText: Readonly<Record<string, number>>;
  /** The tokens of the replies made now, as the endpoint counts them. */
  readonly tokens: { readonly in: number; readonly out: number };
  /** Whether the signal ended the run. */
  readonly interrupted: boolean;
}

/** The number of questions in a row without a reply after which the endpoint is taken to be down. */
const patience = 10;

/**
 * Asks a model behind an OpenAI-compatible endpoint a dataset's questions. Each reply is on the disk before its worker asks
 * on, so that a run that ends in any way can be called again and asks what is left.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' or 'bad-file' for a dataset or replies that cannot be used or to which another run writes, 'bad-parameter' for an endpoint that
 *   refuses every question, 'no-service' for one that gives no more replies or asks to wait too long, 'missing-package' without openai
 */
export async function askDataset(folder: string, options: AskOptions): Promise<AskReport> {
  readManifest(folder);
  const endpoint = await openEndpoint(options);
  const path = { folder, name: questionsFile };
  const wanted = await selectedIn(folder, options);
  const prompt = await promptsOf(folder, options);
  const release = await lockFile(options.replies);
  try {
    const file = new ReplyFile(options.replies, options.model, headOf(options));
    const run = new Run(new PictureFiles(folder), endpoint, file, options, wanted.length);
    try {
      const left = prompted(unanswered(picked(await questionsIn(path), new Set(wanted)), file, run), prompt);
      // The first by itself: a wrong key or address costs one request, and one sentence.
      await run.ask(left);
      const workers = Array.from({ length: options.concurrency ?? 4 }, () => run.askAll(left));
      await Promise.all(workers);
    } finally {
      run.stop();
      file.close();
    }
    return run.report();
  } finally {
    release();
  }
}

/** The line that says what is asked and how. */
function headOf(options: AskOptions): string {
  const { model, prompts, shots, system, temperature, topP, maxTokens, logprobs, detail, seed } = options;
  const settings = Object.entries({
    prompts,
    shots,
    system,
    temperature,
    topP,
    maxTokens,
    logprobs,
    detail,
    seed,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return headLine({
    model,
    asked: selectionOf(options),
    ...(settings.length > 0 && { settings: Object.fromEntries(settings) }),
  });
}

function* unanswered(questions: Iterable<Question>, { answered }: ReplyFile, run: Run): Generator<Question> {
  for (const question of questions) {
    if (answered.has(question.id)) run.before++;
    else yield question;
  }
}

/** Questions as they are put, each made when it is asked. */
function* prompted(
  questions: Iterable<Question>,
  prompt: (question: Question) => PutQuestion,
): Generator<PutQuestion> {
  for (const question of questions) yield prompt(question);
}

class Run {
  before = 0;
  /** Replies with text, and all answers. */
  private asked = 0;
  private answers = 0;
  private readonly failed = new Map<string, number>();
  private readonly withoutText = new Map<string, number>();
  private readonly tokens = { in: 0, out: 0 };
  private failuresInARow = 0;
  private isStopped = false;
  /** Whether the endpoint ever answered as one does, in this run or the one that is gone on with. */
  private isKnown: boolean;
  private readonly requests: Requests;

  constructor(
    private readonly pictures: PictureFiles,
    private readonly endpoint: Endpoint,
    private readonly file: ReplyFile,
    private readonly options: AskOptions,
    private readonly total: number,
  ) {
    this.requests = new Requests(endpoint, options);
    this.isKnown = file.answered.size > 0;
    // A signal of a user's may outlive many runs.
    options.signal?.addEventListener('abort', this.stop);
    if (options.signal?.aborted) this.stop();
  }

  readonly stop = (): void => {
    this.isStopped = true;
    this.requests.stop();
    this.options.signal?.removeEventListener('abort', this.stop);
  };

  async askAll(questions: Iterator<PutQuestion>): Promise<void> {
    try {
      while (await this.ask(questions));
    } catch (error) {
      this.stop(); // the other workers, too
      throw error;
    }
  }

  /** Asks the next question. @returns false if there is none, or no more are to be asked */
  async ask(questions: Iterator<PutQuestion>): Promise<boolean> {
    if (this.isStopped) return false;
    const { value: question, done } = questions.next();
    if (done) return false;
    const { isOpenAi } = this.endpoint;
    const answer = await answerTo(question, (next) => {
      const request = requestOf(this.pictures, question, { ...this.options, isOpenAi }, next);
      return this.requests.ask(request, question.id, () => this.isKnown);
    });
    if (answer === undefined) return false;
    if ('why' in answer) this.noteFailure(answer);
    else this.noteReply(question, answer);
    return true;
  }

  private noteReply({ id }: Question, { text, replies, finish, tokens, logprobs }: Answer): void {
    this.isKnown = true;
    this.failuresInARow = 0;
    this.answers++;
    this.tokens.in += tokens?.in ?? 0;
    this.tokens.out += tokens?.out ?? 0;
    if (text === undefined) countIn(this.withoutText, finish ?? 'no reason given');
    else {
      const { model, logprobs: wanted } = this.options;
      this.file.append({
        id,
        reply: text,
        ...(replies && { replies }),
        model,
        ...(finish && { finish }),
        ...(tokens && { tokens }),
        ...(wanted !== undefined && logprobs && { logprobs }),
      });
      this.asked++;
    }
    this.options.onProgress?.(this.before + this.answers, this.total, 1);
  }

  private noteFailure(failure: Failure): void {
    const { why, status, instead, retryAfter = 0 } = failure;
    const { baseUrl } = this.endpoint;
    countIn(this.failed, why);
    this.failuresInARow++;
    if (retryAfter > this.requests.maxWait)
      throw this.ended(
        'no-service',
        `${baseUrl} asks to wait for ${Math.ceil(retryAfter)} s, longer than --max-wait (${why})`,
        why,
      );
    const isLast = this.failuresInARow === patience;
    const standing = standingError(failure, baseUrl, this.options.model);
    if (standing && (isLast || !this.isKnown)) throw standing;
    // Who is not reached at all at first is not there; one question alone may be what breaks a server that was.
    const isLost = status === undefined && instead === undefined;
    const isAway = isLost && this.answers === 0 && this.failuresInARow === (this.isKnown ? 2 : 1);
    if (isLast || isAway)
      throw this.ended(
        this.isKnown ? 'no-service' : 'bad-parameter',
        `${baseUrl} gave no reply to ${this.failuresInARow === 1 ? 'the first question' : `${this.failuresInARow} questions in a row`} (${why})`,
        why,
      );
  }

  /** The error that ends the run, which says what there is by now. */
  private ended(code: ErrorCode, why: string, value: string): TopsyturvyError {
    const { path, answered } = this.file;
    const there =
      answered.size > 0
        ? `${answered.size} replies are in '${path}', and the same call asks the rest`
        : 'there is no reply yet';
    return new TopsyturvyError(code, `${why}; ${there}`, value);
  }

  report(): AskReport {
    return {
      questions: this.total,
      asked: this.asked,
      before: this.before,
      failed: Object.fromEntries(this.failed),
      withoutText: Object.fromEntries(this.withoutText),
      tokens: this.tokens,
      interrupted: this.options.signal?.aborted ?? false,
    };
  }
}
