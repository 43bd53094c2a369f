/**
 * Lets modules import 'topsyturvy' and its subpaths where it is not installed beside them: they get the package that this file
 * is in. What is installed beside them comes first. It is a file of its own in the build: the commands load it before a user's
 * modules, `node --import PACKAGE/dist/find-library.js FILE.mjs` does for a program, and Node runs it in a thread of hooks.
 */
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';

const here = import.meta.url;
const names = /^topsyturvy(\/|$)/;

type Next = (specifier: string, context: object) => unknown;

/** Tries again where a package is not found: this file may import its own package by name. Other failures stay. */
function again(error: unknown, specifier: string, context: object, next: Next): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (!names.test(specifier) || !code?.endsWith('MODULE_NOT_FOUND')) throw error;
  return next(specifier, { ...context, parentURL: here });
}

/** The hook for `module.register`, which runs this file in a thread of its own. */
export async function resolve(specifier: string, context: object, next: Next): Promise<unknown> {
  try {
    return await next(specifier, context);
  } catch (error) {
    return again(error, specifier, context, next);
  }
}

/** The hook for `module.registerHooks`, which newer versions of Node have. */
function resolveSync(specifier: string, context: object, next: Next): unknown {
  try {
    return next(specifier, context);
  } catch (error) {
    return again(error, specifier, context, next);
  }
}

interface Builder {
  module(name: string, load: () => Promise<{ exports: object; loader: 'object' }>): void;
}

/** Bun's own way: modules that are made when they are imported. */
const forBun = {
  name: 'topsyturvy',
  setup(build: Builder): void {
    const root = new URL('../', here);
    const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
      exports: Readonly<Record<string, { readonly default?: string }>>;
    };
    for (const [path, { default: file }] of Object.entries(exports)) {
      if (file === undefined) continue; // package.json
      const load = async () => ({
        exports: (await import(new URL(file, root).href)) as object,
        loader: 'object' as const,
      });
      build.module(`topsyturvy${path.slice(1)}`, load);
    }
  },
};

const { Bun } = globalThis as { readonly Bun?: { plugin(plugin: typeof forBun): void } };
const { registerHooks } = nodeModule as { readonly registerHooks?: (hooks: object) => void };
if (new URL(here).search !== '?hooks') {
  if (Bun) Bun.plugin(forBun);
  else if (registerHooks) registerHooks({ resolve: resolveSync });
  else nodeModule.register(`${here}?hooks`);
}
