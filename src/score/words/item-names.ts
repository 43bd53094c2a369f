import type { NamedThing } from '../question.js';
import { names } from './names.js';

const ALTERNATIVES = /\s*(?:\/|\||\bor\b|\band\b|&|[,;()[\]])\s*/i;

/** Whether an entry of a list names a thing: of "kitten or cat", "cat (animal)" all that it says has to. */
export function itemNames(item: string, thing: NamedThing): boolean {
  if (names(item, thing) && !ALTERNATIVES.test(item)) return true;
  const said = item
    .slice(0, 200)
    .split(ALTERNATIVES)
    .filter((part) => part.trim() !== '');
  return said.length > 0 && said.every((part) => names(part, thing));
}
