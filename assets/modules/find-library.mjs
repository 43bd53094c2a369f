/**
 * Lets modules import 'topsyturvy' and its subpaths where it is not installed beside them: they get the package that this file
 * is in. What is installed beside them comes first. The commands load it before a user's modules;
 *
 *     node --import PACKAGE/assets/modules/find-library.mjs FILE.mjs
 *
 * does it for a program.
 */
import { readFileSync } from 'node:fs';
import * as module from 'node:module';

const here = import.meta.url;
const names = /^topsyturvy(\/|$)/;

/** What to do where a package is not found: this file may import its own package by name. Other failures stay. */
function again(error, specifier, context, next) {
  if (!names.test(specifier) || !/MODULE_NOT_FOUND$/.test(error.code)) throw error;
  return next(specifier, { ...context, parentURL: here });
}

/** For `module.register`, which runs this file in a thread of its own. */
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    return again(error, specifier, context, next);
  }
}

/** For `module.registerHooks`, which newer versions of Node have. */
function resolveSync(specifier, context, next) {
  try {
    return next(specifier, context);
  } catch (error) {
    return again(error, specifier, context, next);
  }
}

/** Bun's own way: modules that are made when they are imported. */
const forBun = {
  name: 'topsyturvy',
  setup(build) {
    const root = new URL('../../', here);
    const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    for (const [path, { default: file }] of Object.entries(exports)) {
      if (!file) continue; // package.json
      const load = async () => ({ exports: await import(new URL(file, root).href), loader: 'object' });
      build.module(`topsyturvy${path.slice(1)}`, load);
    }
  },
};

if (new URL(here).search !== '?hooks') {
  if (globalThis.Bun) globalThis.Bun.plugin(forBun);
  else if (module.registerHooks) module.registerHooks({ resolve: resolveSync });
  else module.register(`${here}?hooks`);
}
