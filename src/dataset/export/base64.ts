import { madeOnce } from '../../core/group.js';
import { Latest } from '../../core/memoize.js';
import type { ExportSource } from './exporter.js';
import { keptPictures } from './source.js';

const texts = new WeakMap<ExportSource, Latest<string, string>>();

/** A picture's bytes as base64; those of the last few are kept, as the questions of an item show the same. */
export function base64Of(source: ExportSource, file: string): string {
  const held = madeOnce(texts, source, () => new Latest<string, string>(keptPictures));
  const known = held.get(file);
  if (known !== undefined) return known;
  const text = Buffer.from(source.image(file)).toString('base64');
  held.set(file, text, text.length);
  return text;
}
