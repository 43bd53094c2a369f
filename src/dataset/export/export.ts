import { badParameter, badFolder } from '../../core/errors.js';
import { ioError } from '../folder/folder.js';
import { readManifest } from '../folder/layout.js';
import { selectedIn, type Selection } from '../select-questions.js';
import type { Exporter, FolderExporter, Split, ExportSource, ReadmeParts } from './exporter.js';
import { splits } from './exporter.js';
import { exporters, type ExportTarget } from './exporters.js';
import type { ExportReport } from './export-report.js';
import { checkIsNew, writeNewFile } from './new-file.js';
import { NewFolder } from './new-folder.js';
import { checkedSettings, type ExportSettings } from './settings.js';
import { DatasetSource, splitsIn } from './source.js';
import { countsOf } from './tally.js';

/** The README.md of an exported folder: what it is, what it lacks, how it is used. */
function readmeText(
  form: string,
  { manifest }: ExportSource,
  { questions, split, hasSplits, leftOut, notes }: ExportReport,
  { card, use }: ReadmeParts,
): string {
  const which =
    split === 'all'
      ? hasSplits
        ? 'all splits'
        : 'all of the dataset, which has no splits'
      : `the ${split} split`;
  const spec = JSON.stringify(manifest.seed);
  return `${card === undefined ? '' : `---\n${card}---\n\n`}# ${manifest.spec.name}, for ${form}

Written by \`topsyturvy export --to ${form}\` (topsyturvy ${manifest.topsyturvy}).

| | |
|---|---|
| dataset | ${manifest.spec.name}, preset ${manifest.spec.preset}, seed ${spec} |
| digest | \`${manifest.digest}\` |
| questions | ${questions}: ${which} |
| left out | ${total(leftOut)} |

${list('Questions that this form has no place for:', leftOut)}${list('To know:', notes)}${use.trim()}

## Names

A question is called \`q\` and the first 20 hexadecimal digits of the SHA-256 of \`DIGEST/ID\`, a picture \`i\` and those of
\`DIGEST/FILE\`, so that no name tells a condition, a view or an answer. \`topsyturvy import-replies\` knows them again
from the dataset alone.
`;
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function list(title: string, counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts);
  if (entries.length === 0) return '';
  return `${title}\n\n${entries.map(([what, count]) => `- ${count}: ${what}`).join('\n')}\n\n`;
}

/** The questions to export, the form and the destination. */
export interface ExportOptions extends ExportSettings, Omit<Selection, 'split' | 'form'> {
  /** The form: `topsyturvy list exporters` names them. */
  readonly to: ExportTarget;
  /** The file or folder to write; it must be new. */
  readonly out: string;
  /** Default: train for training data, test for questions to be asked, all for publication; all where there are no splits. */
  readonly split?: Split | 'all' | undefined;
}

/**
 * Writes questions in another form, with flat memory. The same dataset and options give the same bytes.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-parameter' for a wrong option, 'bad-folder' if `folder` is not a finished dataset, has no such
 *   split or no fitting question, or `out` is there already, 'bad-file' if a picture is missing, 'too-many' if there are
 *   fewer examples than shots
 * @example await exportDataset('bodies', { to: 'llava', out: 'train', conditions: ['original'] })
 */
export async function exportDataset(folder: string, options: ExportOptions): Promise<ExportReport> {
  const { to, out } = options;
  if (typeof out !== 'string')
    throw badParameter("the option 'out'", out, 'the path of a new file or folder');
  const entry = exporters.find(({ name }) => name === to);
  if (!entry) {
    const names = exporters.map(({ name }) => name).join(', ');
    throw badParameter('the export target', to, `one of ${names}`);
  }
  const exporter: Exporter = await entry.load();
  const settings = checkedSettings(to, exporter.settings ?? [], options);
  checkSplit(options.split);
  const manifest = readManifest(folder);
  checkIsNew(out);
  const { split, hasSplits } = splitOf(folder, exporter.split, options.split);
  const { conditions, variants, parts, first, after, limit } = options;
  // A limit is of the questions that the form has a place for; of others the report says how many were left out.
  const form = limit === undefined ? undefined : to;
  const rest = { split: split === 'all' ? undefined : split, form, conditions, variants };
  const places =
    parts || first || after || limit !== undefined
      ? new Set(await selectedIn(folder, { ...rest, parts, first, after, limit }))
      : undefined;
  const wanted = { split, conditions, variants, places };
  const source = new DatasetSource(folder, exporter, wanted, manifest, hasSplits, settings);
  const report = (): ExportReport => ({
    out,
    split,
    hasSplits,
    questions: source.count,
    leftOut: countsOf(source.leftOut),
    notes: countsOf(source.notes),
  });
  if (exporter.writes === 'file') await writeNewFile(out, exporter.pieces(source));
  else await writeFolder(exporter, source, options, report);
  return report();
}

async function writeFolder(
  exporter: FolderExporter,
  source: DatasetSource,
  { to, out }: ExportOptions,
  report: () => ExportReport,
): Promise<void> {
  let folder: NewFolder | undefined;
  try {
    folder = new NewFolder(out);
    const parts = await exporter.write(source, folder);
    folder.add('README.md', readmeText(to, source, report(), parts));
    await folder.publish();
  } catch (error) {
    folder?.discard();
    throw ioError(out, error);
  }
}

/** @throws TopsyturvyError 'bad-parameter' for what no split is called */
export function checkSplit(split: string | undefined): void {
  if (split === undefined || split === 'all' || splits.some((name) => name === split)) return;
  throw badParameter('the split', split, 'train, dev, test or all');
}

/** The split to export; one that was asked for must be there. @param own the form's, where none is asked for */
export function splitOf(
  folder: string,
  own: Split | 'all',
  asked: Split | 'all' | undefined,
): { split: Split | 'all'; hasSplits: boolean } {
  const split = asked ?? own;
  const found = splitsIn(folder, (some) => split === 'all' || some.has(split));
  const hasSplits = found.size > 0;
  if (split === 'all' || found.has(split)) return { split, hasSplits };
  if (!hasSplits && asked === undefined) return { split: 'all', hasSplits };
  const has = hasSplits
    ? `only ${[...found].sort().join(' and ')}; give --split`
    : "no question has a group label 'split'";
  throw badFolder(`There is nothing to export in '${folder}': it has no ${split} split (${has})`, folder);
}
