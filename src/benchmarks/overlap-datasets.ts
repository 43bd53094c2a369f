import type { Overlap } from '../dataset/overlap/overlap.js';
import { readManifest } from '../dataset/folder/read-manifest.js';
import type { AnyFamily } from '../families/family.js';
import { stateLikeness } from '../dataset/overlap/state-likeness.js';
import { familiesOf } from './audit-dataset.js';

/** What a comparison of sets can be given. */
export interface OverlapOptions {
  /** How many of the nearest pairs are named. Default 20 */
  readonly most?: number | undefined;
  /** A page to write that shows them side by side. Default: none */
  readonly out?: string | undefined;
  /** Families of your own that the sets name. Default: none */
  readonly families?: readonly AnyFamily[] | undefined;
}

/**
 * Which items of two sets look alike, by the distances that their families state, as `topsyturvy overlap` tells it: what a model was
 * trained on must not be what it is tested on. Families without a distance of their own are compared by their states.
 *
 * @param one a finished dataset
 * @param other another, e.g. a published split
 * @throws TopsyturvyError 'bad-folder' if one is not a finished dataset, 'bad-file' if its items cannot be read
 * @example if ((await overlap('train', 'test')).near > 0) throw new Error('the test was trained on');
 */
export async function overlapDatasets(
  one: string,
  other: string,
  { most = 20, out, families = [] }: OverlapOptions = {},
): Promise<Overlap> {
  const versions = { ...readManifest(one).families, ...readManifest(other).families };
  const known = await familiesOf(versions, families);
  const { overlapOf } = await import('../dataset/overlap/overlap.js');
  const measures = new Map(
    [...known].map(([name, family]) => [
      name,
      family.likeness ?? stateLikeness((x) => family.label(x as never)),
    ]),
  );
  const overlap = await overlapOf(one, other, (name) => measures.get(name)! as never, most);
  if (out !== undefined) {
    const [{ overlapPage }, { PictureFiles }, { writeNewFile }] = await Promise.all([
      import('../dataset/overlap/page.js'),
      import('../dataset/folder/picture-file.js'),
      import('../dataset/export/new-file.js'),
    ]);
    const files = { one: new PictureFiles(one), other: new PictureFiles(other) };
    await writeNewFile(out, [overlapPage(overlap, (file, of) => files[of].read(file))]);
  }
  return overlap;
}
