import { printable } from '../core/printable.js';
import { readManifest } from '../dataset/folder/layout.js';
import { problemLimit, verifyDataset, type VerifyOptions } from '../dataset/verify/verify.js';
import { interruptible } from './terminal/interrupt.js';
import { Progress } from './terminal/progress.js';
import { asJson, askedWorkers, print } from './terminal/print.js';
import { publishedLines } from './terminal/published.js';

/** How many problems are printed. */
const shown = 20;

/** `topsyturvy verify`. */
export async function verify(
  folder: string,
  options: { workers?: string; base: string; module?: string[]; json?: boolean; quiet?: boolean },
): Promise<void> {
  const progress = new Progress('verified', options.quiet);
  const settings: VerifyOptions = {
    workers: askedWorkers(options.workers) ?? 'auto',
    base: options.base,
    modules: options.module ?? [],
    onProgress: (done, total, now) => progress.update(done, total, now),
  };
  const { result: report, stopped } = await interruptible((signal) =>
    verifyDataset(folder, { ...settings, signal }),
  ).finally(() => progress.stop());
  if (stopped) {
    process.stderr.write('stopped\n');
    process.exitCode = 130;
    return;
  }
  if (!report.ok) process.exitCode = 1;
  // Nothing is said about a dataset whose own digest is wrong, or whose files are others.
  const { data, lines } = await (report.ok ? publishedLines(readManifest(folder)) : { data: {}, lines: [] });
  if (options.json) {
    print(asJson({ ...report, ...data }));
    return;
  }
  const { items, images, questions, imported, problems } = report;
  for (const { where, what } of problems.slice(0, shown)) print(`${printable(`${where}: ${what}`)}\n`);
  const count = problems.length;
  if (count > shown) print(`… and ${count - shown} more\n`);
  if (options.quiet) return;
  const verdict =
    count === 0
      ? 'ok'
      : `${count === problemLimit ? 'at least ' : ''}${count} ${count === 1 ? 'problem' : 'problems'}`;
  print(`${folder}: ${items} items, ${images} images, ${questions} questions: ${verdict}\n`);
  for (const line of lines) print(`${line}\n`);
  if (imported !== undefined)
    print(
      `was imported (${imported}): files, hashes and forms were checked; nothing certifies its answers\n`,
    );
}
