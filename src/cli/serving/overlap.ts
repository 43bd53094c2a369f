import { overlapDatasets } from '../../benchmarks/overlap-datasets.js';
import { formatOverlap } from '../../dataset/overlap/format-overlap.js';
import { customFamilies } from '../custom-extensions.js';
import { asJson, print, wholeNumber } from '../terminal/print.js';

type Options = { limit?: string; out?: string; module?: string[]; json?: boolean };

/** `topsyturvy overlap`: exit 1 if an item of one set is the same as one of the other, or nearer than its family promises. */
export async function overlap(
  one: string,
  other: string,
  { limit, out, module, json }: Options,
): Promise<void> {
  const found = await overlapDatasets(one, other, {
    most: wholeNumber('--limit', limit ?? '20', 0, 10_000),
    out,
    families: await customFamilies(module),
  });
  print(json ? asJson(found) : formatOverlap(found));
  if (found.near > 0) process.exitCode = 1;
}
