import { otherNames, distinct, modelOf } from '../../../content/models/known.js';
import { disguisedNames, isAnimal, plainlyOther } from '../../../content/names/animals.js';
import { sha256, canonicalJson, type Json } from '../../../core/index.js';
import { subjectsOf } from './casting.js';
import type { CamouflageParams, CamouflageState, Subject } from './state.js';
import { names } from '../../../score/words/names.js';

/** Words that name what is hidden besides its own. */
export function acceptedNames(subject: Subject): readonly string[] {
  if ('accept' in subject) return subject.accept;
  const { category } = subject;
  return 'attitude' in subject && isAnimal(category) ? disguisedNames(category) : otherNames(category);
}

/** How many of the absent things asked for are animals, where animals are hidden. */
const animalShare = 0.6;

/**
 * The absent thing that is asked for. Where animals are hidden, it is an animal as often as what is there may be one,
 * whatever that is.
 */
export function absentFrom(
  params: Pick<CamouflageParams, 'subjects' | 'categories' | 'animals' | 'pack'>,
  { subject, ground }: CamouflageState,
): string {
  const { category } = subject;
  const accept = 'accept' in subject ? subject.accept : undefined;
  const subjects = subjectsOf(params);
  if (subjects === 'objects' || accept) return unlike(category, ground, accept);
  const key = sha256(canonicalJson([ground, 'absent']));
  const share = subjects === 'animals' ? 1 : animalShare;
  if (parseInt(key.slice(0, 8), 16) >= share * 0x100000000) return unlike(category, ground);
  const others = plainlyOther(category);
  return others[parseInt(key.slice(8, 16), 16) % others.length];
}

/**
 * A category that is plainly not the one shown. It is the same whenever the key is the same.
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
  return free[parseInt(sha256(canonicalJson(key)).slice(0, 8), 16) % free.length];
}
