import type { ForeignFormName } from '../dataset/import/forms.js';
import { importDataset } from '../dataset/import/import-dataset.js';
import { printFinished } from './terminal/finished.js';
import { Progress } from './terminal/progress.js';

type Options = { out: string; name?: string; json?: boolean; quiet?: boolean };

/** `topsyturvy import`. */
export async function importSet(form: string, folder: string, options: Options): Promise<void> {
  const progress = new Progress('items', options.quiet);
  const manifest = await importDataset(folder, {
    form: form as ForeignFormName,
    out: options.out,
    name: options.name,
    onProgress: (done, total, now) => progress.update(done, total, now),
  }).finally(() => progress.stop());
  await printFinished(options.out, manifest, options);
}
