import { silhouetteCategories } from '../../../content/models/known.js';
import { usualAnimals } from '../../../content/names/animals.js';
import { rosters } from '../../../content/rosters.js';
import type { Kind } from '../../staging/models/custom-models.js';
import type { CustomObject } from '../sources/custom-objects.js';
import type { CamouflageParams } from './state.js';

/** A category of the catalog, an animal, a kind of a pack, or a user's object. */
export type Thing = string | { readonly animal: string } | { readonly kind: Kind } | CustomObject;

/** The name of a thing, or its file. */
export function nameOf(thing: Thing): string {
  if (typeof thing === 'string') return thing;
  if ('animal' in thing) return thing.animal;
  return 'kind' in thing ? thing.kind.category : thing.image;
}

/** A texture, a habitat, or the sha256 of a user's picture with its path. */
export type Surface =
  | { readonly texture: string }
  | { readonly habitat: string }
  | { readonly picture: string; readonly path: string };

/** What an item is to show. */
export interface Casting {
  readonly thing: Thing;
  /** Things to hide in its place if it cannot be hidden anywhere: thin things in coarse grounds. */
  readonly substitutes: readonly Thing[];
  readonly surface: Surface;
  /** Further surfaces to hide it in if it cannot be hidden in its own. */
  readonly others: readonly Surface[];
}

/** The look of the pictures: params that are named for one look alone ask for it. */
export function lookOf({
  look,
  textures,
  grounds,
  pictures,
  list,
}: Pick<CamouflageParams, 'look' | 'textures' | 'grounds' | 'pictures' | 'list'>): 'habitat' | 'cutout' {
  if (look !== 'auto') return look;
  const isOwn = grounds.length > 0 || pictures.length > 0 || list !== '';
  return isOwn || textures.length < rosters.textures.names.length ? 'cutout' : 'habitat';
}

/** The kinds of things that are hidden: naming some of one kind excludes the others. Those of a pack are objects. */
export function subjectsOf({
  subjects,
  categories,
  animals,
  pack,
}: Pick<CamouflageParams, 'subjects' | 'categories' | 'animals' | 'pack'>): 'objects' | 'animals' | 'both' {
  if (pack !== '') return 'objects';
  if (subjects !== 'auto') return subjects;
  const namesObjects = categories.length < silhouetteCategories.length;
  const namesAnimals = animals.length < usualAnimals.length;
  if (namesObjects === namesAnimals) return 'both';
  return namesObjects ? 'objects' : 'animals';
}

/** The shipped things that are hidden. Where animals are hidden, those of the catalog do not count as objects. */
export function thingsOf(params: CamouflageParams): readonly Thing[] {
  const { categories, animals } = params;
  const subjects = subjectsOf(params);
  const bodies = animals.map((animal) => ({ animal }));
  if (subjects === 'objects') return categories;
  if (subjects === 'animals') return bodies;
  return [
    ...bodies,
    ...categories.filter((category) => !usualAnimals.includes(category) && !animals.includes(category)),
  ];
}

/** The shipped surfaces in which they are hidden. */
export const surfacesOf = (params: CamouflageParams): readonly Surface[] =>
  lookOf(params) === 'habitat'
    ? params.habitats.map((habitat) => ({ habitat }))
    : params.textures.map((texture) => ({ texture }));
