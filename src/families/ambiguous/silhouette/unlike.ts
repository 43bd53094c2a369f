import { sha256 } from '../../../core/hash.js';
import { names } from '../../../score/words/names.js';
import { canonicalJson, type Json } from '../../../core/json.js';

/** Categories no two of which could be taken for one another: what is asked for where it is not. */
const distinct: readonly string[] = [
  'airplane',
  'banana',
  'bicycle',
  'boat',
  'car',
  'cat',
  'elephant',
  'giraffe',
  'guitar',
  'hammer',
  'laptop',
  'person',
  'shoe',
  'stop sign',
  'teapot',
  'umbrella',
];

/** Things that could be seen in one another's place. */
const near: Readonly<Record<string, readonly string[]>> = {
  truck: ['car'],
  bus: ['car'],
  train: ['car'],
  dog: ['cat'],
  rabbit: ['cat'],
  cow: ['cat', 'elephant'],
  horse: ['giraffe', 'cat'],
  sheep: ['cat'],
  motorcycle: ['bicycle'],
  'watering can': ['teapot'],
  mug: ['teapot'],
};

/**
 * A category that is plainly not the one shown. It is the same whenever the key is the same.
 *
 * @param category of the catalog, or a word of the user's with further ones in `accept`, which may mean a category
 *   without being its name: kitten
 */
export function unlike(category: string, key: Json, accept?: readonly string[]): string {
  const thing = { word: category, accept: [...(accept ?? [])] };
  const confused = [category, ...thing.accept].flatMap((name) => near[name.toLowerCase()] ?? []);
  const free = distinct.filter(
    (other) => other !== category && !confused.includes(other) && !(accept && names(other, thing)),
  );
  return free[parseInt(sha256(canonicalJson(key)).slice(0, 8), 16) % free.length]!;
}
