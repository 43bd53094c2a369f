import { posix } from 'node:path';
import type { ZodType } from 'zod';
import { badFile, checkForm, type Zod } from '../core/index.js';
import { readJsonFile } from '../core/files/json-file.js';

/** A name that tells an entry of a list from the others. */
export const entryName = (z: Zod) =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'Expected lower-case letters, digits and dashes')
    .max(60);

/** Reads a JSON file of the user's. @param what how errors name it @throws TopsyturvyError 'bad-file' */
export const readUserList = <T>(schema: ZodType<T>, file: string, what: string): T =>
  checkForm(schema, readJsonFile(file, what, 'bad-file'), what, 'bad-file');

/** @param things what the list is of, e.g. 'photos' @throws TopsyturvyError 'bad-file' if two of them have one name */
export function checkNames(
  entries: readonly { readonly name: string }[],
  things: string,
  list: string,
): void {
  const names = new Set<string>();
  const twice = entries.find(({ name }) => names.size === names.add(name).size)?.name;
  if (twice === undefined) return;
  const message = `Two ${things} in '${list}' are named '${twice}'`;
  throw badFile(message, twice, 'different names');
}

/** The path of a file that a list names, from where the list's path starts; it may not leave the list's folder. */
export function besideList(list: string, path: string, thing = 'picture'): string {
  const folder = posix.dirname(list);
  const joined = folder === '.' ? path : `${folder}/${path}`;
  if (!posix.relative(folder, joined).startsWith('..')) return joined;
  const message = `The ${thing} '${path}' leaves the folder of its JSON file`;
  throw badFile(message, path, 'a path below that folder');
}

/** A path below a folder, or undefined if it leaves it. */
export function below(folder: string, path: string): string | undefined {
  if (path.includes('\0') || path.includes('\\') || posix.isAbsolute(path)) return undefined;
  const inside = posix.normalize(path);
  return inside === '..' || inside.startsWith('../') ? undefined : posix.join(folder, inside);
}
