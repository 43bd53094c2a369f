import type { ServedPicture } from '../items/served-item.js';
import { Latest } from '../../core/memoize.js';

/** Pictures that were dealt last, by the sha256 of their bytes, for clients that fetch them by address. */
export class PictureStore {
  private readonly pictures: Latest<string, ServedPicture>;

  /** @param bytes that are kept */
  constructor(bytes: number) {
    this.pictures = new Latest({ bytes });
  }

  /** @returns the address below the server's */
  add(picture: ServedPicture): string {
    const { sha256, bytes, type } = picture;
    this.pictures.set(sha256, picture, bytes.length);
    return `/images/${sha256}.${type === 'image/png' ? 'png' : 'gif'}`;
  }

  get(sha256: string): ServedPicture | undefined {
    return this.pictures.get(sha256);
  }
}
