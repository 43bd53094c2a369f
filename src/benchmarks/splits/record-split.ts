import { badParameter, canonicalJson, type Json, sha256, wrongParameter } from '../../core/index.js';
import { readManifest } from '../../dataset/folder/layout.js';
import { readEntries, type Entry } from '../../dataset/item/read-items.js';
import type { Fingerprint } from '../../dataset/overlap/fingerprint.js';
import { keptLikeness } from '../../dataset/overlap/kept-likeness.js';
import { families } from '../../families/index.js';
import { FamilyRegistry } from '../../families/registry.js';
import { questionLine } from '../../score/question-line.js';
import { plan } from '../plan.js';
import { isSplitName, type PublishedSplit } from './split.js';

/** How many items of a part are in the sample that tests make anew. */
const sampled = 8;

/**
 * What the package keeps of a split, from the finished dataset of its seed. For `scripts/record-split.mjs`.
 * @param params those that the split was made with
 * @throws TopsyturvyError 'bad-parameter' if the dataset is not what its seed's benchmark and the params give, or if a family
 *   promises a distance that no fingerprint can keep
 */
export async function recordSplit(
  folder: string,
  params: Readonly<Record<string, Json>>,
): Promise<{ split: PublishedSplit; fingerprint: Fingerprint }> {
  const { counts, digest, families: versions, seed, spec } = readManifest(folder);
  if (!isSplitName(seed)) throw badParameter('seed of the split', seed, 'NAME@VERSION');
  const planned = await plan(spec.name, { seed, preset: spec.preset, params });
  if (canonicalJson(planned.spec) !== canonicalJson(spec))
    throw wrongParameter(`'${folder}' was made with other params, or not whole`);
  const familyOf = await new FamilyRegistry(families).loadAll(Object.keys(versions));
  for (const name of Object.keys(versions)) {
    const { likeness } = familyOf(name);
    if (likeness && !likeness.short) throw wrongParameter(`The likeness of ${name} has no short looks`, name);
  }
  const parts = new Map(
    planned.parts.map(({ name, family, count }) => [
      name,
      { family, count, kept: [] as Json[], sample: {} as Record<string, string> },
    ]),
  );
  for await (const entry of readEntries(folder)) {
    const { part, index, state } = entry.item;
    const { family, count, kept, sample } = parts.get(part)!;
    kept.push(keptLikeness(family).short.write(state));
    if (index % Math.ceil(count / sampled) === 0) sample[index] = hashOfLines(linesOf(entry));
  }
  const { items, images, questions } = counts;
  const split: PublishedSplit = {
    name: seed,
    benchmark: spec.name,
    preset: spec.preset,
    params,
    items,
    images,
    questions,
    families: versions,
    digest,
    sample: Object.fromEntries([...parts].map(([name, { sample }]) => [name, sample])),
  };
  const fingerprint: Fingerprint = {
    spec: spec.name,
    seed,
    parts: [...parts].map(([name, { family, kept }]) => ({
      name,
      family: family.name,
      version: family.version,
      kept,
    })),
  };
  return { split, fingerprint };
}

/** What the sample of a split keeps of an item. @param lines the item's, and its questions' */
export const hashOfLines = (lines: readonly string[]): string =>
  sha256(lines.map((line) => `${line}\n`).join(''));

const linesOf = ({ item, questions }: Entry): string[] => [
  canonicalJson(item),
  ...questions.map(questionLine),
];
