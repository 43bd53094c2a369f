import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, badFile, TopsyturvyError, wrongParameter } from '../../core/errors.js';
import { extensionKind, Extensions } from '../../core/extension.js';
import { packageRoot } from '../../core/files/package-root.js';
import { readingOf } from '../../core/files/disk.js';
import { type AnyFamily, defineFamily, familyKind } from '../../families/making.js';
import { families } from '../../families/index.js';
import { entryOf, FamilyRegistry } from '../../families/registry.js';
import { within } from '../folder/folder.js';
import { defineScorer, scorerKind } from '../../score/scorer.js';
import { defineRotationFamily, rotationKind } from '../../world/rotation/family.js';

/** What a program adds to what ships. */
export interface Brought {
  readonly families?: readonly AnyFamily[] | undefined;
  /** Anything else made with a `define…` function: rotation families, scorers, …. */
  readonly extensions?: readonly object[] | undefined;
}

/**
 * A registry of the families that ship, those that a program brings and those that modules export, with the modules' other
 * extensions. Exports are found under any name, alone or in a list.
 * @param modules paths relative to `base`
 * @throws TopsyturvyError 'bad-file' for a module that is missing, fails to load or exports no extension
 */
export async function loadRegistry(
  modules: readonly string[] = [],
  base = '.',
  { families: more = [], extensions = [] }: Brought = {},
): Promise<FamilyRegistry> {
  const found = await loadExtensions(modules, base);
  const isFamily = (value: object): value is AnyFamily => extensionKind(value) === familyKind;
  const entries = [...more, ...found.filter(isFamily)].map(entryOf);
  const others = found.filter((value) => !isFamily(value));
  return new FamilyRegistry([...families, ...entries], new Extensions([...extensions, ...others]));
}

/** What modules export that was made with a `define…` function, in their order. */
export async function loadExtensions(modules: readonly string[], base = '.'): Promise<readonly object[]> {
  const all: object[] = [];
  for (const path of modules) {
    const exported = await importModule(path, base);
    const found = extensionsOf(exported, path);
    if (found.length === 0)
      throw badFile(
        `The module '${path}' exports no family or other extension`,
        path,
        'an export made with defineFamily or another define… function of the library',
      );
    all.push(...new Set(found));
  }
  return all;
}

/** What a module exports; its getters and proxies may throw anything. */
function extensionsOf(exported: Record<string, unknown>, path: string): object[] {
  try {
    return Object.values(exported).flat().flatMap(extensionsIn);
  } catch (error) {
    throw error instanceof TopsyturvyError ? error : cannotLoad(path, error);
  }
}

/** The value, checked and marked, if it has the form of an extension; else nothing. */
function extensionsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const kind = extensionKind(value);
  const form = extensionForms.find((one) => (kind === undefined ? one.looksLike(value) : one.kind === kind));
  return form ? [form.define(value as never)] : [];
}

/** The file that lets modules import the library that runs, where none is installed beside them. It is there once built. */
export const libraryFinder = (): string => join(packageRoot(), 'dist', 'find-library.js');

async function importModule(path: string, base: string): Promise<Record<string, unknown>> {
  const file = within(base, path);
  const stat = readingOf(`the module '${path}'`, 'bad-file', () => statSync(file, { throwIfNoEntry: false }));
  if (!stat?.isFile()) throw badFile(`There is no module '${path}' in '${base}'`, path);
  try {
    if (existsSync(libraryFinder())) await import(pathToFileURL(libraryFinder()).href);
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    throw cannotLoad(path, error);
  }
}

/** @param error anything that a module throws, null and what has no text included */
function cannotLoad(path: string, error: unknown): TopsyturvyError {
  let reason = 'it throws a value without a text';
  try {
    [reason] = messageOf(error).split('\n');
  } catch {
    // its text cannot be had
  }
  if (error instanceof RangeError && reason.startsWith('Maximum call stack'))
    reason = 'its code is nested too deeply, or calls itself without end';
  const missing = error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
  // Deno has no way to find it for the module.
  const hint =
    missing && /['"]topsyturvy['"/]/.test(reason) ? '; install topsyturvy beside it (npm install)' : '';
  return badFile(`The module '${path}' cannot be loaded: ${reason}${hint}`, path, undefined, {
    cause: error,
  });
}

/** A kind of thing that modules may export. */
interface ExtensionForm {
  readonly kind: string;
  /** Whether an object that no `define…` function has marked is meant to be one. */
  looksLike(value: object): boolean;
  /** Checks, marks and returns it. */
  define(value: never): object;
}

/** All of them: a module's plain objects are told by their members, since a module need not import the library. */
const extensionForms: readonly ExtensionForm[] = [
  { kind: familyKind, looksLike: (value) => 'rho' in value && 'act' in value, define: defineFamily },
  {
    kind: rotationKind,
    looksLike: (value) => 'sample' in value && 'params' in value,
    define: defineRotationFamily,
  },
  { kind: scorerKind, looksLike: (value) => 'score' in value && 'format' in value, define: defineScorer },
];

/**
 * Refuses modules that a dataset names unless the user names the same files: a module is a program, and a dataset may be a
 * stranger's.
 * @param named paths of the dataset's spec, relative to `base`
 * @param trusted paths that the user gave, absolute or relative to the working directory
 * @throws TopsyturvyError 'bad-parameter' naming the first module that is not trusted; 'bad-file' for a path outside `base`
 */
export function checkTrusted(named: readonly string[], base: string, trusted: readonly string[]): void {
  const files = new Set(trusted.map((path) => actual(resolve(path))));
  const stranger = named.find((path) => !files.has(actual(within(base, path))));
  if (stranger === undefined) return;
  throw wrongParameter(
    `The dataset names the module '${stranger}', a program that would run with your rights; if you trust it, name it yourself: --module FILE (option 'modules' in code)`,
    stranger,
  );
}

/** The file behind links; the path itself if there is none, which the import then reports. */
function actual(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
