import { memoize, memoizeLatest } from '../../../core/memoize.js';
import { Stream } from '../../../core/stream.js';
import { dressed } from '../../../content/models/dressed.js';
import { places, type BuiltPlace, type Place } from '../../../content/places/index.js';
import { surfaces } from '../../../content/surfaces/index.js';
import { surfaceMaterial } from '../../../content/surfaces/surface-material.js';
import type { Material } from '../../../world/material.js';
import type { Model } from '../../../world/model.js';
import type { ModelShelf } from '../scene/model-shelf.js';
import type { PlaceState } from './place-state.js';
import { Support } from './support.js';

/** How many built places are kept: a megabyte or two each, besides models and surfaces, which they share. */
const keptPlaces = 48;
/** How many painted surfaces are kept: 2.4 MB each. */
const keptSurfaces = 64;
/** Different examples of a surface, and of a piece of furniture, in a set. */
const examples = 2;

/** A place as it was built, and the surface in it on which things stand, looked for when it is asked for. */
interface StagedPlace {
  readonly built: BuiltPlace;
  support(): Support;
}

/** The places of a seed, each built when it is first asked for. What they are furnished with is of the set's own models. */
export class PlaceShelf {
  readonly places = places;
  private readonly build: (name: string, variation: number, radius: number, height: number) => StagedPlace;
  /** An example of the surface of a name. */
  readonly surface: (name: string, example: number) => Material;
  /** A model of the set in the textures of what it is made of; the same model gives the same one. */
  readonly dressed: (model: Model) => Model;

  constructor(seed: string, models: ModelShelf) {
    this.surface = memoizeLatest(keptSurfaces, (name: string, example: number) =>
      surfaceMaterial(
        surfaces.find((surface) => surface.name === name)!,
        new Stream([seed, 'surface of a scene', name, example]),
      ),
    );
    const known = new WeakMap<Model, Model>();
    this.dressed = (model) => {
      const made = known.get(model) ?? dressed(model, (name) => this.surface(name, 0));
      known.set(model, made);
      return made;
    };
    this.build = memoizeLatest(keptPlaces, (name, variation, radius, height) => {
      const built = this.named(name).build(new Stream([seed, 'place of a scene', name, variation]), {
        radius,
        height,
        model: (category, own) => this.dressed(models.of(category, own.below(examples), false).model),
        surface: (surface, own) => this.surface(surface.name, own.below(examples)),
      });
      return { built, support: memoize(() => new Support(built)) };
    });
  }

  /** Meters that a tile of a surface covers. */
  tileOf(name: string): number {
    return surfaces.find((surface) => surface.name === name)!.tile[0];
  }

  named(name: string): Place {
    return this.places.find((place) => place.name === name)!;
  }

  of({ name, variation, radius, height }: PlaceState): BuiltPlace {
    return this.build(name, variation, radius, height).built;
  }

  supportIn({ name, variation, radius, height }: PlaceState): Support {
    return this.build(name, variation, radius, height).support();
  }
}

const shelves = new WeakMap<ModelShelf, PlaceShelf>();

/** The places that go with a shelf of models, which all families of a set share. */
export function placesBeside(models: ModelShelf, seed: string | number): PlaceShelf {
  const shelf = shelves.get(models) ?? new PlaceShelf(String(seed), models);
  shelves.set(models, shelf);
  return shelf;
}
