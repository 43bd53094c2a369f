import { join } from 'node:path';
import { TopsyturvyError, unexpected } from '../../core/errors.js';
import { mostShots } from '../../families/mirror/prompts/prompt.js';
import type { Question } from '../../score/question.js';
import { questionsIn } from '../../score/read-questions.js';
import { questionsFile } from '../folder/layout.js';
import { readManifest } from '../folder/read-manifest.js';
import { splits, type Exporter, type ExportSource, type Split } from './exporter.js';
import { exporters, type ExportTarget } from './exporters.js';
import { checkIsNew, writeNewFile } from './new-file.js';

/** Which questions are exported, in which form and where to. */
export interface ExportOptions {
  /** `llava`: training data of LLaVA. `few-shot`: question lines with examples. `chain-of-thought`: those that ask for reasoning. */
  readonly to: ExportTarget;
  /** The file to write; it must be new. */
  readonly out: string;
  /** Default: train for llava, test for the others. */
  readonly split?: Split;
  /** Examples before each question, 1 to 3. Default 3; only for few-shot. */
  readonly shots?: number;
  /** Only questions of these conditions. Default: all. */
  readonly conditions?: readonly string[];
  /** Only questions of these variants. Default: all. */
  readonly variants?: readonly string[];
}

/** The file that was written. */
export interface ExportReport {
  readonly file: string;
  readonly split: Split;
  /** Questions written. */
  readonly questions: number;
}

/**
 * Writes the questions of a split in another form. The same dataset and options give the same bytes.
 *
 * @param folder a finished dataset whose questions have the group label `split`
 * @throws TopsyturvyError 'bad-parameter' for a wrong option, 'bad-folder' if `folder` is not a finished dataset, has no such
 *   split or no fitting question, or `out` is there already, 'too-many' if there are fewer examples than shots
 * @example await exportDataset('bodies', { to: 'llava', out: 'train.json', conditions: ['original'] })
 */
export async function exportDataset(folder: string, options: ExportOptions): Promise<ExportReport> {
  const { to, out } = options;
  const entry = exporters.find(({ name }) => name === to);
  if (!entry) {
    const names = exporters.map(({ name }) => name).join(' or ');
    throw unexpected('bad-parameter', 'the export target', to, names);
  }
  const exporter: Exporter = await entry.load();
  const { split = exporter.split } = options;
  if (!splits.includes(split)) throw unexpected('bad-parameter', 'the split', split, 'train, dev or test');
  const shots = shotsOf(exporter, options);
  const { seed } = readManifest(folder);
  checkIsNew(out);
  const source: ExportSource = {
    seed,
    split,
    shots,
    questions: async (name) => ofSplit(folder, await questionsIn(join(folder, questionsFile)), name, options),
  };
  let questions = 0;
  await writeNewFile(out, framed());
  return { file: out, split, questions };

  async function* framed(): AsyncGenerator<string, void> {
    const { before, between, after } = exporter.frame;
    for await (const entry of exporter.entries(source)) {
      yield `${questions === 0 ? before : between}${entry}`;
      questions++;
    }
    if (questions === 0) throw nothing(folder, `no question of its ${split} split shows a picture`);
    yield after;
  }
}

function shotsOf({ shots: usual }: Exporter, { to, shots = usual }: ExportOptions): number {
  if (shots === undefined) return 0;
  if (usual === undefined) throw unexpected('bad-parameter', 'shots', shots, `no value with ${to}`);
  if (Number.isInteger(shots) && shots >= 1 && shots <= mostShots) return shots;
  throw unexpected('bad-parameter', 'shots', shots, `a whole number from 1 to ${mostShots}`);
}

/** The questions of a split that the caller wants. */
function* ofSplit(
  folder: string,
  all: Iterable<Question>,
  split: Split,
  { conditions, variants }: ExportOptions,
): Generator<Question, void> {
  let found = 0;
  let wanted = 0;
  for (const question of all) {
    if (question.groups?.split !== split) continue;
    found++;
    if (conditions && !conditions.includes(question.condition)) continue;
    if (variants && !variants.includes(question.variant)) continue;
    wanted++;
    yield question;
  }
  if (found === 0)
    throw nothing(folder, `it has no ${split} split (no question has '${split}' for its group label split)`);
  if (wanted === 0)
    throw nothing(folder, `no question of its ${split} split has a condition and variant asked for`);
}

const nothing = (folder: string, why: string): TopsyturvyError =>
  new TopsyturvyError('bad-folder', `There is nothing to export in '${folder}': ${why}`, folder);
