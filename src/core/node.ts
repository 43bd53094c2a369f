import { TopsyturvyError } from './errors.js';

/** Node's modules by the names that they have here. */
const names = {
  childProcess: 'node:child_process',
  crypto: 'node:crypto',
  fs: 'node:fs',
  fsPromises: 'node:fs/promises',
  module: 'node:module',
  path: 'node:path',
  url: 'node:url',
  workerThreads: 'node:worker_threads',
  zlib: 'node:zlib',
} as const;

interface Modules {
  readonly childProcess: typeof import('node:child_process');
  readonly crypto: typeof import('node:crypto');
  readonly fs: typeof import('node:fs');
  readonly fsPromises: typeof import('node:fs/promises');
  readonly module: typeof import('node:module');
  readonly path: typeof import('node:path');
  readonly url: typeof import('node:url');
  readonly workerThreads: typeof import('node:worker_threads');
  readonly zlib: typeof import('node:zlib');
}

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

/** An object whose members load the modules. */
const modulesBy = (load: (name: string) => unknown): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, { get: () => load(name) }])),
  );

/**
 * Node's own modules, each loaded when it is first asked for: node:crypto alone, with the streams that it loads, takes as long
 * as a tenth of the library. What also runs in a browser gets them from here only, so that a bundler never meets them.
 * @throws TopsyturvyError 'missing-package' in a browser
 */
export const node = modulesBy(need) as Modules;

/** Node's modules where there are any, for code that can do without them. */
export const nodeIfAny = modulesBy(find) as Partial<Modules>;

/** A package in CommonJS form, loaded at once. */
export const requirePackage = (name: string): unknown => node.module.createRequire(import.meta.url)(name);
