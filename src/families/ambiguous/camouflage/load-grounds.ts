import { readFileSync } from 'node:fs';
import { unexpected } from '../../../core/errors.js';
import { sha256 } from '../../../core/hash.js';
import { loadPicture } from '../../../draw/decode.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { groundShare, type GroundPicture } from './picture-ground.js';

/** The grounds of a set are kept decoded: 1 GiB of them. */
const mostBytes = 1 << 30;

/**
 * Reads the user's surfaces: the middle of each, on white where it is transparent.
 *
 * @param size side of the set's pictures, pixels
 * @throws TopsyturvyError 'bad-picture' for one that cannot be read, 'bad-parameter' for more than fit in memory
 */
export async function loadGrounds(
  paths: readonly string[],
  size: number,
  resolve: (path: string) => string,
): Promise<GroundPicture[]> {
  const side = Math.round(size * groundShare);
  const most = Math.floor(mostBytes / (3 * side * side));
  if (paths.length > most)
    throw unexpected(
      'bad-parameter',
      'grounds',
      `${paths.length} pictures`,
      `at most ${most} at ${size} pixels`,
    );
  const grounds: GroundPicture[] = [];
  for (const path of paths) {
    const file = resolve(path);
    const raster = rgb(await loadPicture(file, { maxSide: side, square: 'crop', flatten: true }));
    grounds.push({ path, sha256: sha256(readFileSync(file)), raster });
  }
  return grounds;
}

function rgb(picture: Raster): Raster {
  if (picture.channels === 3) return picture;
  const out = createRaster(picture.width, picture.height, 3);
  for (let i = 0; i < out.data.length; i++) out.data[i] = picture.data[picture.channels * Math.floor(i / 3)]!;
  return out;
}
