import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { TopsyturvyError } from '../core/errors.js';
import { readingOf } from '../core/system-errors.js';
import { defineFamily, type AnyFamily } from '../families/family.js';
import { families } from '../families/index.js';
import { familyLookup, type FamilyLookup } from '../families/registry.js';
import { defineRotationFamily, type AnyRotationFamily } from '../world/rotation/family.js';
import { within } from './within.js';

/**
 * A lookup over our families and those that some modules export, under any name or in a list: families of stimuli and
 * rotation families.
 *
 * @param modules paths relative to `base`
 * @param more what this program brings
 * @throws TopsyturvyError 'bad-file' for a module that is missing, fails to load or exports no family
 */
export async function loadFamilies(
  modules: readonly string[] = [],
  base = '.',
  { families: more = [], rotations: turns = [] }: Extensions = {},
): Promise<FamilyLookup> {
  const all: AnyFamily[] = [...families, ...more];
  const rotations: AnyRotationFamily[] = [...turns];
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
    const values = Object.values(exported).flat();
    const found = values.filter(looksLikeFamily);
    const turnsFound = values.filter(looksLikeRotation);
    if (found.length + turnsFound.length === 0)
      throw new TopsyturvyError(
        'bad-file',
        `The module '${path}' exports no family`,
        path,
        'an export made with defineFamily or defineRotationFamily',
      );
    all.push(...found.map((family) => defineFamily(family)));
    rotations.push(...turnsFound.map((family) => defineRotationFamily(family)));
  }
  return familyLookup(all, rotations);
}

/** What users add to what we ship. */
export interface Extensions {
  readonly families?: readonly AnyFamily[] | undefined;
  readonly rotations?: readonly AnyRotationFamily[] | undefined;
}

function looksLikeFamily(value: unknown): value is AnyFamily {
  return typeof value === 'object' && value !== null && 'rho' in value && 'act' in value && 'name' in value;
}

function looksLikeRotation(value: unknown): value is AnyRotationFamily {
  return (
    typeof value === 'object' && value !== null && 'sample' in value && 'params' in value && 'name' in value
  );
}
