import { lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { onBehalfOf, disk, ifPossible } from '../../core/files/disk.js';

/** The bytes that are gathered before they are handed to the system. */
const buffered = 1 << 20;

/** A file that is written piece by piece, in flat memory. */
export class PieceFile {
  /** The bytes so far, including those that wait to be written. */
  size = 0;
  private handle: number | undefined;
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;

  /** @param place where it is written, by default under its own name */
  constructor(
    protected readonly file: string,
    protected readonly place = file,
  ) {
    this.handle = onBehalfOf(file, () => disk.open(place, 'w'));
  }

  write(data: string | Uint8Array): void {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    this.size += bytes.length;
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    if (this.waitingBytes >= buffered) this.drain();
  }

  close(): void {
    try {
      this.drain();
    } finally {
      this.abandon();
    }
  }

  /** Closes the file without what waits to be written. */
  abandon(): void {
    const { handle } = this;
    this.handle = undefined;
    if (handle !== undefined) onBehalfOf(this.file, () => disk.close(handle));
  }

  /** Writes what waits. @returns the file's handle */
  protected drain(): number {
    const bytes = this.waiting.length === 1 ? this.waiting[0] : Buffer.concat(this.waiting);
    [this.waiting, this.waitingBytes] = [[], 0];
    onBehalfOf(this.file, () => writeAll(this.handle!, bytes));
    return this.handle!;
  }
}

/** A file in the making under a temporary name: it takes its own name as a whole or not at all. */
export class AtomicFile extends PieceFile {
  /** @param temporary on the same file system; beside the file by default */
  constructor(file: string, temporary = `${file}.${process.pid}.tmp`) {
    makeFolder(dirname(file));
    super(file, temporary);
  }

  /** Flushes the file to the disk and gives it its name. */
  publish(): void {
    onBehalfOf(this.file, () => {
      disk.flush(this.drain());
      this.abandon();
      renameOver(this.place, this.file);
    });
  }

  /** Removes what was written, unless it has its name already. */
  discard(): void {
    ifPossible(() => this.abandon());
    ifPossible(() => disk.remove(this.place));
  }
}

/** Whether a process of this machine runs; its number may be another's now. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * The temporary name of a new folder, beside its own; what killed runs of this machine left under theirs is removed. Of the files of a
 * dataset, which runs on several machines may write at once, nothing is.
 */
export function temporaryBeside(path: string): string {
  const [folder, start] = [dirname(path), `${basename(path)}.`];
  ifPossible(() => {
    for (const name of readdirSync(folder)) {
      const pid = name.startsWith(start) && /^([1-9]\d*)\.tmp$/.exec(name.slice(start.length))?.[1];
      if (pid && !isRunning(Number(pid))) ifPossible(() => disk.remove(join(folder, name)));
    }
  });
  return `${path}.${process.pid}.tmp`;
}

/** Writes a whole file or nothing. @param temporary as of {@link AtomicFile} */
export function writeAtomic(file: string, data: string | Uint8Array, temporary?: string): void {
  const whole = new AtomicFile(file, temporary);
  try {
    whole.write(data);
    whole.publish();
  } catch (error) {
    whole.discard();
    throw error;
  }
}

/** Writes a file under its own name, where a part of it does no harm. */
export function writePlain(file: string, data: string | Uint8Array): void {
  // A pipe would keep the caller waiting, a link lead out of the folder.
  const before = lstatSync(file, { throwIfNoEntry: false });
  if (before && !before.isFile() && !before.isDirectory()) onBehalfOf(file, () => disk.remove(file));
  const whole = new PieceFile(file);
  try {
    whole.write(data);
  } finally {
    whole.close();
  }
}

/** Writes all of some data, however many calls the system takes for it. */
export function writeAll(handle: number, data: string | Uint8Array): void {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  for (let at = 0; at < bytes.length;) at += disk.write(handle, bytes, at);
}

/** Makes a folder and those above it. (Node's own recursive mkdir never ends where the system says ENOENT, as in /proc.) */
export function makeFolder(folder: string): void {
  const isThere = (): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    disk.makeFolder(folder);
  } catch (error) {
    if (!isThere()) throw error; // else another worker or shard was faster
  }
}

/** The codes that Windows gives while another program (a reader, a virus scanner) has either file open. */
const busy: readonly (string | undefined)[] = ['EPERM', 'EACCES', 'EBUSY'];

/** Milliseconds before each new try: 1.3 seconds in all. */
const pauses: readonly number[] = [10, 20, 40, 80, 160, 320, 640];

type System = { readonly platform: NodeJS.Platform; rename(from: string, to: string): void };

/**
 * Gives a file another's name, whether or not that exists. On Windows it waits for programs that have either file open;
 * elsewhere that is no obstacle.
 */
export function renameOver(
  from: string,
  to: string,
  { platform, rename }: System = { platform: process.platform, rename: disk.rename },
): void {
  for (const pause of platform === 'win32' ? pauses : []) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (!busy.includes((error as NodeJS.ErrnoException).code)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
  rename(from, to);
}

/** Flushes the names of a file's folder to the disk. Windows opens no folders, and keeps names in its own journal. */
export function flushFolderOf(file: string): void {
  if (process.platform === 'win32') return;
  const folder = dirname(file);
  onBehalfOf(folder, () => {
    const handle = disk.open(folder, 'r');
    try {
      disk.flush(handle);
    } finally {
      disk.close(handle);
    }
  });
}
