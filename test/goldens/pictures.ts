import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** A picture or film of a set: whose, what of it, and where. */
export interface Picture {
  readonly item: string;
  /** The view's name, with `.gif` for a film. */
  readonly view: string;
  /** The file, from the set's folder. */
  readonly file: string;
  /** The first 16 hexadecimal digits of the file's sha256. */
  readonly hash: string;
}

/** Every picture and film of a set, by file. */
export function picturesOf(folder: string): Picture[] {
  return readdirSync(join(folder, 'images'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => {
      const [, item, view] = /^(.+-\d{6})-(.+)$/.exec(basename(file, '.png'))!;
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      return { item: item!, view: view!, file, hash: hash.slice(0, 16) };
    });
}

/** An item a line: `text-3-000008 original=2dba7d10… rotated=…`. */
export function hashLines(pictures: readonly Picture[]): string[] {
  const items = new Map<string, string[]>();
  for (const { item, view, hash } of pictures) {
    items.set(item, [...(items.get(item) ?? []), `${view}=${hash}`]);
  }
  return [...items].map(([item, views]) => `${item} ${views.join(' ')}`);
}

/** The inverse of {@link hashLines}: `item view` → hash. */
export function readHashLines(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [item, ...views] = line.split(' ');
      return views.map((view): [string, string] => {
        const [name, hash] = view.split('=');
        return [`${item} ${name}`, hash!];
      });
    }),
  );
}
