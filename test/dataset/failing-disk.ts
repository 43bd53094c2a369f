import { disk, realDisk, useDisk, type Disk } from '../../src/core/files/disk.js';

/**
 * How a disk fails: one call is refused (`refused`), or does all of its work (`done`) and then reports an error; one call
 * of those that write does half of it (`half`); or from one call on all are refused (`dead`).
 */
export type Failure = 'refused' | 'half' | 'done' | 'dead';

/** What a system may say of each call. */
const codes = {
  open: ['EACCES', 'EMFILE', 'ENOSPC'],
  write: ['ENOSPC', 'EDQUOT', 'EIO'],
  flush: ['EIO', 'ENOSPC'],
  close: ['EIO', 'EDQUOT'],
  truncate: ['EIO', 'EROFS'],
  rename: ['EACCES', 'EIO', 'ENOSPC'],
  makeFolder: ['ENOSPC', 'EACCES', 'EROFS'],
  remove: ['EBUSY', 'EACCES'],
} as const;

/**
 * A disk that does not wait until what was written is on it: no test can see whether it is, and waiting would take most of
 * a test's time.
 */
export const quickDisk: Disk = { ...realDisk, flush: () => undefined };

/** A disk that counts calls and fails at one of them, numbered from 0. */
export class FailingDisk {
  calls = 0;
  /** The call that failed, and what it was about. */
  failed: { readonly call: keyof Disk; readonly args: readonly unknown[] } | undefined;

  /** @param at Infinity for a disk that only counts */
  constructor(
    private readonly at: number,
    private readonly failure: Failure = 'refused',
  ) {}

  /** Puts the disk in use until `action` has ended. */
  async during<T>(action: () => Promise<T>): Promise<T> {
    const before = disk;
    useDisk(this.disk);
    try {
      return await action();
    } finally {
      useDisk(before);
    }
  }

  private readonly disk = Object.fromEntries(
    (Object.keys(realDisk) as (keyof Disk)[]).map((call) => [
      call,
      (...args: unknown[]) => this.call(call, args),
    ]),
  ) as unknown as Disk;

  private call(call: keyof Disk, args: unknown[]): unknown {
    const work = (): unknown => (quickDisk[call] as (...args: unknown[]) => unknown)(...args);
    if (this.failure === 'half' && call !== 'write') return work();
    const number = this.calls++;
    if (number < this.at || (number > this.at && this.failure !== 'dead')) return work();
    this.failed ??= { call, args };
    // A file that could not be closed is closed all the same.
    if (this.failure === 'done' || call === 'close') work();
    if (this.failure === 'half') {
      const [handle, bytes, from] = args as [number, Uint8Array, number];
      realDisk.write(handle, bytes.subarray(0, from + Math.ceil((bytes.length - from) / 2)), from);
    }
    const code = codes[call][number % codes[call].length];
    // As Node does, which names paths and knows none of a handle.
    const [path, dest] = args;
    const paths = typeof path === 'string' && { path, ...(call === 'rename' && { dest }) };
    throw Object.assign(new Error(`${code}: injected, ${call}`), { code, ...paths });
  }
}
