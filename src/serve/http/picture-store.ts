import type { ServedPicture } from '../items/served-item.js';

/** Pictures that were dealt last, by the sha256 of their bytes, for clients that fetch them by address. */
export class PictureStore {
  private readonly pictures = new Map<string, ServedPicture>();
  private size = 0;

  /** @param most bytes kept */
  constructor(private readonly most: number) {}

  /** @returns the address below the server's */
  add(picture: ServedPicture): string {
    const { sha256, bytes, type } = picture;
    if (!this.pictures.delete(sha256)) this.size += bytes.length;
    this.pictures.set(sha256, picture);
    for (const [oldest, { bytes }] of this.pictures) {
      if (this.size <= this.most || oldest === sha256) break;
      this.pictures.delete(oldest);
      this.size -= bytes.length;
    }
    return `/images/${sha256}.${type === 'image/png' ? 'png' : 'gif'}`;
  }

  get(sha256: string): ServedPicture | undefined {
    return this.pictures.get(sha256);
  }
}
