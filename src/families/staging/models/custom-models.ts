import { posix } from 'node:path';
import { TopsyturvyError } from '../../../core/errors.js';
import type { CatalogModel } from '../../../content/models/define.js';
import { modelOf } from '../../../content/models/known.js';
import type { LoadedModel } from '../../../world/gltf/load.js';
import { MeasuredModel } from './model-shelf.js';

/** What is known about a kind of object before one is made. */
export type Kind = Omit<CatalogModel, 'build'>;

/** The user's models, from files or a pack, by their category. */
export interface CustomModels {
  readonly kinds: readonly Kind[];
  /** Those of one category serve as its variations. */
  readonly models: ReadonlyMap<string, readonly MeasuredModel[]>;
  /** The sha256 of every file that was read, by its path as the params have it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The properties that a model must declare to be asked about: they cannot be derived from the file. */
const needed = ['category', 'broadClass', 'hasFront'] as const;

/**
 * Reads the models of a set, in the order of their paths.
 * @throws TopsyturvyError 'bad-model' for a file that cannot be read, that does not declare what it is, or that says
 *   something else of its category than another
 */
export async function loadCustomModels(
  paths: readonly string[],
  resolve: (path: string) => string,
): Promise<CustomModels> {
  const kinds = new Map<string, Kind>();
  const models = new Map<string, MeasuredModel[]>();
  const hashes: Record<string, string> = {};
  // Only now: it brings zod and, with the first model, glTF-Transform.
  const { loadModel } =
    paths.length > 0 ? await import('../../../world/gltf/load.js') : { loadModel: undefined };
  for (const path of paths) {
    const loaded = await loadModel!(resolve(path));
    const kind = kindOf(loaded, path);
    const { category } = kind;
    const other = kinds.get(category);
    if (other && JSON.stringify(other) !== JSON.stringify(kind))
      throw new TopsyturvyError(
        'bad-model',
        `The side file of '${path}' says something else of '${category}' than those before`,
      );
    kinds.set(category, kind);
    models.set(category, [...(models.get(category) ?? []), new MeasuredModel(loaded.model)]);
    for (const [file, hash] of Object.entries(loaded.hashes))
      hashes[posix.join(posix.dirname(path), file)] = hash;
  }
  return { kinds: [...kinds.values()], models, hashes };
}

function kindOf({ declaration, declared }: LoadedModel, path: string): Kind {
  const missing = needed.filter((name) => !declared.includes(name));
  if (missing.length > 0)
    throw new TopsyturvyError(
      'bad-model',
      `The model '${path}' needs a side file of its name, ending in .json, that declares ${missing.join(', ')}`,
      path,
    );
  const { category, broadClass, hasFront, hasUp, hasText, hides } = declaration;
  const { featureless = modelOf(category)?.featureless } = declaration;
  return {
    category,
    broadClass,
    hasFront,
    hasUp,
    hasText,
    hides,
    featureless: !hasFront && featureless === true,
  };
}
