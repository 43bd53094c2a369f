import { dirname } from 'node:path';
import { disk } from '../../core/files/disk.js';
import { onBehalfOf } from '../../core/files/system-errors.js';

/** What Windows says while another program (a reader, a virus scanner) has either file open. */
const busy: readonly (string | undefined)[] = ['EPERM', 'EACCES', 'EBUSY'];

/** Milliseconds before each new try: 1.3 seconds in all. */
const pauses: readonly number[] = [10, 20, 40, 80, 160, 320, 640];

interface System {
  readonly platform: NodeJS.Platform;
  rename(from: string, to: string): void;
}

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
