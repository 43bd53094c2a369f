import { plainWords, titleWords } from './plain-words.js';
import { questionFields, type Named, type PageData } from './page-data.js';

/** What the page calls the values of a facet: `part`, `family`, `condition`, `group` (of which the values are names), or `group:NAME`. */
export type Called = (facet: string, name: string) => string;

/** Gathered from the items that the page shows; what only others have is called by its own name. */
export function calledIn({ items, values }: Pick<PageData, 'items' | 'values'>): Called {
  const words = new Map<string, string>();
  const note = (facet: string, [name, called]: Named): void => {
    const key = JSON.stringify([facet, name]);
    if (!words.has(key)) words.set(key, called);
  };
  const [condition, asks] = [questionFields.indexOf('condition'), questionFields.indexOf('asks')];
  for (const { part, family, groups, questions } of items) {
    note('part', values[part] as unknown as Named);
    note('family', values[family] as unknown as Named);
    for (const [group, ...named] of values[groups] as unknown as readonly (readonly Named[])[]) {
      note('group', group!);
      for (const one of named) note(`group:${group![0]}`, one);
    }
    for (const row of questions)
      note('condition', [values[row[condition]!] as string, values[row[asks]!] as string]);
  }
  return (facet, name) =>
    words.get(JSON.stringify([facet, name])) ?? (facet === 'part' ? titleWords : plainWords)(name);
}
