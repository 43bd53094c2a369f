import type { PlannedItem } from '../plan/plan.js';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { badFolder, checkForm, zod } from '../../core/index.js';
import { readJsonFile } from '../../core/files/json-file.js';
import { readingOf } from '../../core/files/disk.js';
import type { Manifest } from '../item/record.js';
import { manifestSchema } from './schema.js';

/** The files of a dataset's folder. */
export const manifestFile = 'dataset.json';
export const itemsFile = 'items.jsonl';
export const questionsFile = 'questions.jsonl';
export const schemaFile = 'schema.json';
/** The folder in which a run keeps its finished chunks until all are there. */
export const workFolder = '.topsyturvy';

/** The folder of pictures that are files of their own. */
export const imagesFolder = 'images';
/** The folder of the tar files that hold pictures in WebDataset form. */
export const tarFolder = 'shards';

/** The most bytes of a picture or animation of a dataset: 4096 x 4096 pixels have 64 MiB before they are compressed. */
export const mostPictureBytes = 72 << 20;

/** The path of a picture of an item. Neither folder nor name tells which part it is of, as that may tell the answer. */
export const imageFile = (
  { folder, id }: Pick<PlannedItem, 'folder' | 'id'>,
  view: string,
  extension: 'png' | 'gif' = 'png',
): string => `images/${folder}/${id}-${view}.${extension}`;

/**
 * The manifest of a dataset.
 * @throws TopsyturvyError 'bad-folder' if the folder holds none, 'bad-file' if it is malformed
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile);
  const isThere = (path: string): boolean =>
    readingOf(`'${path}'`, 'bad-folder', () => statSync(path, { throwIfNoEntry: false })) !== undefined;
  if (!isThere(folder)) throw badFolder(`There is no folder '${folder}'`, folder);
  if (!isThere(file))
    throw badFolder(`'${folder}' is not a finished dataset: it has no ${manifestFile}`, folder);
  const value = readJsonFile({ folder, name: manifestFile }, file, 'bad-file');
  checkForm(manifestSchema(zod()), value, file, 'bad-file');
  return value as Manifest;
}
