import { mergeShards } from '../dataset/merge/merge.js';
import { checkFormat } from '../dataset/tar/form.js';
import { print } from './terminal/print.js';
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
  const { counts, digest } = await mergeShards(shards, options.out, {
    ...(options.base !== undefined && { base: options.base }),
    ...(options.module && { modules: options.module }),
    ...(options.format !== undefined && { format: checkFormat(options.format) }),
    onProgress: (done, total, now) => progress.update(done, total, now),
  }).finally(() => progress.stop());
  const { items, images, questions } = counts;
  if (options.json) print(`${JSON.stringify({ folder: options.out, ...counts, digest }, null, 2)}\n`);
  else if (!options.quiet)
    print(`${options.out}: ${items} items, ${images} images, ${questions} questions\ndigest ${digest}\n`);
}
