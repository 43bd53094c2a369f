import { zod } from '../../../core/zod.js';
import { checkNames, readUserList } from '../../user-list.js';
import { photographsForm, type PhotographEntry } from './form.js';

/**
 * Reads a `photos.json`, without its pictures.
 * @param file where it is
 * @param path what errors call it
 * @throws TopsyturvyError 'bad-file' naming the first field that is wrong
 */
export function readPhotographs(file: string, path: string): readonly PhotographEntry[] {
  const { photos } = readUserList(photographsForm(zod()), file, `The file of photos '${path}'`);
  checkNames(photos, 'photos', path);
  return photos;
}
