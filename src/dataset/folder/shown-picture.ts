import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import { badFile, clipped, type TopsyturvyError } from '../../core/errors.js';
import { readFile } from '../../core/files/regular-file.js';
import { readReason } from '../../core/files/disk.js';
import { damage } from '../../draw/decode.js';
import { maxSide } from '../../draw/raster.js';
import { mostPictureBytes } from './layout.js';

export type SharpLibrary = (input: Buffer | SharpOptions, options?: SharpOptions) => Sharp;

/** How files begin that are read. Other formats that sharp knows (SVG, PDF) may name further files. */
const beginnings: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/];

/** Loads sharp when a picture is first shown: it is a native module. */
export const loadSharp = async (): Promise<SharpLibrary> => (await import('sharp')).default as SharpLibrary;

/**
 * What some work makes of the bytes of a picture of a dataset, which are those of a PNG, JPEG, WebP or GIF file.
 * @throws TopsyturvyError 'bad-file' if it is not there, leaves the dataset, is no picture or cannot be worked on
 */
export async function fromPicture<R>(
  dataset: string,
  file: string,
  work: (bytes: Buffer) => R | Promise<R>,
): Promise<R> {
  if (!isLarge(join(dataset, file))) return shown(dataset, file, work);
  const own = turn.then(() => shown(dataset, file, work));
  turn = own.catch(() => undefined);
  return own;
}

/** The bytes above which files are read one at a time: a page has many pictures under way. */
const large = 4 << 20;
let turn: Promise<unknown> = Promise.resolve();

function isLarge(path: string): boolean {
  try {
    return lstatSync(path).size > large;
  } catch {
    return false; // which reading it will say
  }
}

async function shown<R>(dataset: string, file: string, work: (bytes: Buffer) => R | Promise<R>): Promise<R> {
  const bytes = readShown(dataset, file);
  try {
    return await work(bytes);
  } catch (error) {
    throw unreadable(file, damage(error), error);
  }
}

function readShown(dataset: string, file: string): Buffer {
  try {
    const bytes = readFile({ folder: dataset, name: file }, mostPictureBytes);
    const beginning = bytes.toString('latin1', 0, 16);
    if (beginnings.some((one) => one.test(beginning))) return bytes;
  } catch (error) {
    throw unreadable(file, readReason(error), error);
  }
  throw unreadable(file, 'it has another format');
}

const unreadable = (file: string, why: string, cause?: unknown): TopsyturvyError =>
  badFile(
    `The dataset's picture '${clipped(file)}' cannot be read: ${why}`,
    file,
    'a PNG, JPEG, WebP or GIF file',
    { cause },
  );

/** How sharp opens a picture: none that is too large, and none that is cut short. */
export const strictly: SharpOptions = { limitInputPixels: maxSide * maxSide, failOn: 'error' };
