import { askBaseline } from '../benchmarks/ask-baseline.js';
import { protocolOf, type Protocol } from '../benchmarks/tables/protocols.js';
import { badParameter } from '../core/errors.js';
import { askDataset, type AskReport } from '../dataset/ask/ask.js';
import type { PromptForm } from '../dataset/ask/prompts.js';
import { interruptible } from './terminal/interrupt.js';
import { asJson, message, print, wholeNumber } from './terminal/print.js';
import { Progress } from './terminal/progress.js';
import { selectedBy, type SelectionOptions } from './terminal/selection-options.js';

interface Options extends SelectionOptions {
  model: string;
  protocol?: string;
  baseUrl?: string;
  keyEnv?: string;
  replies?: string;
  runs?: string;
  seed?: string;
  temperature?: string;
  topP?: string;
  maxTokens?: string;
  logprobs?: string;
  prompts?: string;
  shots?: string;
  system?: string;
  detail?: string;
  concurrency?: string;
  timeout?: string;
  retries?: string;
  maxWait?: string;
  price?: string;
  json?: boolean;
  quiet?: boolean;
}

const baselines = 'baseline:';

/** `topsyturvy ask`: exit 1 if a question got no reply, or one without text; 130 if it was interrupted. */
export async function ask(folder: string, given: Options): Promise<void> {
  const protocol = given.protocol === undefined ? undefined : protocolOf(given.protocol);
  const options = { ...stated(protocol), ...given };
  const runs = options.runs === undefined ? 1 : wholeNumber('--runs', options.runs, 1, 100);
  const price = options.price === undefined ? undefined : priceOf(options.price);
  const progress = new Progress('replies', options.quiet);
  const reports: (AskReport & { file: string })[] = [];
  try {
    await interruptible(async (signal) => {
      for (let run = 1; run <= runs && !signal.aborted; run++) {
        const file = fileOf(options, run, runs);
        const seed = seedOf(options, protocol, run);
        reports.push({ ...(await askOnce(folder, options, { file, seed, signal, progress })), file });
      }
    });
  } finally {
    progress.stop();
    // The runs that came to their end, also where another did not.
    const text = options.json ? asJson(reports) : reports.map((one) => lines(one, price)).join('');
    if (reports.length > 0) print(text);
  }
  if (reports.some(({ failed, withoutText }) => Object.keys({ ...failed, ...withoutText }).length > 0))
    process.exitCode = 1;
  for (const { file, asked, before } of reports.filter(({ interrupted }) => interrupted)) {
    process.stderr.write(
      `stopped; '${file}' keeps ${asked + before} replies, and the same call asks the rest\n`,
    );
    process.exitCode = 130;
  }
}

interface Run {
  readonly file: string;
  readonly seed: number | undefined;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

function askOnce(
  folder: string,
  options: Options,
  { file, seed, signal, progress }: Run,
): Promise<AskReport> {
  const { model, baseUrl, keyEnv, system } = options;
  const selection = selectedBy(folder, options);
  if (model.startsWith(baselines))
    return askBaseline(folder, { ...selection, baseline: model.slice(baselines.length), replies: file });
  return askDataset(folder, {
    ...selection,
    model,
    prompts: options.prompts as PromptForm | undefined,
    shots: numberOf('--shots', options.shots, 1, 3),
    system,
    baseUrl,
    keyVariable: keyEnv,
    replies: file,
    seed,
    signal,
    temperature: shareOf('--temperature', options.temperature, 0, 2),
    topP: shareOf('--top-p', options.topP, Number.MIN_VALUE, 1),
    logprobs: numberOf('--logprobs', options.logprobs, 0, 20),
    maxTokens: numberOf('--max-tokens', options.maxTokens, 1, 1e6),
    concurrency: numberOf('--concurrency', options.concurrency, 1, 256),
    timeout: numberOf('--timeout', options.timeout, 1, 86_400),
    retries: numberOf('--retries', options.retries, 0, 100),
    maxWait: numberOf('--max-wait', options.maxWait, 0, 86_400),
    detail: detailOf(options.detail),
    onProgress: (done, total, now) => progress.update(done, total, now),
  });
}

/** What a protocol states, as options are given. */
const stated = (protocol: Protocol | undefined): Partial<Options> => ({
  ...(protocol && { runs: String(protocol.runs) }),
  ...(protocol?.temperature !== undefined && { temperature: String(protocol.temperature) }),
  ...(protocol?.split !== undefined && { split: protocol.split }),
});

/** The seed of a run, 1, 2, …: a protocol's own is for as many runs as it has. */
function seedOf({ seed }: Options, protocol: Protocol | undefined, run: number): number | undefined {
  if (seed === undefined) return protocol?.seeds?.[run - 1];
  return wholeNumber('--seed', seed, 0, 0x7fffffff) + run - 1;
}

const numberOf = (name: string, text: string | undefined, min: number, max: number): number | undefined =>
  text === undefined ? undefined : wholeNumber(name, text, min, max);

/** The name of the file of each run: `replies.jsonl`, or `replies-1.jsonl`, … for several. */
function fileOf({ replies, model }: Options, run: number, runs: number): string {
  const file = replies ?? `replies-${model.replace(/[^\w.-]+/g, '-')}.jsonl`;
  return runs === 1 ? file : file.replace(/(\.[^./]*)?$/, (ending) => `-${run}${ending}`);
}

function shareOf(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw badParameter(name, text, `a number ${min === 0 ? 'from 0' : 'above 0,'} to ${max}`);
}

function detailOf(text: string | undefined): 'low' | 'high' | 'auto' | undefined {
  if (text === undefined || text === 'low' || text === 'high' || text === 'auto') return text;
  throw badParameter('--detail', text, 'low, high or auto');
}

/** The price of a million tokens. */
type Price = { readonly in: number; readonly out: number };

function priceOf(text: string): Price {
  const match = /^(\d{1,9}(?:\.\d+)?),(\d{1,9}(?:\.\d+)?)$/.exec(text);
  if (match) return { in: Number(match[1]), out: Number(match[2]) };
  throw badParameter('--price', text, 'what a million tokens cost, read and written, e.g. 0.15,0.6');
}

function lines(report: AskReport & { readonly file: string }, price: Price | undefined): string {
  const { file, asked, before, questions, tokens, failed, withoutText } = report;
  const cost = price && (price.in * tokens.in + price.out * tokens.out) / 1e6;
  return [
    `${file}: ${asked} replies${before > 0 ? `, and ${before} from before` : ''}, of ${questions} questions`,
    ...(tokens.in + tokens.out > 0
      ? [`tokens: ${tokens.in} in, ${tokens.out} out${cost === undefined ? '' : `, cost ${cost.toFixed(4)}`}`]
      : []),
    ...Object.entries(failed).map(([why, count]) => message(`no reply to ${count}: ${why}`)),
    ...textless(withoutText),
    '',
  ].join('\n');
}

function textless(withoutText: AskReport['withoutText']): string[] {
  const ends = Object.entries(withoutText);
  if (ends.length === 0) return [];
  const total = ends.reduce((sum, [, count]) => sum + count, 0);
  const why = ends.map(([finish, count]) => `${count} ended with '${finish}'`).join(', ');
  const more = 'length' in withoutText ? ', if need be with more --max-tokens' : '';
  return [
    `no text came for ${total} (${why}); they are not in the file, and the same call asks them again${more}`,
  ];
}
