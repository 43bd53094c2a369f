import { badFile } from '../../core/errors.js';
import { readingOf } from '../../core/files/disk.js';
import { node } from '../../core/node.js';
import { facingOfFile } from '../gltf/format/facing.js';
import type { BroadClass } from '../model.js';
import { mostModels, type PackEntry, type PackForm } from './form.js';

/** What is known of a kind by its name. */
interface KnownKind {
  readonly category: string;
  readonly broadClass: BroadClass;
  readonly hasFront: boolean;
}

/** Folders below one another that are looked into. */
const deepest = 8;

/**
 * A first list for a folder of models that has none: categories from the names of folders or files, fronts +z and tops +y as
 * glTF has them (fronts of .vrm files as their version has them). All of it is assumed, and says so: families refuse the pack until a person has set `checked` to true.
 * @param kindOf what is known of a kind by a word for it
 * @throws TopsyturvyError 'bad-file' for a folder that cannot be read or has no models, or more than 10,000
 */
export function draftPack(folder: string, kindOf: (word: string) => KnownKind | undefined): PackForm {
  const files = modelFiles(folder, '', deepest);
  if (files.length === 0 || files.length > mostModels)
    throw badFile(
      `The folder '${folder}' has ${files.length === 0 ? 'no' : 'too many'} .glb, .gltf and .vrm files`,
      folder,
      `1 to ${mostModels} models`,
    );
  const models = files.sort().map((file): PackEntry => {
    const word = wordIn(file);
    const known = kindOf(word) ?? kindOf(word.replace(/s$/, ''));
    const { category, broadClass, hasFront } = known ?? unknown(word);
    // Only the format of avatars says anything else of their fronts.
    const facing = /\.vrm$/i.test(file) ? facingOfFile(node.path.join(folder, file)) : undefined;
    return { file, category, broadClass, names: [], front: hasFront ? (facing?.front ?? '+z') : null };
  });
  return { name: node.path.basename(node.path.resolve(folder)) || 'pack', checked: false, models };
}

const unknown = (word: string): KnownKind => ({
  category: word,
  broadClass: 'miscellaneous',
  hasFront: true,
});

/** All models of a folder and of those in it; links are not followed. */
function modelFiles(folder: string, below: string, depth: number): string[] {
  const path = node.path.join(folder, below);
  const found = readingOf(`the folder '${path}'`, 'bad-file', () =>
    node.fs.readdirSync(path, { withFileTypes: true }),
  );
  return found.flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory() && depth > 0) return modelFiles(folder, file, depth - 1);
    return entry.isFile() && /\.(glb|gltf|vrm)$/i.test(entry.name) ? [file] : [];
  });
}

/** The name of a file's first folder, or its own, without numbers: 'Office_Chair_017.glb' is an office chair. */
function wordIn(file: string): string {
  const first = file.split('/')[0].replace(/\.(glb|gltf|vrm)$/i, '');
  const words = first
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/\d/.test(word));
  return words.join(' ').slice(0, 60).trim() || 'object';
}
