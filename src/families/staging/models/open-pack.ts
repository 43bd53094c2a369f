import { posix, join } from 'node:path';
import { badFile, type Seed, Stream, unexpected, wrongParameter, type Zod } from '../../../core/index.js';
import type { PackEntry } from '../../../world/pack/form.js';
import type { Pack } from '../../../world/pack/read.js';
import { MeasuredModel } from './model-shelf.js';
import { type Size, sidesOf } from '../../param-schemas.js';
import type { CustomModels, Kind } from './custom-models.js';
import type { SilhouetteView } from '../../../content/models/define.js';
import { knownByOutline, modelOf, silhouetteCategories } from '../../../content/models/known.js';
import { front, side, slanted } from '../../../content/models/views.js';
import { texturesOf, type BroadClass, type Model } from '../../../world/index.js';
import { statSync } from 'node:fs';
import { canonicalJson, type Json } from '../../../core/json.js';

/** A model of a pack in memory. */
interface HeldModel {
  readonly measured: MeasuredModel;
  /** The sha256 of every file that was read, by its path below the pack's folder. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The bytes that it takes, roughly, with what renderers make of its textures. */
  readonly bytes: number;
}

interface Held extends Omit<HeldModel, 'measured'> {
  readonly measured: WeakRef<MeasuredModel>;
  /** The size and time of each file. */
  readonly stamp: string;
}

const held = new Map<string, Held>();

/**
 * A model as a set uses it. Families of one benchmark are about the same models: as long as one of them holds a model, and its
 * files are as they were, it is not read again.
 */
async function holdModel(pack: Pack, entry: PackEntry, textureSide: number): Promise<HeldModel> {
  const key = canonicalJson([pack.folder, { ...entry } as Json, textureSide]);
  const known = held.get(key);
  const measured = known?.measured.deref();
  if (known && measured && known.stamp === stampOf(pack, known.hashes)) return { ...known, measured };
  for (const [other, { measured: kept }] of held) if (!kept.deref()) held.delete(other);
  // Only now: it brings glTF-Transform.
  const { loadPackModel } = await import('../../../world/pack/load.js');
  const { model, hashes } = await loadPackModel(pack, entry, textureSide);
  const made = { measured: new MeasuredModel(model), hashes, bytes: bytesOf(model) };
  held.set(key, { ...made, measured: new WeakRef(made.measured), stamp: stampOf(pack, hashes) });
  return made;
}

const stampOf = ({ folder }: Pack, hashes: HeldModel['hashes']): string =>
  Object.keys(hashes)
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false }))
    .map((stat) => (stat ? `${stat.size} ${stat.mtimeMs}` : 'gone'))
    .join();

/** Bytes that renderers keep of a texel, in all sizes of a texture, besides the picture's own. */
const perTexel = 16 / 3;

function bytesOf({ parts }: Model): number {
  const meshes = new Set(parts.map(({ mesh }) => mesh));
  const images = new Set(parts.flatMap(({ material }) => texturesOf(material).map(({ image }) => image)));
  let bytes = 0;
  for (const mesh of meshes)
    for (const list of Object.values(mesh) as (Float32Array | Uint32Array | undefined)[])
      // Renderers keep what they make of it, about as much.
      bytes += 2 * (list?.byteLength ?? 0);
  for (const { width, height, channels } of images) bytes += width * height * (channels + perTexel);
  return Math.ceil(bytes);
}

/** The directions from which a silhouette of a class says what it is, where the catalog knows no better. */
const views: Partial<Record<BroadClass, SilhouetteView>> = { vehicles: side, animals: side, people: front };

/** The kinds of a pack, in the order in which its list first has them. */
function kindsOf(models: readonly PackEntry[]): Kind[] {
  const categories = [...new Set(models.map(({ category }) => category))];
  return categories.map((category) => kindOf(models.filter((entry) => entry.category === category)));
}

/** @param entries all models of one category: what is said of the kind must be true of each */
function kindOf(entries: readonly PackEntry[]): Kind {
  const { category, broadClass, front: axis } = entries[0];
  const all = (name: 'hides' | 'hasText'): boolean => entries.every((entry) => entry[name] === true);
  // What it is known by is in its form: what holds for the catalog's holds for others of the category.
  const like = modelOf(category);
  const known = (listed: readonly string[]): boolean =>
    entries.every(({ silhouette }) => silhouette ?? listed.includes(category));
  const letters = entries.map((entry) => entry.letters ?? 0);
  return {
    category,
    broadClass,
    hasFront: axis !== null,
    hasUp: entries.every(({ hasUp }) => hasUp !== false),
    hasText: all('hasText'),
    letters: Math.min(...letters),
    hides: all('hides'),
    featureless: axis === null && entries.some(({ featureless = like?.featureless }) => featureless),
    round: entries.every(({ symmetry }) => symmetry === 'continuous'),
    legibleFromAbove: like?.legibleFromAbove ?? false,
    names: [...new Set(entries.flatMap(({ names }) => names))],
    ...(like?.bestView && { bestView: like.bestView }),
    ...(known(silhouetteCategories) && {
      silhouetteView: like?.silhouetteView ?? views[broadClass] ?? slanted,
    }),
    ...(known(knownByOutline) && { knownBy: ['outline'] as const }),
  };
}

