import { readRegularFile } from '../../core/files/regular-file.js';
import { formOf } from '../tar/form.js';
import { TarredPictures } from '../tar/tarred-pictures.js';
import { mostPictureBytes } from './layout.js';

/** Reads the pictures that a dataset's lines name, and no other file of this machine: what is read may be sent away. */
export class PictureFiles {
  /** Whether the dataset has its pictures in tar files. */
  private readonly tarred: TarredPictures | undefined;

  constructor(private readonly folder: string) {
    if (formOf(folder) === 'webdataset') this.tarred = new TarredPictures(folder);
  }

  /** @throws TopsyturvyError 'bad-file' for a picture that is missing, or that lies elsewhere */
  read(name: string): Uint8Array {
    if (this.tarred) return this.tarred.read(name);
    return readRegularFile({ folder: this.folder, name }, mostPictureBytes);
  }
}
