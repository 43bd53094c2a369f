import { sha256 } from '../../../core/hash.js';
import { names } from '../../../score/words/names.js';
import { canonicalJson, type Json } from '../../../core/json.js';
import { distinct, modelOf } from '../../../content/models/known.js';

/**
 * A category that is plainly not the one shown. It is the same whenever the key is the same.
 *
 * @param category of the catalog, or a user's word with further ones in `accept`, which may mean a category
 *   without being its name: kitten
 */
export function unlike(category: string, key: Json, accept?: readonly string[]): string {
  const thing = { word: category, accept: [...(accept ?? [])] };
  const confused = [category, ...thing.accept].flatMap(
    (name) => modelOf(name.toLowerCase())?.confusedWith ?? [],
  );
  const free = distinct.filter(
    (other) => other !== category && !confused.includes(other) && !(accept && names(other, thing, 'paper')),
  );
  return free[parseInt(sha256(canonicalJson(key)).slice(0, 8), 16) % free.length]!;
}