/** The models of a pack that a set may use. */
export interface PackRequest {
  /** The pack's folder, as the params have it. */
  readonly pack: string;
  /** Different models of a category in a set. */
  readonly variations: number;
  /** The size of the pictures. */
  readonly size: Size;
  readonly seed: Seed;
  resolve(path: string): string;
  /** The kinds that are used. None: all that suit. */
  readonly categories?: readonly string[];
  /** Whether the set can use a kind that is not named. Default: it can. */
  suits?(kind: Kind): boolean;
}

/** Params to be spread into a family's schema. */
export const packParam = (z: Zod) => ({
  pack: z
    .string()
    .max(500)
    .default('')
    .describe(
      'A folder of models with a pack.json: its kinds take the place of the catalog’s as what is asked about.',
    ),
});

/** The models of a set, together. */
const gibibyte = 0x4000_0000;
const mostBytes = 2 * gibibyte;

/**
 * Reads what a set can use of a pack: of each kind as many models as it has variations, chosen by the seed; one after the other,
 * with textures as large as pictures can show.
 * @throws TopsyturvyError 'bad-file' for a wrong list, one that nobody has looked at, or models of more than 2 GiB; 'bad-model' for
 *   a file that cannot be read; 'bad-parameter' if it has nothing that the set uses
 */
export async function openPack(request: PackRequest): Promise<CustomModels> {
  const { pack: folder, variations, size, seed, resolve } = request;
  // Only now: it brings zod.
  const { readPack } = await import('../../../world/pack/read.js');
  const pack = readPack(resolve(folder));
  const kinds = kindsFor(pack, request);
  const chosen = kinds.map(({ category }) => chosenOf(pack, category, variations, seed));
  checkLookedAt(chosen.flat(), folder);
  const hashes: Record<string, string> = { [posix.join(folder, 'pack.json')]: pack.sha256 };
  const models = new Map<string, readonly MeasuredModel[]>();
  const budget = budgetOf(chosen.flat().length, folder);
  for (const entries of chosen) {
    const measured: MeasuredModel[] = [];
    for (const entry of entries) {
      const held = await holdModel(pack, entry, textureSide(size));
      budget(held.bytes);
      for (const [file, hash] of Object.entries(held.hashes)) hashes[posix.join(folder, file)] = hash;
      measured.push(held.measured);
    }
    models.set(entries[0].category, measured);
  }
  return { kinds, models, hashes };
}

function kindsFor({ models }: Pack, { pack, categories = [], suits = () => true }: PackRequest): Kind[] {
  const all = kindsOf(models);
  const there = all.map(({ category }) => category);
  const unknown = categories.find((category) => !there.includes(category));
  if (unknown !== undefined)
    throw wrongParameter(
      `The pack '${pack}' has no '${unknown}'; it has ${there.join(', ').slice(0, 500)}`,
      unknown,
    );
  const kinds = all.filter((kind) =>
    categories.length > 0 ? categories.includes(kind.category) : suits(kind),
  );
  if (kinds.length > 0) return kinds;
  throw wrongParameter(
    `The pack '${pack}' has nothing that is known by its silhouette`,
    pack,
    'a category that the catalog has and knows so, or models with "silhouette": true',
  );
}

/** The models of a category that a set has. */
const chosenOf = ({ models }: Pack, category: string, variations: number, seed: Seed): PackEntry[] =>
  new Stream([seed, 'models of a pack', category])
    .shuffle(models.filter((entry) => entry.category === category))
    .slice(0, variations);

/** @throws TopsyturvyError 'bad-file' for a model whose entry was written by a program and not looked at */
function checkLookedAt(entries: readonly PackEntry[], folder: string): void {
  const unseen = entries.find(({ checked }) => checked === false);
  if (!unseen) return;
  throw badFile(
    `The pack '${folder}' says of '${unseen.file}' that nobody has checked what is assumed of it; look at the sheets of 'topsyturvy models check', correct its pack.json, and set checked to true`,
    unseen.file,
    'a pack that a person has looked at',
  );
}

/** A counter of what models take. */
function budgetOf(count: number, folder: string): (bytes: number) => void {
  let [bytes, read] = [0, 0];
  return (more) => {
    bytes += more;
    read++;
    if (bytes > mostBytes)
      throw unexpected(
        'bad-file',
        `the pack '${folder}'`,
        `${(bytes / gibibyte).toFixed(1)} GiB after ${read} of the ${count} models of the set`,
        'models of at most 2 GiB together (fewer categories or variations, or smaller pictures, whose textures are reduced further)',
      );
  };
}

/** The bounds of the sides of reduced textures, texels. */
const [leastSide, mostSide] = [512, 2048];

/** The longer side of textures: the first power of two that is twice as long as a picture, of which a thing fills a part. */
function textureSide(size: Size): number {
  const { width, height } = sidesOf(size);
  let side = leastSide;
  while (side < mostSide && side < 2 * Math.max(width, height)) side *= 2;
  return side;
}
