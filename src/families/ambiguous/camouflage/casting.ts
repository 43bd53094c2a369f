import { isAnimal } from '../../../content/names/animals.js';
import type { CustomObject } from '../sources/custom-objects.js';
import type { CamouflageParams } from './state.js';

/** A category of the catalog, an animal, or a user's object. */
export type Thing = string | { readonly animal: string } | CustomObject;

/** A texture, a habitat, or the sha256 of a user's picture with its path. */
export type Surface =
  | { readonly texture: string }
  | { readonly habitat: string }
  | { readonly picture: string; readonly path: string };

/** What an item is to show. */
export interface Casting {
  readonly thing: Thing;
  readonly surface: Surface;
  /** What it may be hidden in if that cannot be done. */
  readonly others: readonly Surface[];
}

/** What is hidden of what ships. Where animals are hidden, those of the catalog are no objects. */
export function thingsOf({ subjects, categories, animals }: CamouflageParams): readonly Thing[] {
  const bodies = animals.map((animal) => ({ animal }));
  if (subjects === 'objects') return categories;
  if (subjects === 'animals') return bodies;
  return [...bodies, ...categories.filter((category) => !isAnimal(category))];
}

/** What it is hidden in of what ships. */
export const surfacesOf = ({ look, habitats, textures }: CamouflageParams): readonly Surface[] =>
  look === 'habitat' ? habitats.map((habitat) => ({ habitat })) : textures.map((texture) => ({ texture }));
