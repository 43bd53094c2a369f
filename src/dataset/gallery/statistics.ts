import type { Json } from '../../core/json.js';
import { plainWords } from './plain-words.js';
import type { Manifest } from '../item/record.js';
import type { Entry } from '../item/read-items.js';
import { Histogram } from './histogram.js';
import { Tallies, Tally } from './tally.js';

/** The values of an item under each key that its questions are grouped by. */
export function groupsOf({ questions }: Entry): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const question of questions) {
    for (const [key, value] of Object.entries(question.groups ?? {})) {
      const values = groups.get(key);
      if (values) values.add(value);
      else groups.set(key, new Set([value]));
    }
  }
  return groups;
}

/**
 * The numbers of a certificate by name. Of a list or record of numbers, such as the overlaps of all glyphs, the smallest
 * counts: the evidence is as strong as its weakest piece.
 */
export function certificateNumbers(
  certificate: Readonly<Record<string, Json>>,
): [name: string, value: number][] {
  const numbers: [string, number][] = [];
  for (const [name, value] of Object.entries(certificate)) {
    if (typeof value === 'number') numbers.push([name, value]);
    else {
      const least = leastNumber(value);
      if (least < Infinity) numbers.push([`smallest of ${plainWords(name)}`, least]);
    }
  }
  return numbers;
}

function leastNumber(value: Json, depth = 0): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || depth > 3) return Infinity;
  let least = Infinity;
  for (const element of Object.values(value))
    least = Math.min(least, leastNumber(element as Json, depth + 1));
  return least;
}

/** Counts over all items of a dataset, in bounded memory. */
export class Statistics {
  readonly parts: Tally;
  readonly families = new Tally();
  readonly characters = new Tally();
  readonly conditions = new Tally();
  readonly groups = new Tallies(24);
  readonly evidence = new Map<string, Histogram>();
  items = 0;
  images = 0;
  questions = 0;

  constructor({ spec }: Manifest) {
    this.parts = new Tally((spec.parts ?? []).map((part) => part.name));
  }

  add(entry: Entry): void {
    const { item, questions } = entry;
    this.items++;
    this.images += item.views.length;
    this.questions += questions.length;
    this.parts.add(item.part);
    this.families.add(item.family);
    for (const { condition } of questions) this.conditions.add(condition);
    for (const [key, values] of groupsOf(entry)) for (const value of values) this.groups.add(key, value);
    const { label } = item.views[0];
    // The characters of words, such as 'bump', say nothing about a design.
    if (item.family.startsWith('text/') && typeof label === 'string') {
      for (const character of label) this.characters.add(character);
    }
    for (const [name, value] of certificateNumbers(item.certificate)) this.histogram(name)?.add(value);
  }

  private histogram(name: string): Histogram | undefined {
    let histogram = this.evidence.get(name);
    if (!histogram && this.evidence.size < 24) this.evidence.set(name, (histogram = new Histogram()));
    return histogram;
  }
}
