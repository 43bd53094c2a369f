import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { badFile } from '../../../../core/errors.js';
import { readingOf } from '../../../../core/files/disk.js';

/** The most annotation files of an import. */
const mostFiles = 100_000;

/**
 * The files that are named, and for a folder those in it that end so, in the order of their names.
 * @throws TopsyturvyError 'bad-file' for what is not there, and for a folder without such files
 */
export function annotationFiles(paths: readonly string[], ending: string): readonly string[] {
  const files = paths.flatMap((path) => {
    const found = readingOf(`'${path}'`, 'bad-file', () => statSync(path));
    if (!found.isDirectory()) return [path];
    const names = readingOf(`'${path}'`, 'bad-file', () => readdirSync(path));
    const inside = names.filter((name) => name.toLowerCase().endsWith(ending)).sort();
    if (inside.length === 0) throw badFile(`The folder '${path}' holds no ${ending} file`, path);
    return inside.map((name) => join(path, name));
  });
  if (files.length > mostFiles)
    throw badFile(`${files.length} annotation files are more than ${mostFiles}`, files.length);
  return files;
}

/** The endings of image files, as cameras and archives write them. */
const endings = ['.png', '.jpg', '.jpeg', '.webp', '.PNG', '.JPG', '.JPEG'];

export const isFile = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false; // a part of its path is a file, or its name is too long: it is not there
  }
};

/** The first image there is of some paths without their endings. */
export function findImage(stems: readonly string[]): string | undefined {
  for (const stem of stems) for (const ending of endings) if (isFile(stem + ending)) return stem + ending;
  return undefined;
}
