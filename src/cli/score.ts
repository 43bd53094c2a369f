import { join } from 'node:path';
import { questionsFile } from '../dataset/layout.js';
import { readManifest } from '../dataset/read-manifest.js';
import { formatReport } from '../score/format-report.js';
import { readVerdicts } from '../score/judge/verdicts.js';
import { noted } from '../score/noted.js';
import { questionsIn } from '../score/read-questions.js';
import { readReplies } from '../score/replies.js';
import { scoreReplies } from '../score/report.js';

/** `topsyturvy score`. */
export async function score(
  folder: string,
  replies: string,
  options: { json?: boolean; verdicts?: string },
): Promise<void> {
  readManifest(folder);
  const questions = await questionsIn(join(folder, questionsFile));
  const malformed = noted();
  const unclear = noted();
  const judge =
    options.verdicts === undefined
      ? undefined
      : { unclear, verdicts: readVerdicts(options.verdicts, unclear) };
  const report = scoreReplies(questions, readReplies(replies, malformed), malformed, judge);
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
}
