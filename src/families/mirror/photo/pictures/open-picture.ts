import { readFile, stat } from 'node:fs/promises';
import { sha256, TopsyturvyError } from '../../../../core/index.js';
import { readReason } from '../../../../core/files/disk.js';
import { exifOrientation, loadPicture } from '../../../../draw/decode.js';
import type { Raster } from '../../../../draw/raster.js';
import { below } from '../../../user-list.js';
import type { CocoImage } from '../annotations/coco.js';
import type { Refusal } from '../annotations/subjects.js';

/** A picture, upright by its EXIF orientation. */
export type OpenPicture = { readonly raster: Raster; readonly sha256: string };

/** The largest file that is read: 64 MiB. */
const mostBytes = 64 << 20;

/**
 * Opens a picture that annotations refer to, if it has the size they state after its EXIF rotation.
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
