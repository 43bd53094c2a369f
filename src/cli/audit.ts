import {
  auditDataset,
  auditDatasetPixels,
  auditDatasetPriors,
  auditDatasetSplits,
} from '../benchmarks/audit-dataset.js';
import { formatPriors } from '../dataset/audit/format-priors.js';
import { formatSplitAudit } from '../dataset/audit/format-splits.js';
import { scoreLines, type PixelAudit } from '../dataset/audit/pixel-audit.js';
import { writeNewFile } from '../dataset/export/new-file.js';
import { formatAudit } from '../score/audit/format-audit.js';
import { customFamilies, customScorers } from './custom-extensions.js';
import { asJson, print } from './terminal/print.js';
import { percent, shareColumns, titledTable, type Column } from '../score/format-table.js';
import type { PixelTrial } from '../dataset/audit/trial.js';

const columns: readonly Column<PixelTrial>[] = [
  shareColumns[0],
  ['majority', ({ majority }) => percent(majority)],
  shareColumns[1],
  [
    'p (Holm)',
    ({ inherent, adjusted }) =>
      inherent !== null ? '' : adjusted < 0.0001 ? '<0.0001' : adjusted.toFixed(4),
  ],
  ['', ({ leak, inherent }) => (leak ? 'LEAK' : inherent === null ? '' : `inherent: ${inherent}`)],
];

/** A pixel audit as text for a terminal, leaks first, then by how much they exceed the majority. */
function formatPixelAudit({ trials, leaks }: PixelAudit): string {
  const excess = ({ value, majority, leak }: PixelTrial): number => (leak ? 1 : 0) + (value ?? 0) - majority;
  const rows = [...trials]
    .sort((a, b) => excess(b) - excess(a))
    .map((trial) => [`${trial.family} ${trial.condition}: ${trial.cue}`, trial] as const);
  const verdict =
    trials.length === 0
      ? 'No condition has the 200 items that learners need.'
      : leaks.length === 0
        ? 'No learner beats the majority answer by more than 3 points.'
        : `${leaks.length} of ${trials.length} learners beat the majority answer: these answers show in the pixels around what is asked about.`;
  const title = `${trials.length} learners that see one cue of the pictures`;
  return `${titledTable(title, '', columns, rows)}\n${verdict}\n`;
}

interface Options {
  json?: boolean;
  module?: string[];
  /** Whether learners see pixels. Default: where a condition has enough items */
  pixels?: boolean;
  /** Whether the splits are compared. Default: no */
  splits?: boolean;
  scores?: string;
  prune?: string;
}

/** `topsyturvy audit`: exit 1 if a baseline without pictures, or a learner without what is asked about, leaks, or splits are too near. */
export async function audit(
  folder: string,
  { json, module, pixels, splits, scores, prune }: Options,
): Promise<void> {
  const [scorers, families] = await Promise.all([customScorers(module), customFamilies(module)]);
  const words = await auditDataset(folder, { scorers });
  const seen = pixels === false ? undefined : await auditDatasetPixels(folder, { scorers, families });
  const priors = await auditDatasetPriors(folder, { scorers });
  const apart = splits ? await auditDatasetSplits(folder, { families }) : undefined;
  const isShown = seen && (pixels === true || seen.trials.length > 0);
  const leaks = [words.leaks, seen?.leaks ?? [], priors.leaks, apart?.near ?? []];
  if (leaks.some((list) => list.length > 0)) process.exitCode = 1;
  if (seen && scores !== undefined) await writeNewFile(scores, scoreLines(seen));
  if (prune !== undefined) {
    const items = [...((await seen?.itemsToPrune()) ?? []), ...priors.prune.map(({ item }) => item)];
    await writeNewFile(prune, lines(new Set(items)));
  }
  if (json)
    print(
      asJson({
        ...words,
        ...(seen && { pixels: { ...seen, scores: undefined } }),
        ...(priors.questions > 0 && { priors }),
        ...(apart && { splits: apart }),
      }),
    );
  else
    print(
      `${formatAudit(words)}${isShown ? `\n${formatPixelAudit(seen)}` : ''}${priors.trials.length > 0 ? `\n${formatPriors(priors)}` : ''}${apart ? `\n${formatSplitAudit(apart)}` : ''}`,
    );
}

function* lines(items: Iterable<string>): Generator<string, void> {
  for (const item of items) yield `${item}\n`;
}
