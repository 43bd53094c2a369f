import { readFileSync } from 'node:fs';
import { TopsyturvyError } from '../../core/errors.js';
import { readingOf } from '../../core/files/system-errors.js';
import { formOf } from '../tar/form.js';
import { TarredPictures } from '../tar/tarred-pictures.js';
import { below, LinkGuard } from './within.js';

/** Reads the pictures that a dataset's lines name, and no other file of this machine: what is read may be sent away. */
export class PictureFiles {
  private readonly guard: LinkGuard;
  /** If it has its pictures in tar files. */
  private readonly tarred: TarredPictures | undefined;

  constructor(private readonly folder: string) {
    this.guard = new LinkGuard(folder);
    if (formOf(folder) === 'webdataset') this.tarred = new TarredPictures(folder);
  }

  /** @throws TopsyturvyError 'bad-file' for a picture that is missing, or that lies elsewhere */
  read(file: string): Uint8Array {
    if (this.tarred) return this.tarred.read(file);
    const path = below(this.folder, file);
    if (path === undefined || this.guard.leaves(path))
      throw new TopsyturvyError(
        'bad-file',
        `The picture '${path ?? file}' ${path === undefined ? 'lies outside of' : 'is a link that leaves'} its dataset`,
        file,
        `a file in '${this.folder}'`,
      );
    return readingOf(`the picture '${path}'`, 'bad-file', () => readFileSync(path));
  }
}
