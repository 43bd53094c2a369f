import type * as ChildProcess from 'node:child_process';
import type * as Crypto from 'node:crypto';
import type * as Fs from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import type * as Module from 'node:module';
import type * as Path from 'node:path';
import type * as Url from 'node:url';
import type * as WorkerThreads from 'node:worker_threads';
import type * as Zlib from 'node:zlib';
import { TopsyturvyError } from './errors.js';

const loaded = new Map<string, unknown>();

/** A module of Node's, loaded at first use; undefined in a browser. */
function find(name: string): unknown {
  if (!loaded.has(name)) {
    // Node's types say that process is always there.
    const { process } = globalThis as { process?: Partial<NodeJS.Process> };
    loaded.set(name, process?.getBuiltinModule?.(name));
  }
  return loaded.get(name);
}

function need(name: string): unknown {
  const found = find(name);
  if (found !== undefined) return found;
  const message = `This needs ${name}, a module of Node's that a browser does not have`;
  throw new TopsyturvyError('missing-package', message, name, 'Node, Bun or Deno');
}

/**
 * Node's own modules, each loaded when it is first asked for: node:crypto alone, with the streams that it loads, takes as long
 * as a tenth of the library. What also runs in a browser gets them from here only, so that a bundler never meets them.
 *
 * @throws TopsyturvyError 'missing-package' in a browser
 */
export const node = {
  get childProcess() {
    return need('node:child_process') as typeof ChildProcess;
  },
  get crypto() {
    return need('node:crypto') as typeof Crypto;
  },
  get fs() {
    return need('node:fs') as typeof Fs;
  },
  get fsPromises() {
    return need('node:fs/promises') as typeof FsPromises;
  },
  get path() {
    return need('node:path') as typeof Path;
  },
  get url() {
    return need('node:url') as typeof Url;
  },
  get workerThreads() {
    return need('node:worker_threads') as typeof WorkerThreads;
  },
  get zlib() {
    return need('node:zlib') as typeof Zlib;
  },
  /** A package in CommonJS form, loaded at once. */
  require: (name: string): unknown =>
    (need('node:module') as typeof Module).createRequire(import.meta.url)(name),
};

/** What has a way without them where they are not. */
export const nodeIfAny = {
  get crypto() {
    return find('node:crypto') as typeof Crypto | undefined;
  },
  get module() {
    return find('node:module') as typeof Module | undefined;
  },
  get zlib() {
    return find('node:zlib') as typeof Zlib | undefined;
  },
};
