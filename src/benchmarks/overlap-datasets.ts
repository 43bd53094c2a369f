import type { Overlap } from '../dataset/overlap/overlap.js';
import type { AnyFamily } from '../families/family.js';
import { families as shipped } from '../families/index.js';
import { entryOf, FamilyRegistry } from '../families/registry.js';
import { readManifest } from '../dataset/folder/layout.js';
import { keptItems, type KeptItem } from '../dataset/overlap/fingerprint.js';
import type { OverlapSet } from '../dataset/overlap/overlap-set.js';
import { fingerprintOf, meansSplit } from './splits/fingerprints.js';
import {
  badFile,
  badFolder,
  canonicalJson,
  checkForm,
  type Json,
  parsedJson,
  zod,
  type Zod,
} from '../core/index.js';
import { linesOf } from '../core/files/lines.js';

const servedSchema = (z: Zod) => z.object({ item: z.string(), family: z.string(), looks: z.json() });

/**
 * The items that a server's log tells of, each once: learners have many replies to one. A last line that was cut, as by a full disk, is
 * passed over.
 * @throws TopsyturvyError 'bad-file' naming the line that is wrong
 */
function readServedLog(path: string): KeptItem[] {
  const items = new Map<string, KeptItem>();
  const schema = servedSchema(zod());
  let cut: string | undefined;
  for (const { number, text } of linesOf(path)) {
    const what = `Line ${number} of the log '${path}'`;
    if (cut !== undefined) throw badFile(`${cut} is not JSON`);
    if (text === null) throw badFile(`${what} is too long to be read`);
    const value = parsedJson(text);
    if (value === undefined) {
      cut = what;
      continue;
    }
    const { item, family, looks } = checkForm(schema, value, what, 'bad-file');
    const kept = looks as Json;
    items.set(canonicalJson([family, kept]), { id: item, family, kept });
  }
  return [...items.values()];
}

/** A set to compare, by name: a published split, the log of a server, or the folder of a dataset. */
function overlapSet(what: string): OverlapSet {
  if (meansSplit(what)) return { items: [...keptItems(fingerprintOf(what))] };
  if (what.endsWith('.jsonl')) return { items: readServedLog(what) };
  const { imported } = readManifest(what);
  if (imported !== undefined)
    throw badFolder(`'${what}' is an imported set (${imported}), whose items no family can compare`, what);
  return { folder: what };
}

/** The families that a set has items of. */
const familiesIn = (set: OverlapSet): readonly string[] =>
  'folder' in set ? Object.keys(readManifest(set.folder).families) : familiesOfKept(set.items);

const familiesOfKept = (items: readonly KeptItem[]): string[] => [
  ...new Set(items.map(({ family }) => family)),
];

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
 * trained on must not be what it is tested on. Families without a distance of their own are compared by their states. Of a published split
 * and of a log only looks in short are known: then near is told by those, and families without a distance tell equal states only.
 * @param one a finished dataset, the log of a server (.jsonl) or the name of a published split
 * @param other another, e.g. 'rotoutbench@1'
 * @throws TopsyturvyError 'bad-folder' if one is none of these, 'bad-spec' for a split that is not there, 'bad-file' if items cannot be read
 * @example if ((await overlap('train', 'rotoutbench@1')).near > 0) throw new Error('the test was trained on');
 */
export async function overlapDatasets(
  one: string,
  other: string,
  { most = 20, out, families = [] }: OverlapOptions = {},
): Promise<Overlap> {
  const sets = [overlapSet(one), overlapSet(other)] as const;
  const registry = new FamilyRegistry([...shipped, ...families.map(entryOf)]);
  const names = sets.flatMap(familiesIn).filter((name) => registry.has(name));
  const [{ overlapOf }, { isKept, likenessOf }, { keptLikeness }, familyOf] = await Promise.all([
    import('../dataset/overlap/overlap.js'),
    import('../dataset/overlap/overlap-set.js'),
    import('../dataset/overlap/kept-likeness.js'),
    registry.loadAll(names),
  ]);
  const measure = sets.some(isKept) ? keptLikeness : likenessOf;
  const overlap = await overlapOf(...sets, (name) => measure(familyOf(name)) as never, most);
  if (out !== undefined)
    await writePage(
      out,
      overlap,
      sets.map((set) => ('folder' in set ? set.folder : undefined)),
    );
  return overlap;
}

/** @param folders of the two sets, where they have pictures */
async function writePage(
  out: string,
  overlap: Overlap,
  [one, other]: readonly (string | undefined)[],
): Promise<void> {
  const [{ overlapPage }, { PictureFiles }, { writeNewFile }] = await Promise.all([
    import('../dataset/overlap/page.js'),
    import('../dataset/tar/tar-file.js'),
    import('../dataset/export/new-file.js'),
  ]);
  const pictures = (folder: string | undefined) =>
    folder === undefined ? undefined : new PictureFiles(folder);
  const files = { one: pictures(one), other: pictures(other) };
  await writeNewFile(out, [overlapPage(overlap, (file, of) => files[of]!.read(file))]);
}
