import { readFile } from '../../core/files/regular-file.js';
import { readReason } from '../../core/files/disk.js';

/** What is said of files that have more bytes than they may have. */
export const tooLarge = 'the file is larger than its picture can be';

/** Where a dataset's pictures and films are read from. */
export interface Files {
  /** The file's bytes, or what is wrong with it. @param most bytes */
  read(path: string, most: number): Buffer | string;
}

/** Reads the pictures and films of a dataset that may be anyone's. */
export class DatasetFiles implements Files {
  constructor(private readonly folder: string) {}

  read(name: string, most: number): Buffer | string {
    try {
      return readFile({ folder: this.folder, name }, most, tooLarge);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'the file is missing' : readReason(error);
    }
  }
}
