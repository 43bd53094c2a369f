import { auditDataset } from '../benchmarks/audit-dataset.js';
import { formatAudit } from '../score/audit/format-audit.js';
import { customScorers } from './custom-scorers.js';
import { print } from './terminal/print.js';

interface Options {
  json?: boolean;
  module?: string[];
}

/** `topsyturvy audit`: exit 1 if a baseline that sees no picture beats chance. */
export async function audit(folder: string, { json, module }: Options): Promise<void> {
  const report = await auditDataset(folder, { scorers: await customScorers(module) });
  if (report.leaks.length > 0) process.exitCode = 1;
  print(json ? `${JSON.stringify(report, null, 2)}\n` : formatAudit(report));
}
