import { otherNames } from '../../../content/models/known.js';
import { disguisedNames, isAnimal, plainlyOther } from '../../../content/names/animals.js';
import { sha256 } from '../../../core/hash.js';
import { canonicalJson } from '../../../core/json.js';
import { unlike } from '../silhouette/unlike.js';
import { subjectsOf } from './casting.js';
import type { CamouflageParams, CamouflageState, Subject } from './state.js';

/** Words that name what is hidden besides its own. */
export function acceptedNames(subject: Subject): readonly string[] {
  if ('accept' in subject) return subject.accept;
  const { category } = subject;
  return 'attitude' in subject && isAnimal(category) ? disguisedNames(category) : otherNames(category);
}

/** How many of those asked for though they are not there are animals, where animals are hidden. */
const animalShare = 0.6;

/**
 * What is asked for though it is not there. Where animals are hidden, it is an animal as often as what is there may be one,
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
  return others[parseInt(key.slice(8, 16), 16) % others.length]!;
}
