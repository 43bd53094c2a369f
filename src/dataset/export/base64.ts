import { madeOnce } from '../../core/group.js';
import type { ExportSource } from './exporter.js';
import { largestKept } from './source.js';

const kept = 16;
const texts = new WeakMap<ExportSource, Map<string, string>>();

/** A picture's bytes as base64; those of the last few are kept, as the questions of an item show the same. */
export function base64Of(source: ExportSource, file: string): string {
  const held = madeOnce(texts, source, () => new Map());
  let text = held.get(file);
  if (text === undefined) {
    text = Buffer.from(source.image(file)).toString('base64');
    if (text.length > largestKept) return text;
    if (held.size >= kept) held.delete(held.keys().next().value!);
    held.set(file, text);
  }
  return text;
}
