import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { TopsyturvyError } from '../../../../core/errors.js';
import { readReason } from '../../../../core/files/system-errors.js';
import { sha256 } from '../../../../core/hash.js';
import { exifOrientation, loadPicture } from '../../../../draw/decode.js';
import type { Box } from '../../../../draw/path.js';
import { createRaster, type Raster } from '../../../../draw/raster.js';
import type { CocoImage } from '../annotations/coco.js';
import type { Refusal } from '../annotations/subjects.js';

/** A picture, upright by its EXIF orientation. */
export interface OpenPicture {
  readonly raster: Raster;
  readonly sha256: string;
}

/** The largest file that is read: 64 MiB. */
const mostBytes = 64 << 20;

/** A path below a folder, or undefined if it leaves it. */
export function below(folder: string, path: string): string | undefined {
  if (path.includes('\0') || path.includes('\\') || posix.isAbsolute(path)) return undefined;
  const inside = posix.normalize(path);
  return inside === '..' || inside.startsWith('../') ? undefined : posix.join(folder, inside);
}

/**
 * Opens a picture that annotations refer to, if it has the size they state after its EXIF rotation.
 *
 * @param folder of the pictures, as the params have it
 * @param resolve finds a file or refuses its path
 */
export async function openPicture(
  { file, width, height }: CocoImage,
  folder: string,
  resolve: (path: string) => string,
): Promise<OpenPicture | Refusal> {
  const path = below(folder, file);
  if (path === undefined) return { reason: 'folder', what: 'its file name leaves the folder' };
  let raster: Raster;
  let bytes: Uint8Array;
  let orientation: number;
  try {
    const full = resolve(path);
    const found = await stat(full);
    if (!found.isFile()) return { reason: 'unreadable', what: 'it is not a file' };
    if (found.size > mostBytes) return { reason: 'unreadable', what: 'it is larger than 64 MiB' };
    bytes = await readFile(full);
    raster = await loadPicture(bytes, { flatten: true });
    orientation = await exifOrientation(bytes);
  } catch (error) {
    return { reason: 'unreadable', what: reasonOf(error, file) };
  }
  const said = `${width}x${height}`;
  const found = `${raster.width}x${raster.height}`;
  const before = `${raster.height}x${raster.width}`;
  // Orientations from 5 on swap width and height: only then do the sizes tell which way the picture was annotated.
  const told = orientation >= 5 && raster.width !== raster.height;
  if (told && said === before)
    return { reason: 'rotation', what: `annotated as ${said}, before its rotation` };
  if (said !== found) return { reason: 'size', what: `annotated as ${said}, is ${found}` };
  if (orientation !== 1 && !told) return { reason: 'rotation', what: `EXIF orientation ${orientation}` };
  return { raster, sha256: sha256(bytes) };
}

/** Errors that belong to the file and recur at every attempt. */
const lasting = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM'];

/** Why a picture cannot be read. Errors that are not the picture's fault, such as too many open files, are thrown. */
function reasonOf(error: unknown, file: string): string {
  if (error instanceof TopsyturvyError) return error.message;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code !== undefined && lasting.includes(code)) return readReason(error);
  if (!/^E[A-Z]+$/.test(code ?? '')) throw error;
  throw new TopsyturvyError('bad-picture', `Cannot read '${file}': ${readReason(error)}`, file, undefined, {
    cause: error,
  });
}

/** The source pixels of one finished row or column: the first of them, and their weights, whose sum is 1. */
interface Taps {
  readonly first: number;
  readonly weights: readonly number[];
}

/**
 * A window of a picture at another size, as RGB, by a triangle filter as wide as a finished pixel or a source pixel, whichever is
 * wider. In plain IEEE arithmetic, so that every machine makes the same bytes.
 *
 * @param from whole pixels inside the picture
 */
export function scaleWindow(raster: Raster, from: Box, width: number, height: number): Raster {
  const across = taps(from.x, from.width, width);
  const down = taps(from.y, from.height, height);
  const narrow = new Float64Array(width * from.height * 3);
  const { channels, data } = raster;
  const next = channels >= 3 ? 1 : 0;
  for (let y = 0, to = 0; y < from.height; y++) {
    const row = (from.y + y) * raster.width;
    for (let x = 0; x < width; x++, to += 3) {
      const { first, weights } = across[x]!;
      let [red, green, blue] = [0, 0, 0];
      for (let i = 0, at = (row + first) * channels; i < weights.length; i++, at += channels) {
        const weight = weights[i]!;
        red += weight * data[at]!;
        green += weight * data[at + next]!;
        blue += weight * data[at + 2 * next]!;
      }
      narrow[to] = red;
      narrow[to + 1] = green;
      narrow[to + 2] = blue;
    }
  }
  const out = createRaster(width, height, 3);
  const line = width * 3;
  const sums = new Float64Array(line);
  for (let y = 0; y < height; y++) {
    const { first, weights } = down[y]!;
    sums.fill(0.5);
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i]!;
      for (let x = 0, at = (first - from.y + i) * line; x < line; x++, at++) sums[x]! += weight * narrow[at]!;
    }
    for (let x = 0, to = y * line; x < line; x++, to++) out.data[to] = Math.min(255, Math.floor(sums[x]!));
  }
  return out;
}

function taps(start: number, length: number, count: number): Taps[] {
  const step = length / count;
  const reach = Math.max(1, step);
  return Array.from({ length: count }, (_, at) => {
    const middle = (at + 0.5) * step;
    const first = Math.max(0, Math.floor(middle - reach));
    const last = Math.min(length - 1, Math.ceil(middle + reach));
    const raw: number[] = [];
    for (let i = first; i <= last; i++) raw.push(Math.max(0, 1 - Math.abs(i + 0.5 - middle) / reach));
    const sum = raw.reduce((total, weight) => total + weight, 0);
    return { first: start + first, weights: raw.map((weight) => weight / sum) };
  });
}
