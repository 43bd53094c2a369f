import { publishedAs, type PublishedAs } from '../../benchmarks/splits/published-as.js';
import type { Manifest } from '../../dataset/item/record.js';

/** What `--json` and a sentence say of a dataset that is a published split, or should be one. */
export interface Published {
  /** The fields for `--json`; empty for a dataset that is no published split. */
  readonly data: { readonly split?: PublishedAs };
  /** A line without its end; none for a dataset that is no published split. */
  readonly lines: readonly string[];
}

/** Says whether a finished dataset is a published split. One that has the spec and seed of a split but other bytes is a failure: exit 1. */
export async function publishedLines(manifest: Manifest): Promise<Published> {
  const split = await publishedAs(manifest);
  if (!split) return { data: {}, lines: [] };
  if (split.same) return { data: { split }, lines: [`is ${split.name}`] };
  process.exitCode = 1;
  return {
    data: { split },
    lines: [
      `is not ${split.name}, whose spec and seed it has: its digest is ${manifest.digest}, that of ${split.name} is ${split.digest}`,
    ],
  };
}
