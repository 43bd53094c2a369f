import { node } from '../node.js';

/** What datasets change on a disk with. All calls are synchronous and throw the system's errors. */
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

/** Does what only tidies up: where it fails, something else has failed before, which is what to tell of, or will. */
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
