import { mergeShards } from '../dataset/merge/merge.js';
import { checkFormat } from '../dataset/tar/tar-file.js';
import { printFinished } from './terminal/finished.js';
import { Progress } from './terminal/progress.js';

interface Options {
  out: string;
  format?: string;
  base?: string;
  module?: string[];
  json?: boolean;
  quiet?: boolean;
}

/** `topsyturvy merge`. */
export async function merge(shards: readonly string[], options: Options): Promise<void> {
  const progress = new Progress('items', options.quiet);
  const manifest = await mergeShards(shards, options.out, {
    ...(options.base !== undefined && { base: options.base }),
    ...(options.module && { modules: options.module }),
    ...(options.format !== undefined && { format: checkFormat(options.format) }),
    onProgress: (done, total, now) => progress.update(done, total, now),
  }).finally(() => progress.stop());
  await printFinished(options.out, manifest, options);
}
