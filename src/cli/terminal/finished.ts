import type { Manifest } from '../../dataset/item/record.js';
import { asJson, print } from './print.js';
import { publishedLines } from './published.js';

/** Prints a summary of a dataset that was joined from shards. */
export async function printFinished(
  folder: string,
  manifest: Manifest,
  { json, quiet }: { readonly json?: boolean; readonly quiet?: boolean },
): Promise<void> {
  const { counts, digest } = manifest;
  const { items, images, questions } = counts;
  const { data, lines } = await publishedLines(manifest);
  if (json) print(asJson({ folder, ...counts, digest, ...data }));
  else if (!quiet) {
    const head = `${folder}: ${items} items, ${images} images, ${questions} questions`;
    print(`${[head, `digest ${digest}`, ...lines].join('\n')}\n`);
  }
}
