import { basename } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { sha256 } from '../../core/hash.js';
import { writeAtomic } from '../../dataset/folder/atomic-file.js';
import { ioError } from '../../dataset/folder/folder.js';
import { sideFileOf, type ModelDeclaration } from '../../world/gltf/declaration.js';
import type { LoadedModel } from '../../world/gltf/load.js';
import { broadClasses } from '../../world/model.js';

/** What a set needs to know of a model, and the options that say it. */
const needed = {
  category: '--category NAME',
  broadClass: `--class (${broadClasses.join(', ')})`,
  hasFront: '--front AXIS or --no-front',
} as const;

/** In this order a side file says things. */
const order = [
  'category',
  'broadClass',
  'front',
  'up',
  'scale',
  'height',
  'hasFront',
  'hasUp',
  'hasText',
  'hides',
  'symmetry',
] as const satisfies readonly (keyof ModelDeclaration)[];

/**
 * Writes what is declared of a model, by options and in the side file that is there, to its side file NAME.json.
 *
 * @param front whether the option --front says where its front is, which says that it has one
 * @returns the model with what was written
 * @throws TopsyturvyError 'bad-parameter' if something is not declared that sets of the model need
 */
export function writeSideFile(file: string, loaded: LoadedModel, front: boolean): LoadedModel {
  const declared = new Set(loaded.declared);
  if (front) declared.add('hasFront');
  const missing = Object.entries(needed).filter(([name]) => !declared.has(name));
  if (missing.length > 0) {
    const options = missing.map(([name, option]) => `${name}: ${option}`).join('; ');
    throw new TopsyturvyError(
      'bad-parameter',
      `The side file of '${file}' needs more; give ${options}`,
      file,
    );
  }
  const entries = order.filter((name) => declared.has(name)).map((name) => [name, loaded.declaration[name]]);
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  const side = sideFileOf(file);
  try {
    writeAtomic(side, text);
  } catch (error) {
    throw ioError(side, error);
  }
  return {
    ...loaded,
    declared: [...declared].sort(),
    hashes: { ...loaded.hashes, [basename(side)]: sha256(text) },
  };
}
