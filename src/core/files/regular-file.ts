import { clipped, TopsyturvyError, type ErrorCode } from '../errors.js';
import { node } from '../node.js';
import { stays } from './inside.js';
import { readReason } from './system-errors.js';

/** A file by its path, or one of a folder that may be anyone's: a dataset, a part of one, a store. */
export type FilePlace = string | FileIn;

/** A file that must lie in its folder, wherever links lead. The folder itself may be a link. */
export interface FileIn {
  readonly folder: string;
  readonly name: string;
}

export const pathOf = (file: FilePlace): string =>
  typeof file === 'string' ? file : node.path.join(file.folder, file.name);

/**
 * Opens a file for reading: the only way to one that the library did not make itself. What might never end, or keep the
 * caller waiting (pipes, devices, folders), is refused, and so are files of more than `most` bytes.
 *
 * @param why what is said of those
 * @returns the handle, which the caller closes
 * @throws Error of the system's or its own, of which `readReason` says why
 */
export function openFile(file: FilePlace, most = Infinity, why = sizeReason(most)): number {
  const { openSync, fstatSync, closeSync, constants } = node.fs;
  // Without blocking, as opening a pipe would until somebody writes to it. Windows has neither flag.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const handle =
    typeof file === 'string'
      ? openSync(file, flags)
      : openSync(realPathOf(file), flags | (constants.O_NOFOLLOW ?? 0));
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw new Error('it is not a regular file');
    if (stat.size > most) throw new Error(why);
    return handle;
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

/** Where a file of a folder is when all links are followed: in the folder. */
function realPathOf({ folder, name }: FileIn): string {
  const full = node.path.resolve(folder, name);
  if (name.includes('\0') || !stays(folder, full)) throw new Error('it lies outside of the dataset');
  const real = node.fs.realpathSync.native(full);
  if (!stays(node.fs.realpathSync.native(folder), real))
    throw new Error('it is a link that leaves the dataset');
  return real;
}

const sizeReason = (most: number): string =>
  `it is larger than ${most % (1 << 20) === 0 ? `${most / (1 << 20)} MiB` : `${most} bytes`}`;

/** Reads a whole file, as {@link openFile} opens it. One that grows meanwhile is held to its bound, too. */
export function readFile(file: FilePlace, most: number, why = sizeReason(most)): Buffer {
  const handle = openFile(file, most, why);
  try {
    let bytes = Buffer.allocUnsafeSlow(node.fs.fstatSync(handle).size + 1);
    for (let size = 0; ;) {
      const read = node.fs.readSync(handle, bytes, size, bytes.length - size, null);
      size += read;
      if (size > most) throw new Error(why);
      if (read === 0) return bytes.subarray(0, size);
      if (size === bytes.length) bytes = Buffer.concat([bytes], 2 * size);
    }
  } finally {
    node.fs.closeSync(handle);
  }
}

/** How an error about a file is worded, and what is asked of it. */
export interface Wording {
  /** How it names the file, e.g. "the picture 'a.png'". Default: its path */
  readonly what?: string;
  readonly code?: ErrorCode;
}

/** As {@link openFile}. @throws TopsyturvyError saying in a sentence why the file cannot be read */
export const openRegularFile = (file: FilePlace, wording?: Wording): number =>
  worded(file, wording, () => openFile(file));

/** As {@link readFile}. @throws TopsyturvyError saying in a sentence why the file cannot be read */
export const readRegularFile = (file: FilePlace, most: number, wording?: Wording): Buffer =>
  worded(file, wording, () => readFile(file, most));

/** The bytes of a file, piece by piece; the next piece takes the place of the last. @throws as {@link openRegularFile} */
export function* piecesOf(file: FilePlace, size = 1 << 20): Generator<Buffer> {
  const handle = openRegularFile(file);
  try {
    const piece = Buffer.allocUnsafe(size);
    for (;;) {
      const read = worded(file, {}, () => node.fs.readSync(handle, piece, 0, size, null));
      if (read === 0) return;
      yield piece.subarray(0, read);
    }
  } finally {
    node.fs.closeSync(handle);
  }
}

/** The first bytes of a file, at most `size`. @throws as {@link openRegularFile} */
export function headOf(file: FilePlace, size: number): Buffer {
  for (const piece of piecesOf(file, size)) return piece;
  return Buffer.alloc(0);
}

function worded<T>(file: FilePlace, { what, code = 'bad-file' }: Wording = {}, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    const path = pathOf(file);
    const message = `Cannot read ${what ?? `'${clipped(path)}'`}: ${readReason(cause)}`;
    throw new TopsyturvyError(code, message, path, 'a regular file', { cause });
  }
}
