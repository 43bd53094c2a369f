import { messageOf, TopsyturvyError, type ErrorCode } from '../errors.js';
import { node } from '../node.js';

/** What the system's codes mean, in words that can follow "Cannot read 'x': " or "Cannot write to 'x': ". */
const either: Readonly<Record<string, string>> = {
  ENOTDIR: 'a part of its path is a file',
  EMFILE: 'too many files are open',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk reports an error',
  EBUSY: 'another program has it open',
};

const reading: Readonly<Record<string, string>> = {
  ...either,
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read (permission denied)',
  EPERM: 'it may not be read (permission denied)',
  EISDIR: 'it is a folder',
  ENXIO: 'it is not a regular file', // a socket
};

const writing: Readonly<Record<string, string>> = {
  ...either,
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'it may not be written (permission denied)',
  EPERM: 'it may not be written (permission denied)',
  EROFS: 'the file system is read-only',
  ENOENT: 'there is no such folder, or it was removed meanwhile',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'a folder is where a file should be',
  ENXIO: 'it is not a regular file', // a pipe, a device
  EFBIG: 'the file system allows no file so large',
};

/** Why a file could not be read. What the system does not say in a code we know is given in its own first line. */
export function readReason(error: unknown): string {
  const message = messageOf(error);
  return reasonIn(reading, error) ?? message.split('\n')[0].replace(/[\s:]+$/, '');
}

/** Why a file could not be written; undefined if it is not the system that refused. */
export const writeReason = (error: unknown): string | undefined => reasonIn(writing, error);

/**
 * Runs file operations for a file. What the system refuses then names that file as its path, where the system itself
 * names a temporary file or, of a handle, none.
 */
export function onBehalfOf<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (writeReason(error) !== undefined) (error as NodeJS.ErrnoException).path = file;
    throw error;
  }
}

function reasonIn(reasons: Readonly<Record<string, string>>, error: unknown): string | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/**
 * Reads something; what the system refuses becomes one sentence.
 * @param name how the sentence names what is read, e.g. "'pictures/a.png'"
 */
export function readingOf<T>(name: string, code: ErrorCode, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw new TopsyturvyError(code, `Cannot read ${name}: ${readReason(cause)}`, name, undefined, { cause });
  }
}

/** The operations by which datasets change a disk. All calls are synchronous and throw the system's errors. */
export interface Disk {
  /** Opens a file that is written from its start (`w`) or its end (`a`), or a folder (`r`) to flush the names in it. */
  open(path: string, flags: 'w' | 'a' | 'r'): number;
  /** Writes the bytes from `at` on, or some of them. @returns how many were written */
  write(handle: number, bytes: Uint8Array, at: number): number;
  /** Returns when what was written is on the disk. */
  flush(handle: number): void;
  close(handle: number): void;
  truncate(path: string, length: number): void;
  rename(from: string, to: string): void;
  /** Makes one folder, whose parent exists. */
  makeFolder(path: string): void;
  /** Removes a file, or a folder with all that is in it, if it is there. */
  remove(path: string): void;
}

/** The disk itself. */
export const realDisk: Disk = {
  open: (path, flags) => node.fs.openSync(path, flags),
  write: (handle, bytes, at) => node.fs.writeSync(handle, bytes, at),
  flush: (handle) => node.fs.fsyncSync(handle),
  close: (handle) => node.fs.closeSync(handle),
  truncate: (path, length) => node.fs.truncateSync(path, length),
  rename: (from, to) => node.fs.renameSync(from, to),
  makeFolder: (path) => void node.fs.mkdirSync(path),
  remove: (path) => node.fs.rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
};

/** The disk that datasets are written to. */
export let disk: Disk = realDisk;

/** Runs a step that only tidies up. Its failure is ignored: another error has been reported before, or will be. */
export function ifPossible(tidy: () => void): void {
  try {
    tidy();
  } catch {
    // as above
  }
}

/** Replaces the disk of this thread: with one that fails, to test what is left behind. */
export function useDisk(other: Disk): void {
  disk = other;
}
