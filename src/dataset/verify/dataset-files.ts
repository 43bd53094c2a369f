import { closeSync, fstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import { openIfRegular } from '../../core/files/regular-file.js';
import { LinkGuard } from '../folder/within.js';

/** Where a dataset's pictures and films are read from. */
export interface Files {
  /** The file's bytes, or what is wrong with it. @param most bytes */
  read(path: string, most: number): Buffer | string;
}

/** Reads the pictures and films of a dataset that may be anyone's. */
export class DatasetFiles implements Files {
  private readonly links: LinkGuard;

  constructor(private readonly folder: string) {
    this.links = new LinkGuard(folder);
  }

  read(path: string, most: number): Buffer | string {
    const file = join(this.folder, path);
    let handle: number | undefined;
    try {
      if (this.links.leaves(file)) return 'it is a link that leaves the dataset';
      handle = openIfRegular(file);
      if (handle === undefined) return 'it is not a file';
      if (fstatSync(handle).size > most) return 'the file is larger than its picture can be';
      return readFileSync(handle);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'the file is missing';
      return unreadable(error);
    } finally {
      if (handle !== undefined) closeSync(handle);
    }
  }
}

/** What is wrong with a file whose reading threw. */
export const unreadable = (error: unknown): string => `the file cannot be read: ${messageOf(error)}`;
