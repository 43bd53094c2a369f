import { finalAnswer } from './final-answer.js';
import { bare } from './bare.js';
import { nothing, type Reading } from './reading.js';

export type ListReading = Reading & { readonly items: readonly string[] };
export type LayersReading = Reading & { readonly layers: readonly (readonly string[])[] };

const split = (text: string, separator: RegExp): string[] =>
  text
    .slice(0, 2000)
    .split(separator)
    .map((item) => bare(item))
    .filter((item) => item !== '');

/**
 * Reads a list of words or short phrases: "cat, dog".
 *
 * @param text from `replyText`
 */
export const readList = (text: string): ListReading =>
  finalAnswer(
    text,
    (part): ListReading => {
      const items = split(part, /[,;\n]/);
      return items.length === 0
        ? { ...nothing, items }
        : { value: items.join(', '), how: items.length === 1 ? 'whole' : 'line', items };
    },
    { ...nothing, items: [] },
  );

/** Reads lists parted by semicolons: "cat, dog; house". */
export const readLayers = (text: string): LayersReading =>
  finalAnswer(
    text,
    (part): LayersReading => {
      const layers = split(part, /[;\n]/).map((layer) => split(layer, /,/));
      return layers.length === 0
        ? { ...nothing, layers }
        : { value: layers.map((items) => items.join(', ')).join('; '), how: 'line', layers };
    },
    { ...nothing, layers: [] },
  );
