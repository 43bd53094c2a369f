import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Stream } from '../../src/core/stream.js';
import { Coverage } from './coverage.js';
import { mutated } from './mutate.js';
import { targets, type Target } from './targets.js';

/** What a run of the fuzzer comes to; printed as JSON. */
export interface FuzzReport {
  readonly runs: number;
  /** Inputs that reached something new, seeds among them. */
  readonly corpus: number;
  readonly blocks: { readonly bySeeds: number; readonly inAll: number };
  /** Inputs that were accepted. */
  readonly accepted: number;
  /** Files of inputs that ended in anything but an answer or a TopsyturvyError, with what they ended in. */
  readonly findings: readonly { readonly file: string; readonly error: string }[];
}

/** No input of 64 KiB may keep a reader busy for longer; milliseconds. */
const patience = 5_000;
const mostFindings = 1;
/** So many inputs are fed at least, however slow the machine is. */
const leastRuns = 101;

/**
 * Feeds a reader inputs for a time, and at least 101: mutations of those that reached code which none before had reached. The input of the
 * moment lies in the folder, in case it hangs or kills the process.
 */
export async function fuzz(
  target: Target,
  folder: string,
  seconds: number,
  seed: string,
): Promise<FuzzReport> {
  const { file, words, inside, repair } = target;
  const path = join(folder, file);
  const stream = new Stream(['fuzz', file, seed]);
  // Of all that is loaded only what was bundled into this file is read, without what the fuzzer itself is.
  const coverage = new Coverage((url) => url === import.meta.url);
  const corpus: Uint8Array[] = [];
  const findings: { file: string; error: string }[] = [];
  let [runs, accepted] = [0, 0];

  async function run(input: Uint8Array): Promise<void> {
    writeFileSync(path, input);
    runs++;
    const start = performance.now();
    let error: unknown;
    try {
      await target.run(path);
      accepted++;
    } catch (thrown) {
      if (!(thrown instanceof TopsyturvyError)) error = thrown;
      else if (thrown.message.length > 1500) error = `a message of ${thrown.message.length} characters`;
    }
    const took = performance.now() - start;
    if (took > patience) error ??= `it took ${Math.round(took)} ms`;
    if (error !== undefined) report(error);
  }

  function report(error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // One of a kind will do.
    const kind = text.split('\n').slice(0, 2).join('\n').replaceAll(/\d+/g, '0');
    if (
      findings.some(
        (known) => known.error.split('\n').slice(0, 2).join('\n').replaceAll(/\d+/g, '0') === kind,
      )
    )
      return;
    const name = `finding-${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)}-${file}`;
    copyFileSync(path, join(folder, name));
    findings.push({ file: join(folder, name), error: text.slice(0, 2000) });
  }

  coverage.news(); // what loading ran
  for (const seedFile of readdirSync(join(folder, 'seeds')).sort()) {
    const input = readFileSync(join(folder, 'seeds', seedFile));
    await run(input);
    coverage.news();
    corpus.push(input);
  }
  const bySeeds = coverage.size;
  const end = performance.now() + 1000 * seconds;
  while ((performance.now() < end || runs < leastRuns) && findings.length < mostFindings) {
    // The newest have not been looked around yet.
    const recent = stream.below(2) === 0 ? Math.max(0, corpus.length - 20) : 0;
    const parent = corpus[recent + stream.below(corpus.length - recent)];
    const change = (bytes: Uint8Array): Uint8Array => mutated(bytes, stream.choice(corpus), words, stream);
    let input = inside && stream.below(3) === 0 ? inside(parent, change) : change(parent);
    if (repair && stream.below(8) > 0) input = repair(input);
    await run(input);
    if (coverage.news() > 0) corpus.push(input);
  }
  return { runs, corpus: corpus.length, blocks: { bySeeds, inAll: coverage.size }, accepted, findings };
}

const [name, folder, seconds, seed] = process.argv.slice(2) as [keyof typeof targets, string, string, string];
process.stdout.write(JSON.stringify(await fuzz(targets[name], folder, Number(seconds), seed)));
