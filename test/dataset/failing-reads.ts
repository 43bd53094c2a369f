import { syncBuiltinESMExports } from 'node:module';

/** Calls that read a disk. */
const reading = ['openSync', 'readSync', 'fstatSync', 'lstatSync', 'statSync', 'readdirSync', 'realpathSync'] as const; // prettier-ignore
/** What a system may say of each of them. */
const codes = ['EIO', 'EACCES', 'EMFILE'];

type Call = (...args: unknown[]) => unknown;

/** A disk that refuses to be read at one call, numbered from 0, of those about files below a folder. */
export class FailingReads {
  private calls = 0;
  /** The call that failed, and the file. */
  failed: string | undefined;
  private readonly paths = new Map<unknown, string>();

  /** @param at Infinity for a disk that only counts @param below the folder */
  constructor(
    private readonly at: number,
    private readonly below: string,
  ) {}

  /** Puts the disk in use until `action` has ended. */
  async during<T>(action: () => Promise<T>): Promise<T> {
    const fs = process.getBuiltinModule('node:fs') as unknown as Record<string, Call>;
    const before = reading.map((name) => [name, fs[name]] as const);
    for (const [name, real] of before)
      fs[name] = Object.assign((...args: unknown[]) => this.call(name, real, args), real);
    syncBuiltinESMExports();
    try {
      return await action();
    } finally {
      for (const [name, real] of before) fs[name] = real;
      syncBuiltinESMExports();
    }
  }

  private call(name: string, real: Call, args: unknown[]): unknown {
    const [place, flags] = args;
    const path = typeof place === 'number' ? this.paths.get(place) : String(place);
    const writes =
      name === 'openSync' &&
      (typeof flags === 'number' ? (flags & 3) !== 0 : flags !== undefined && flags !== 'r');
    if (path?.startsWith(this.below) && !writes && this.calls++ === this.at) {
      this.failed = `${name} ${path}`;
      const code = codes[this.at % codes.length];
      throw Object.assign(new Error(`${code}: injected, ${name}`), {
        code,
        ...(typeof place !== 'number' && { path }),
      });
    }
    const result = real(...args);
    if (name === 'openSync') this.paths.set(result, path!);
    return result;
  }
}
