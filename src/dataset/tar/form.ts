import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { badParameter, badFolder } from '../../core/errors.js';
import { makeFolder } from '../folder/atomic-file.js';
import { withIoErrors } from '../folder/folder.js';
import { imagesFolder, tarFolder } from '../folder/layout.js';

export const forms = ['folder', 'webdataset'] as const;
/** How a dataset keeps its pictures: each as a file of its own, or many in a tar file. Its digest is the same. */
export type Form = (typeof forms)[number];

/** The form of a dataset or of a part of one. */
export const formOf = (folder: string): Form =>
  existsSync(join(folder, tarFolder)) ? 'webdataset' : 'folder';

/** @throws TopsyturvyError 'bad-parameter' */
export function checkFormat(form: string): Form {
  const found = forms.find((one) => one === form);
  if (found) return found;
  throw badParameter('format', form, forms.join(' or '));
}

/**
 * Makes a folder one of a form, or checks that it is.
 * @throws TopsyturvyError 'bad-folder' for one of the other form
 */
export function settleForm(folder: string, form: Form): void {
  const other = form === 'folder' ? tarFolder : imagesFolder;
  if (existsSync(join(folder, other))) {
    const is = form === 'folder' ? 'tar files (--format webdataset)' : 'files of their own';
    throw badFolder(
      `The output folder '${folder}' has its pictures in ${is}; go on in that form, or give an empty or a new folder`,
      folder,
    );
  }
  if (form === 'webdataset') withIoErrors(folder, () => makeFolder(join(folder, tarFolder)));
}

/**
 * For pages that show a dataset's pictures where they are.
 * @throws TopsyturvyError 'bad-folder' for a dataset in WebDataset form, saying what to do
 */
export function checkLoose(folder: string): void {
  if (formOf(folder) === 'folder') return;
  throw badFolder(
    `The dataset in '${folder}' has its pictures in tar files; 'topsyturvy merge ${folder} --out FOLDER' takes them out`,
    folder,
    'a dataset whose pictures are files',
  );
}
