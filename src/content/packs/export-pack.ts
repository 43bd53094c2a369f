import { memoize, type Seed, Stream } from '../../core/index.js';
import { writeModel } from '../../world/gltf/write/model.js';
import type { Model } from '../../world/model.js';
import type { PackEntry } from '../../world/pack/form.js';
import { PackWriter } from '../../world/pack/write.js';
import { findSymmetry } from '../../world/rotation/symmetry/find.js';
import { buildModel } from '../models/build-model.js';
import type { CatalogModel } from '../models/define.js';
import { dressed } from '../models/dressed.js';
import { surfaceMaterial } from '../surfaces/surface-material.js';
import { surfaces } from '../surfaces/index.js';

/** The models of the catalog that a pack has. */
export interface PackExport {
  readonly kinds: readonly CatalogModel[];
  /** Different models of each, those that a set of this seed shows first. */
  readonly variations: number;
  readonly seed: Seed;
  /** photo: with the textures of what they are made of; clean: in plain colors. */
  readonly look: 'clean' | 'photo';
}

/**
 * Writes models of the catalog as a pack: GLB files and their list. Equal requests give equal bytes on every machine.
 * @param folder new, or empty
 * @returns how many models it has
 * @throws TopsyturvyError 'bad-folder' for a folder that holds something or cannot be written to
 */
export function exportPack(folder: string, { kinds, variations, seed, look }: PackExport): number {
  const writer = new PackWriter(folder);
  const surfaceOf = memoize((name: string) =>
    surfaceMaterial(
      surfaces.find((surface) => surface.name === name)!,
      new Stream([seed, 'surface of a scene', name, 0]),
    ),
  );
  for (const kind of kinds)
    for (let variation = 0; variation < variations; variation++) {
      const plain = buildModel(kind, [seed, 'models', kind.category, variation]);
      const model: Model = look === 'photo' ? dressed(plain, surfaceOf) : plain;
      const name = kind.category.replaceAll(' ', '-');
      writer.add(entryOf(kind, plain, `${name}/${name}-${variation}.glb`), writeModel(model));
    }
  const source = `the catalog of topsyturvy, seed ${seed}`;
  return writer.finish({ name: 'topsyturvy catalog', license: 'MIT', source });
}

function entryOf(kind: CatalogModel, model: Model, file: string): PackEntry {
  const { category, broadClass, names = [], hasFront, hasUp, hasText, letters, hides, round } = kind;
  const symmetry = round ? 'continuous' : hasFront ? 1 : findSymmetry(model).vertical;
  return {
    file,
    category,
    broadClass,
    names,
    front: hasFront ? '+z' : null,
    ...(symmetry !== 1 && { symmetry }),
    ...(!hasUp && { hasUp }),
    ...(hasText && { hasText }),
    ...(letters !== undefined && { letters }),
    ...(hides && { hides }),
  };
}
