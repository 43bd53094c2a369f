import { join } from 'node:path';
import { questionsFile } from '../dataset/layout.js';
import { readManifest } from '../dataset/read-manifest.js';
import { auditQuestions } from '../score/audit/audit-questions.js';
import { formatAudit } from '../score/audit/format-audit.js';
import { readQuestions } from '../score/read-questions.js';

/** `topsyturvy audit`: exit 1 if a baseline that sees no picture beats chance. */
export async function audit(folder: string, options: { json?: boolean }): Promise<void> {
  readManifest(folder);
  const report = auditQuestions(await readQuestions(join(folder, questionsFile)));
  if (report.leaks.length > 0) process.exitCode = 1;
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatAudit(report));
}
