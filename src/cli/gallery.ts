import { writeGallery } from '../dataset/gallery/gallery.js';
import { wholeNumber } from './terminal/numbers.js';
import { Progress } from './terminal/progress.js';
import { print } from './terminal/print.js';

/** `topsyturvy gallery`. */
export async function gallery(folder: string, options: { limit?: string; quiet?: boolean }): Promise<void> {
  const progress = new Progress('items', options.quiet);
  const report = await writeGallery(folder, {
    ...(options.limit !== undefined && { limit: wholeNumber('--limit', options.limit, 1, 1_000_000) }),
    onProgress: (done, total) => progress.update(done, total, 1),
  }).finally(() => progress.stop());
  if (!options.quiet) print(`${report.file}: ${report.shown} of ${report.items} items\n`);
}
