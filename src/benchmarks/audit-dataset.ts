import { join } from 'node:path';
import type { PixelAudit } from '../dataset/audit/pixel-audit.js';
import { questionsFile } from '../dataset/folder/layout.js';
import { readManifest } from '../dataset/folder/read-manifest.js';
import type { Audit } from '../score/audit/audit-questions.js';
import type { CustomScorers } from './score-replies.js';

/**
 * Plays baselines that see no picture on a dataset's questions, as `topsyturvy audit` does: any that beats chance shows
 * that answers leak.
 *
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset; 'bad-file' if its questions cannot be read, or one
 *   names a scorer that is not there
 * @example if ((await audit('small')).leaks.length > 0) throw new Error('some answers can be told without a picture');
 */
export async function auditDataset(folder: string, options: CustomScorers = {}): Promise<Audit> {
  readManifest(folder);
  // Loaded only now: most programs that make datasets do not audit them.
  const [{ auditQuestions }, { readQuestions }] = await Promise.all([
    import('./score-replies.js'),
    import('../score/read-questions.js'),
  ]);
  return auditQuestions(await readQuestions(join(folder, questionsFile)), options);
}

/**
 * Lets learners answer from what pictures show besides what is asked about, as `topsyturvy audit --pixels` does: any that
 * beats the majority answer shows that answers leak. Conditions with fewer than 200 items are left out.
 *
 * @param folder a finished dataset
 * @throws TopsyturvyError as {@link auditDataset}; 'bad-picture' or 'bad-file' if a picture cannot be read
 */
export async function auditDatasetPixels(
  folder: string,
  { scorers }: CustomScorers = {},
): Promise<PixelAudit> {
  readManifest(folder);
  const [{ auditPixels }, { readQuestions }, { findScorers, withScorers }, { scorers: shipped }] =
    await Promise.all([
      import('../dataset/audit/pixel-audit.js'),
      import('../score/read-questions.js'),
      import('../score/find-scorers.js'),
      import('./scorers.js'),
    ]);
  const questions = await readQuestions(join(folder, questionsFile));
  return auditPixels(folder, await findScorers(questions, withScorers(shipped, scorers)));
}
