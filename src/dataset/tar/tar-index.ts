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
