import { readFileSync } from 'node:fs';
import { TopsyturvyError, unexpected } from '../../../../core/errors.js';
import { sha256 } from '../../../../core/hash.js';
import { loadPicture, pictureSize } from '../../../../draw/decode.js';
import { createRaster, type Raster } from '../../../../draw/raster.js';
import { sidesOf, type Size } from '../../../size.js';
import { groundShare, type GroundPicture } from './picture-ground.js';

/** Of a ground's shorter side, pixels. */
const shortest = 64;
/** Of a channel's codes. */
const leastVariance = 4;
/** The grounds of a set are kept decoded: 1 GiB of them. */
const mostBytes = 1 << 30;

/**
 * Reads the user's surfaces: the middle of each, on white where it is transparent.
 *
 * @param size of the set's pictures, pixels
 * @throws TopsyturvyError 'bad-picture' for one that cannot be read, is too small or plain, 'bad-parameter' for more than fit in memory
 */
export async function loadGrounds(
  paths: readonly string[],
  size: Size,
  resolve: (path: string) => string,
): Promise<GroundPicture[]> {
  const { width: across, height: down } = sidesOf(size);
  const side = Math.round(Math.max(across, down) * groundShare);
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
    const { width, height } = await pictureSize(file);
    if (Math.min(width, height) < shortest)
      throw new TopsyturvyError('bad-picture', `The ground '${path}' has ${width}x${height} pixels; expected sides of at least ${shortest}`, `${width}x${height}`); // prettier-ignore
    const raster = rgb(await loadPicture(file, { maxSide: side, square: 'crop', flatten: true }));
    if (!isVaried(raster))
      throw new TopsyturvyError('bad-picture', `The ground '${path}' is of one plain color; expected a surface with some grain`, path); // prettier-ignore
    grounds.push({ path, sha256: sha256(readFileSync(file)), raster });
  }
  return grounds;
}

/** Whether anything could be hidden there: some channel deviates by more than noise. */
function isVaried({ data }: Raster): boolean {
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let i = 0; i < data.length; i++) {
    sums[i % 3]! += data[i]!;
    squares[i % 3]! += data[i]! * data[i]!;
  }
  const count = data.length / 3;
  return sums.some((sum, c) => squares[c]! / count - (sum / count) * (sum / count) > leastVariance);
}

function rgb(picture: Raster): Raster {
  if (picture.channels === 3) return picture;
  const out = createRaster(picture.width, picture.height, 3);
  for (let i = 0; i < out.data.length; i++) out.data[i] = picture.data[picture.channels * Math.floor(i / 3)]!;
  return out;
}
