import { lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { disk, ifPossible } from '../../core/files/disk.js';
import { onBehalfOf } from '../../core/files/system-errors.js';
import { renameOver } from './rename.js';

/** A file in the making under a temporary name: it takes its own name as a whole or not at all. */
export class AtomicFile {
  private handle: number | undefined;

  /** @param temporary on the same file system; beside the file by default */
  constructor(
    private readonly file: string,
    private readonly temporary = `${file}.${process.pid}.tmp`,
  ) {
    makeFolder(dirname(file));
    this.handle = onBehalfOf(file, () => disk.open(temporary, 'w'));
  }

  write(data: string | Uint8Array): void {
    onBehalfOf(this.file, () => writeAll(this.handle!, data));
  }

  /** Flushes the file to the disk and gives it its name. */
  publish(): void {
    onBehalfOf(this.file, () => {
      disk.flush(this.handle!);
      this.close();
      renameOver(this.temporary, this.file);
    });
  }

  /** Removes what was written, unless it has its name already. */
  discard(): void {
    ifPossible(() => this.close());
    ifPossible(() => disk.remove(this.temporary));
  }

  private close(): void {
    const { handle } = this;
    this.handle = undefined;
    if (handle !== undefined) disk.close(handle);
  }
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
  onBehalfOf(file, () => {
    // A pipe would keep the caller waiting, a link lead out of the folder.
    const before = lstatSync(file, { throwIfNoEntry: false });
    if (before && !before.isFile() && !before.isDirectory()) disk.remove(file);
    const handle = disk.open(file, 'w');
    try {
      writeAll(handle, data);
    } finally {
      disk.close(handle);
    }
  });
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
