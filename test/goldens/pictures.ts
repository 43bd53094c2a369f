import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../src/core/hash.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';

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

/** Every picture and film of a set, by part and item. */
export function picturesOf(folder: string): Picture[] {
  return readFileSync(join(folder, 'items.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const { part, index, views, animations = [] } = JSON.parse(line) as ItemRecord;
      const item = `${part}-${String(index).padStart(6, '0')}`;
      return [...views, ...animations].map(({ name, file }) => {
        const view = file.endsWith('.gif') ? `${name}.gif` : name;
        const hash = sha256(readFileSync(join(folder, file))).slice(0, 16);
        return { place: `${part}/${item}-${view}`, picture: { item, view, file, hash } };
      });
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ picture }) => picture);
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
        return [`${item} ${name}`, hash];
      });
    }),
  );
}
