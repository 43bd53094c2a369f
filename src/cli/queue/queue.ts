import { badParameter, wrongParameter } from '../../core/errors.js';
import { loadRegistry } from '../../dataset/plan/modules.js';
import { refuseModules } from '../../dataset/queue/closed-set.js';
import { collectShards } from '../../dataset/queue/collect.js';
import { mostShards } from '../../dataset/queue/shard-range.js';
import { queueStatus } from '../../dataset/queue/status.js';
import { submitSet } from '../../dataset/queue/submit.js';
import { workOnQueue } from '../../dataset/queue/work.js';
import { checkFormat } from '../../dataset/tar/tar-file.js';
import { givenSpec, requestedSpec, type SpecOptions } from '../spec-request.js';
import { interruptible } from '../terminal/interrupt.js';
import { printFinished } from '../terminal/finished.js';
import { asJson, message, print, wholeNumber } from '../terminal/print.js';
import { Progress } from '../terminal/progress.js';

type QueueOptions = { redis?: string; queue?: string; json?: boolean; quiet?: boolean };

function fail(text: string): void {
  process.stderr.write(`topsyturvy: ${message(text)}\n`);
  process.exitCode = 1;
}

const note = (text: string): void => void process.stderr.write(`note: ${message(text)}\n`);

/** `topsyturvy queue submit`. */
export async function submit(
  what: string,
  options: QueueOptions & SpecOptions & { store: string; shards?: string; format?: string },
): Promise<void> {
  const given = givenSpec(what);
  if (given) refuseModules(given);
  const { spec, seed, orFewer } = await requestedSpec(what, given, await loadRegistry(), options);
  const report = await submitSet(spec, seed, {
    ...queueOf(options),
    store: options.store,
    shards: wholeNumber('--shards', options.shards ?? '64', 1, mostShards),
    format: checkFormat(options.format ?? 'folder'),
    orFewer,
  });
  const { redis, items, shards, done, added, keeps } = report;
  if (!keeps)
    note(`Redis at ${redis} forgets its jobs when it is killed (appendonly is no); submit again then`);
  if (options.json) print(asJson(report));
  else
    print(
      `${items} items in ${shards} shards: ${added} jobs added, ${done} shards done before, ${shards - added - done} jobs there already\n`,
    );
}

/** `topsyturvy queue work`: exit 1 if jobs failed or were left to others, 130 if it was interrupted. */
export async function work(
  options: QueueOptions & { store?: string; stay?: boolean; stalledAfter?: string },
): Promise<void> {
  const stalledAfter = wholeNumber('--stalled-after', options.stalledAfter ?? '60', 1, 86_400);
  const progress = new Progress('items', options.quiet);
  let items = 0;
  const { result: report, stopped } = await interruptible((signal) =>
    workOnQueue({
      ...queueOf(options),
      store: options.store,
      stay: options.stay ?? false,
      stalledAfter,
      signal,
      ...(!options.quiet && { onNote: note }),
      onProgress: (now) => progress.update((items += now), items, now),
    }),
  ).finally(() => progress.stop());
  const { made, failed, aside } = report;
  if (options.json) print(asJson(report));
  else if (!options.quiet)
    print(
      `made ${made} shards, ${report.items} items${stopped ? '; stopped, the job at hand is given back' : ''}\n`,
    );
  // Clients of a Redis that is away would go on trying.
  if (stopped) process.stdout.write('', () => process.exit(130));
  else {
    for (const [reason, count] of Object.entries(aside))
      fail(`${count} jobs are left to other workers: ${reason}`);
    if (failed > 0) fail(`${failed} jobs have failed; 'queue status' says why`);
  }
}

/** `topsyturvy queue status`. */
export async function status(options: QueueOptions): Promise<void> {
  const { redis, queue } = queueOf(options);
  const found = await queueStatus(redis, queue);
  if (options.json) {
    print(asJson(found));
    return;
  }
  const { waiting, active, retrying, done, failed, reasons } = found;
  print(
    `waiting ${waiting}, active ${active}, to be tried again ${retrying}, done ${done}, failed ${failed}\n`,
  );
  for (const [reason, count] of Object.entries(reasons)) print(`${count} failed: ${message(reason)}\n`);
}

/** `topsyturvy queue merge`. */
export async function merge(
  store: string,
  options: { out: string; format?: string; json?: boolean; quiet?: boolean },
): Promise<void> {
  const progress = new Progress('items', options.quiet);
  const manifest = await collectShards(store, options.out, {
    ...(options.format !== undefined && { format: checkFormat(options.format) }),
    onProgress: (done, total, now) => progress.update(done, total, now),
  }).finally(() => progress.stop());
  await printFinished(options.out, manifest, options);
}

function queueOf({ redis = process.env['REDIS_URL'], queue = 'topsyturvy' }: QueueOptions): {
  redis: string;
  queue: string;
} {
  if (redis === undefined) throw wrongParameter('There is no --redis, and the environment has no REDIS_URL');
  if (!/^[A-Za-z0-9._-]{1,100}$/.test(queue))
    throw badParameter('--queue', queue, 'letters, digits, dots and dashes');
  return { redis, queue };
}
