import { readFileSync } from 'node:fs';
import { badFile, sha256 } from '../../../core/index.js';
import { loadPicture } from '../../../draw/decode.js';
import { PictureStore } from '../../../draw/picture-store.js';
import type { Raster } from '../../../draw/raster.js';
import { besideList } from '../../user-list.js';
import type { PhotographEntry } from '../photographs/form.js';
import { readPhotographs } from '../photographs/read-photographs.js';

/** A photograph that says what it shows: those without are for tasks 1 to 6, which ask about their objects. */
type PhotoEntry = PhotographEntry & { readonly category: string };

export interface UserPhotograph extends PhotoEntry {
  readonly sha256: string;
  /** Reads the photograph as it is shown, upright. */
  readonly raster: () => Raster;
  /** Its middle, and the whole as it is shown: small squares in which turns are compared. */
  readonly small: readonly Raster[];
}

export interface UserPhotographs {
  readonly photos: readonly UserPhotograph[];
  /** The sha256 of every file, by its path as the params have it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Side of the squares that are compared, pixels: grain and texture do not tell which way up a photograph is. */
const compared = 32;
/** The photographs of a set may take 1 GiB decoded. */
const mostBytes = 1 << 30;

/**
 * Reads a file of the user's photographs, and the photographs.
 * @param size side of a picture, pixels
 * @throws TopsyturvyError 'bad-file' for what is wrong with the list, 'bad-picture' for a photograph that cannot be read
 */
export async function loadUserPhotographs(
  path: string,
  size: number,
  resolve: (path: string) => string,
): Promise<UserPhotographs> {
  const file = resolve(path);
  const entries = readEntries(file, path, size);
  const hashes: Record<string, string> = { [path]: sha256(readFileSync(file)) };
  const photos: UserPhotograph[] = [];
  const store = new PictureStore();
  const named = new Map<string, string>();
  for (const entry of entries) {
    const image = besideList(path, entry.image, 'photo');
    const source = resolve(image);
    const square = (side: number, fit: PhotoEntry['fit']): Promise<Raster> =>
      loadPicture(source, { maxSide: side, square: fit, flatten: true });
    const raster = store.keep(await square(size, entry.fit));
    const small = [await square(compared, 'crop')];
    if (entry.fit === 'letterbox') small.push(await square(compared, 'letterbox'));
    const hash = sha256(readFileSync(source));
    const same = named.get(hash);
    if (same !== undefined)
      throw badFile(
        `The photos '${same}' and '${entry.name}' of '${path}' are the same picture`,
        entry.image,
        'different pictures',
      );
    named.set(hash, entry.name);
    hashes[image] = hash;
    photos.push({ ...entry, sha256: hash, raster, small });
  }
  return { photos, hashes };
}

function readEntries(file: string, path: string, size: number): readonly PhotoEntry[] {
  const photos = readPhotographs(file, path).filter(
    (entry): entry is PhotoEntry => entry.category !== undefined,
  );
  const what = `The file of photos '${path}'`;
  if (photos.length === 0)
    throw badFile(
      `${what} has no photo with a 'category' of its own, which says what the whole picture shows`,
      path,
      "a 'category' beside 'image'",
    );
  const most = Math.floor(mostBytes / (3 * size * size));
  if (photos.length > most)
    throw badFile(
      `${what} names ${photos.length} photos, but only ${most} fit in memory at ${size} pixels`,
      photos.length,
      `at most ${most} photos, or a smaller size`,
    );
  return photos;
}
