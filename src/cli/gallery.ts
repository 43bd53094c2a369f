import { writeGallery } from '../dataset/write/write-gallery.js';
import { customFamilies } from './custom-extensions.js';
import { Progress } from './terminal/progress.js';
import { print, wholeNumber } from './terminal/print.js';
import { wordRule } from './terminal/grading-options.js';

interface Options {
  limit?: string;
  replies?: string[];
  words?: string;
  module?: string[];
  quiet?: boolean;
}

/** `topsyturvy gallery`. */
export async function gallery(folder: string, options: Options): Promise<void> {
  const { limit, module, quiet } = options;
  const progress = new Progress('items', quiet);
  const report = await writeGallery(folder, {
    ...(limit !== undefined && { limit: wholeNumber('--limit', limit, 1, 1_000_000) }),
    ...(options.replies && { replies: await repliesIn(folder, options.replies, options.words) }),
    families: await customFamilies(module),
    onProgress: (done, total) => progress.update(done, total, 1),
  }).finally(() => progress.stop());
  if (!quiet) print(`${report.file}: ${report.shown} of ${report.items} items\n`);
}

async function repliesIn(folder: string, files: readonly string[], words: string | undefined) {
  // Loaded only now: galleries without replies score nothing.
  const { gradedReplies } = await import('../benchmarks/graded-replies.js');
  return gradedReplies(folder, files, { words: wordRule(words) });
}
