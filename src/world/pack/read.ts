import { badFile, checkForm, sha256, TopsyturvyError, zod } from '../../core/index.js';
import { mostJsonBytes, readJsonFile } from '../../core/files/json-file.js';
import { readFile } from '../../core/files/regular-file.js';
import { readingOf, readReason } from '../../core/files/disk.js';
import { node } from '../../core/node.js';
import { packForm, type PackEntry, type PackForm } from './form.js';

/** The list of a pack, in its folder. */
export const packFile = 'pack.json';

/** A folder of models with their list; no model is read yet. */
export interface Pack {
  /** The folder's path, as given. */
  readonly folder: string;
  readonly name: string;
  readonly version: string | undefined;
  /** The models in the list's order; what is stated once for all is stated for each. */
  readonly models: readonly PackEntry[];
  /** The sha256 of the list. */
  readonly sha256: string;
}

/**
 * Reads the list of a pack, and looks whether the files that it names are there.
 * @param folder of the pack
 * @throws TopsyturvyError 'bad-file' for a list that is missing, wrong or contradicts itself, or a file that is missing or
 *   outside the folder
 */
export function readPack(folder: string): Pack {
  const file = node.path.join(folder, packFile);
  const what = `The list of the pack '${file}'`;
  const form = checkForm<PackForm>(
    packForm(zod()),
    readJsonFile({ folder, name: packFile }, what, 'bad-file'),
    what,
    'bad-file',
  );
  checkFiles(folder, form.models, what);
  checkCategories(form.models, what);
  const { name, version, license, source, checked } = form;
  return {
    folder,
    name,
    version,
    models: form.models.map((entry) => ({
      ...entry,
      license: entry.license ?? license,
      source: entry.source ?? source,
      checked: entry.checked ?? checked ?? true,
    })),
    sha256: sha256(readingOf(what, 'bad-file', () => readFile({ folder, name: packFile }, mostJsonBytes))),
  };
}

/** A file below a pack's folder: no other file, no way up, no form of another system. */
const isBelow = (file: string): boolean =>
  !/^[/~]|[\\\0]|^[a-z][a-z0-9+.-]*:/i.test(file) &&
  file.split('/').every((step) => step !== '' && step !== '.' && step !== '..');

/** Each model has a file of its own, in the folder. */
function checkFiles(folder: string, models: readonly PackEntry[], what: string): void {
  const root = readingOf(`the folder '${folder}'`, 'bad-file', () => node.fs.realpathSync(folder));
  const known = new Map<string, string>();
  for (const { file } of models) {
    const wrong = (why: string, expected: string): TopsyturvyError =>
      badFile(`${what} names '${file}', ${why}`, file, expected);
    if (!isBelow(file))
      throw wrong('which is not a path below its folder', 'a path such as chairs/17.glb, with slashes');
    if (!/\.(glb|gltf|vrm)$/i.test(file))
      throw wrong('which is not a .glb, .gltf or .vrm file', 'a GLB or glTF 2.0 file');
    let real: string;
    try {
      real = node.fs.realpathSync(node.path.join(folder, file));
    } catch (cause) {
      throw wrong(`which cannot be read: ${readReason(cause)}`, 'a file of the pack');
    }
    const path = node.path.relative(root, real);
    if (path.startsWith('..') || node.path.isAbsolute(path))
      throw wrong('a link that leaves its folder', 'a file of the pack');
    const other = known.get(real);
    if (other !== undefined)
      throw wrong(other === file ? 'twice' : `which is '${other}' too`, 'a file for each model');
    known.set(real, file);
  }
}

/** Checks that what is said of a category is consistent, and that it is spelled alike. */
function checkCategories(models: readonly PackEntry[], what: string): void {
  const first = new Map<string, PackEntry>();
  for (const entry of models) {
    const key = entry.category.toLowerCase();
    const other = first.get(key) ?? entry;
    first.set(key, other);
    const differ = differences(entry, other);
    if (differ !== undefined)
      throw badFile(
        `${what} says of '${entry.file}' that ${differ}, but of '${other.file}' something else`,
        entry.category,
        'one class for a category, and a front for all of its models or for none',
      );
  }
}

/** The property in which two models of a category are said to differ, though no category may. */
function differences(entry: PackEntry, other: PackEntry): string | undefined {
  if (entry.category !== other.category) return `its category is '${entry.category}'`;
  if (entry.broadClass !== other.broadClass) return `its class is ${entry.broadClass}`;
  if ((entry.front === null) !== (other.front === null))
    return `it has ${entry.front === null ? 'no' : 'a'} front`;
  return undefined;
}
