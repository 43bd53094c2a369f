import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkForm } from '../../core/check-form.js';
import { TopsyturvyError } from '../../core/errors.js';
import { readJsonFile } from '../../core/files/json-file.js';
import { readingOf } from '../../core/files/system-errors.js';
import { zod } from '../../core/zod.js';
import { manifestFile } from './layout.js';
import type { Manifest } from '../item/record.js';
import { manifestSchema } from './schema.js';

/**
 * The manifest of a dataset.
 *
 * @throws TopsyturvyError 'bad-folder' if the folder holds none, 'bad-file' if it is malformed
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile);
  const isThere = (path: string): boolean =>
    readingOf(`'${path}'`, 'bad-folder', () => statSync(path, { throwIfNoEntry: false })) !== undefined;
  if (!isThere(folder)) throw new TopsyturvyError('bad-folder', `There is no folder '${folder}'`, folder);
  if (!isThere(file))
    throw new TopsyturvyError(
      'bad-folder',
      `'${folder}' is not a finished dataset: it has no ${manifestFile}`,
      folder,
    );
  const value = readJsonFile({ folder, name: manifestFile }, file, 'bad-file');
  checkForm(manifestSchema(zod()), value, file, 'bad-file');
  return value as Manifest;
}
