import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { TopsyturvyError } from '../core/errors.js';
import { readingOf } from '../core/system-errors.js';
import { defineFamily, type AnyFamily } from '../families/family.js';
import { families } from '../families/index.js';
import { familyLookup, type FamilyLookup } from '../families/registry.js';
import { within } from './within.js';

/**
 * A lookup over our families and those that some modules export, under any name or in a list.
 *
 * @param modules paths relative to `base`
 * @param more families of this program
 * @throws TopsyturvyError 'bad-file' for a module that is missing, fails to load or exports no family
 */
export async function loadFamilies(
  modules: readonly string[] = [],
  base = '.',
  more: readonly AnyFamily[] = [],
): Promise<FamilyLookup> {
  const all: AnyFamily[] = [...families, ...more];
  for (const path of modules) {
    const file = within(base, path);
    const stat = readingOf(`the module '${path}'`, 'bad-file', () =>
      statSync(file, { throwIfNoEntry: false }),
    );
    if (!stat?.isFile())
      throw new TopsyturvyError('bad-file', `There is no module '${path}' in '${base}'`, path);
    let exported: Record<string, unknown>;
    try {
      exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new TopsyturvyError(
        'bad-file',
        `The module '${path}' cannot be loaded: ${reason}`,
        path,
        undefined,
        { cause: error },
      );
    }
    const found = Object.values(exported).flat().filter(looksLikeFamily);
    if (found.length === 0)
      throw new TopsyturvyError(
        'bad-file',
        `The module '${path}' exports no family`,
        path,
        'an export made with defineFamily',
      );
    all.push(...found.map((family) => defineFamily(family)));
  }
  return familyLookup(all);
}

function looksLikeFamily(value: unknown): value is AnyFamily {
  return typeof value === 'object' && value !== null && 'rho' in value && 'act' in value && 'name' in value;
}
