import { clipped, badFile } from '../errors.js';
import { node } from '../node.js';
import { stays } from './inside.js';
import { readReason } from './disk.js';

/** A file by its path, or one that must lie in its folder, wherever links lead; the folder itself may be a link. */
export type FilePlace = string | { readonly folder: string; readonly name: string };

export const pathOf = (file: FilePlace): string =>
  typeof file === 'string' ? file : node.path.join(file.folder, file.name);

/**
 * Opens a file for reading: the only way to one that the library did not make itself. What might never end, or keep the
 * caller waiting (pipes, devices, folders), is refused, and so are files of more than `most` bytes.
 * @param why what is said of those
 * @returns the handle, which the caller closes
 * @throws the system's error or its own; `readReason` says why
 */
export function openFile(file: FilePlace, most = Infinity, why = sizeReason(most)): number {
  const { openSync, fstatSync, closeSync, constants } = node.fs;
  // Without blocking, as opening a pipe would until somebody writes to it. Windows has neither flag.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const isFree = typeof file === 'string';
  const handle = openSync(
    isFree ? file : realPathOf(file.folder, file.name),
    isFree ? flags : flags | (constants.O_NOFOLLOW ?? 0),
  );
  const stat = fstatSync(handle);
  if (stat.isFile() && stat.size <= most) return handle;
  closeSync(handle);
  throw new Error(stat.isFile() ? why : 'it is not a regular file');
}

/** The path of a file in a folder when all links are followed; it must lie in the folder. */
function realPathOf(folder: string, name: string): string {
  const full = node.path.resolve(folder, name);
  if (name.includes('\0') || !stays(folder, full)) throw new Error('it lies outside of the dataset');
  const { native } = node.fs.realpathSync;
  const real = native(full);
  if (stays(native(folder), real)) return real;
  throw new Error('it is a link that leaves the dataset');
}

const sizeReason = (most: number): string =>
  `it is larger than ${most % (1 << 20) === 0 ? `${most / (1 << 20)} MiB` : `${most} bytes`}`;

/** Reads a whole file, as {@link openFile} opens it. The bound also holds for a file that grows meanwhile. */
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

/** The same as {@link readFile}. @throws TopsyturvyError 'bad-file' saying in a sentence why the file cannot be read */
export const readRegularFile = (file: FilePlace, most: number): Buffer =>
  inSentences(file, () => readFile(file, most));

/** As {@link readRegularFile}, but undefined if there is no such file. In a folder a link to nothing is refused: who writes it would write elsewhere. */
export const readIfThere = (file: FilePlace, most: number): Buffer | undefined =>
  inSentences(file, () => {
    try {
      return readFile(file, most);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      const isThere = node.fs.lstatSync(pathOf(file), { throwIfNoEntry: false }) !== undefined;
      if (isThere && typeof file !== 'string') throw new Error('it is a link to nothing', { cause: error });
      return undefined;
    }
  });

/** The bytes of a file, piece by piece; the next piece takes the place of the last. @throws as {@link readRegularFile} */
export function* piecesOf(file: FilePlace, size = 1 << 20): Generator<Buffer> {
  const handle = inSentences(file, () => openFile(file));
  try {
    const piece = Buffer.allocUnsafe(size);
    const read = (): number => node.fs.readSync(handle, piece, 0, size, null);
    for (let length; (length = inSentences(file, read)) > 0;) yield piece.subarray(0, length);
  } finally {
    node.fs.closeSync(handle);
  }
}

/** The first bytes of a file, at most `size`. @throws as {@link readRegularFile} */
export function headOf(file: FilePlace, size: number): Buffer {
  for (const piece of piecesOf(file, size)) return piece;
  return Buffer.alloc(0);
}

/** Runs a function that reads a file. @throws TopsyturvyError 'bad-file' */
export function inSentences<T>(file: FilePlace, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    const path = pathOf(file);
    const message = `Cannot read '${clipped(path)}': ${readReason(cause)}`;
    throw badFile(message, path, 'a regular file', { cause });
  }
}
