import { auditDataset, auditDatasetPixels } from '../benchmarks/audit-dataset.js';
import { formatPixelAudit } from '../dataset/audit/format-pixel-audit.js';
import { scoreLines } from '../dataset/audit/pixel-audit.js';
import { writeNewFile } from '../dataset/export/new-file.js';
import { formatAudit } from '../score/audit/format-audit.js';
import { customScorers } from './custom-scorers.js';
import { print } from './terminal/print.js';

interface Options {
  json?: boolean;
  module?: string[];
  pixels?: boolean;
  scores?: string;
}

/** `topsyturvy audit`: exit 1 if a baseline without pictures, or with `pixels` a learner without what is asked about, leaks. */
export async function audit(folder: string, { json, module, pixels, scores }: Options): Promise<void> {
  const scorers = await customScorers(module);
  const words = await auditDataset(folder, { scorers });
  const seen = pixels || scores !== undefined ? await auditDatasetPixels(folder, { scorers }) : undefined;
  if (words.leaks.length > 0 || (seen && seen.leaks.length > 0)) process.exitCode = 1;
  if (seen && scores !== undefined) await writeNewFile(scores, scoreLines(seen));
  if (json)
    print(
      `${JSON.stringify(seen ? { ...words, pixels: { ...seen, scores: undefined } } : words, null, 2)}\n`,
    );
  else print(`${formatAudit(words)}${seen ? `\n${formatPixelAudit(seen)}` : ''}`);
}
