import { readFileSync } from 'node:fs';
import { TopsyturvyError, badParameter, sha256 } from '../../../core/index.js';
import { loadPicture, pictureSize } from '../../../draw/decode.js';
import { PictureStore } from '../../../draw/picture-store.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { sidesOf, type Size } from '../../param-schemas.js';
import { flawOf, measureSurface } from '../hiding/surface.js';

/** A user's surface, larger than the set's pictures so that there are several places to cut from. */
export interface GroundPicture {
  /** The path, as the params have it. */
  readonly path: string;
  readonly sha256: string;
  /** Reads it: RGB, square. */
  readonly raster: () => Raster;
  /** A sentence for the user where it may be no even surface. */
  readonly doubt?: string;
}

/** Side of a ground's square to the longer side of the set's pictures. */
const groundShare = 1.5;

/** The least shorter side of a ground, pixels. */
const shortest = 64;
/** The least variance of a channel's codes. */
const leastVariance = 4;
/** The grounds of a set may take 1 GiB decoded. */
const mostBytes = 1 << 30;

/**
 * Reads the user's surfaces: the middle of each, on white where it is transparent.
 * @param size of the set's pictures, pixels
 * @throws TopsyturvyError 'bad-picture' for one that cannot be read, is too small or plain, or shows a thing, 'bad-parameter' for more than fit in memory
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
    throw badParameter('grounds', `${paths.length} pictures`, `at most ${most} at ${size} pixels`);
  const grounds: GroundPicture[] = [];
  const store = new PictureStore();
  for (const path of paths) {
    const file = resolve(path);
    const { width, height } = await pictureSize(file);
    const refuse = (found: string, expected: string): TopsyturvyError =>
      new TopsyturvyError(
        'bad-picture',
        `The ground '${path}' ${found}; expected ${expected}`,
        path,
        expected,
      );
    if (Math.min(width, height) < shortest)
      throw refuse(`has ${width}x${height} pixels`, `sides of at least ${shortest}`);
    const raster = rgb(await loadPicture(file, { maxSide: side, square: 'crop', flatten: true }));
    if (!isVaried(raster)) throw refuse('is of one plain color', 'a surface with some grain');
    const flaw = flawOf(measureSurface(raster));
    if (flaw?.isCertain)
      throw refuse(`shows a thing rather than a surface: ${flaw.why}`, 'a picture that is the same all over');
    grounds.push({
      path,
      sha256: sha256(readFileSync(file)),
      raster: store.keep(raster),
      ...(flaw && { doubt: `The ground '${path}' may show where things are hidden: ${flaw.why}` }),
    });
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
    sums[i % 3] += data[i];
    squares[i % 3] += data[i] * data[i];
  }
  const count = data.length / 3;
  return sums.some((sum, c) => squares[c] / count - (sum / count) * (sum / count) > leastVariance);
}

function rgb(picture: Raster): Raster {
  if (picture.channels === 3) return picture;
  const out = createRaster(picture.width, picture.height, 3);
  for (let i = 0; i < out.data.length; i++) out.data[i] = picture.data[picture.channels * Math.floor(i / 3)];
  return out;
}
