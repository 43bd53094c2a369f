import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clipped, badFile } from '../../core/errors.js';
import { readingOf } from '../../core/files/disk.js';
import { tarFolder } from '../folder/layout.js';
import type { FilePlace } from '../../core/files/regular-file.js';
import { type TarMember, TarReader } from './tar-reader.js';

/** Where the members of a tar file stand in it: found once by its headers, so that each can be read by itself. */
export class TarIndex {
  private readonly places = new Map<string, Pick<TarMember, 'offset' | 'size'>>();

  /** @throws TopsyturvyError 'bad-file' for what cannot be read, is cut off, or is no tar file */
  constructor(private readonly file: FilePlace) {
    this.withReader((tar) => {
      for (const { name, offset, size, isFile } of tar.members())
        if (isFile) this.places.set(name, { offset, size });
    });
  }

  /** A member's bytes; undefined if there is none of this name. @throws TopsyturvyError 'bad-file' if it cannot be read */
  read(name: string): Uint8Array | undefined {
    const place = this.places.get(name);
    return place && this.withReader((tar) => tar.read({ ...place, name }));
  }

  private withReader<T>(action: (tar: TarReader) => T): T {
    const tar = new TarReader(this.file);
    try {
      return action(tar);
    } finally {
      tar.close();
    }
  }
}

/** Reads single pictures from the tar files of a dataset: in any order, and quickest in that of the items. */
export class TarredPictures {
  /** The tar files by chunk, and so in the order of the items. */
  private readonly tars: readonly string[];
  private readonly indexes = new Map<string, TarIndex>();
  /** Where the last picture was found. */
  private last = 0;

  /**
   * @param remembered of how many tar files it is remembered where their members stand; 256 are all of a set of up to 32,768 items, which
   * has 64 chunks, unless its parts are of more than four kinds. In any larger set an order that leaps about reads headers again and again
   * @throws TopsyturvyError 'bad-file' if the folder of tar files cannot be read
   */
  constructor(
    private readonly folder: string,
    private readonly remembered = 256,
  ) {
    const tars = join(folder, tarFolder);
    this.tars = readingOf(`'${tars}'`, 'bad-file', () => readdirSync(tars))
      .filter((name) => name.endsWith('.tar'))
      .sort((a, b) => chunkOf(a) - chunkOf(b) || (a < b ? -1 : 1));
  }

  /**
   * @param file as lines of the dataset name it, as a file of its own
   * @throws TopsyturvyError 'bad-file' if no tar file has it, or one cannot be read
   */
  read(file: string): Uint8Array {
    const name = memberOf(file);
    for (let ahead = 0; name !== undefined && ahead < this.tars.length; ahead++) {
      const at = (this.last + ahead) % this.tars.length;
      const bytes = this.indexOf(this.tars[at]).read(name);
      if (!bytes) continue;
      this.last = at;
      return bytes;
    }
    throw badFile(
      `The picture '${clipped(file)}' is in none of the tar files of '${join(this.folder, tarFolder)}'`,
      file,
      'a picture of the dataset',
    );
  }

  private indexOf(tar: string): TarIndex {
    const known = this.indexes.get(tar);
    if (known) return known;
    const index = new TarIndex({ folder: this.folder, name: `${tarFolder}/${tar}` });
    if (this.indexes.size >= this.remembered) this.indexes.delete(this.indexes.keys().next().value!);
    this.indexes.set(tar, index);
    return index;
  }
}

/** The number of the chunk in the name of a tar file: `NAME-2images-000012.tar`. */
const chunkOf = (tar: string): number => Number(/-(\d+)\.tar$/.exec(tar)?.[1] ?? 0);

/** `images/000/NAME-KEY-VIEW.png` is the member `KEY.VIEW.png`. */
function memberOf(file: string): string | undefined {
  const [, key, rest] = /^images\/.*-([0-9a-f]{16})-([^/]+)$/.exec(file) ?? [];
  return key === undefined ? undefined : `${key}.${rest}`;
}
