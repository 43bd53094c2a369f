import {
  cosDegrees,
  Latest,
  memoize,
  memoizeLatest,
  sinDegrees,
  Stream,
  madeOnce,
} from '../../../core/index.js';
import { dressed } from '../../../content/models/dressed.js';
import { places, type BuiltPlace, type Place } from '../../../content/places/index.js';
import { dealt } from '../../../content/roster.js';
import { surfaces } from '../../../content/surfaces/index.js';
import { surfaceMaterial } from '../../../content/surfaces/surface-material.js';
import { type Material, type Model, place as placed, type Pose } from '../../../world/index.js';
import type { ModelShelf } from '../models/model-shelf.js';
import { placesOf } from './places-param.js';
import type { PlaceState } from '../scene/place-state.js';

/** Meters above or below y = 0 that still belong to the surface on which things stand: ripples of sand, joints of paving. */
const level = 0.03;
/** Degrees between the points of a rim that are looked at. */
const step = 45;

/** The level surface of a place on which things stand, at y = 0. */
class Support {
  /** Corners of its triangles: x and z of three. */
  private readonly triangles: Float64Array;

  constructor({ shell, furnishing }: Pick<BuiltPlace, 'shell' | 'furnishing'>) {
    const found: number[] = [];
    for (const { model, pose } of [...shell, ...furnishing])
      for (const { mesh } of model.parts) {
        const { positions: p, indices } = mesh;
        const isLevel = (vertex: number): boolean => Math.abs(heightOf(pose, p, 3 * vertex)) < level;
        for (let i = 0; i < indices.length; i += 3) {
          if (!isLevel(indices[i]) || !isLevel(indices[i + 1]) || !isLevel(indices[i + 2])) continue;
          for (let k = 0; k < 3; k++) {
            const at = 3 * indices[i + k];
            const [x, , z] = placed(pose, [p[at], p[at + 1], p[at + 2]]);
            found.push(x, z);
          }
        }
      }
    this.triangles = Float64Array.from(found);
  }

  /** Whether it lies under all of a disc. Meters. */
  carries(x: number, z: number, radius: number): boolean {
    if (!this.isUnder(x, z)) return false;
    for (let angle = 0; angle < 360; angle += step)
      if (!this.isUnder(x + radius * sinDegrees(angle), z + radius * cosDegrees(angle))) return false;
    return true;
  }

  private isUnder(x: number, z: number): boolean {
    const t = this.triangles;
    for (let i = 0; i < t.length; i += 6) {
      const a = side(t[i], t[i + 1], t[i + 2], t[i + 3], x, z);
      const b = side(t[i + 2], t[i + 3], t[i + 4], t[i + 5], x, z);
      const c = side(t[i + 4], t[i + 5], t[i], t[i + 1], x, z);
      if ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0)) if (a + b + c !== 0) return true;
    }
    return false;
  }
}

/** The y of `place`, without making a point of each of a place's hundred thousand vertices. */
const heightOf = ({ rotation: m, position, scale }: Pose, p: Float32Array, at: number): number =>
  (m[3] * p[at] + m[4] * p[at + 1] + m[5] * p[at + 2]) * scale + position[1];

/** The side of a line, from one point to another, on which a third one lies. */
const side = (ax: number, az: number, bx: number, bz: number, x: number, z: number): number =>
  (bx - ax) * (z - az) - (bz - az) * (x - ax);

/**
 * How many built places are kept: a megabyte or two each, besides the models in them. Hardly any is asked for again after
 * four others.
 */
const keptPlaces = 8;
/** How many painted surfaces are kept: 4.2 MB each, which threads share. */
const keptSurfaces = 64;
/** How many dressed models are kept, besides those of kept places. */
const keptDressed = 64;
const surfaceTexels = 512;
/** Different examples of a surface, and of a piece of furniture, in a set. */
const examples = 2;

/** A place as it was built, and the surface in it on which things stand, looked for when it is asked for. */
type StagedPlace = { readonly built: BuiltPlace; support(): Support };

/** The places of a seed, each built when it is first asked for. What they are furnished with is of the set's own models. */
export class PlaceShelf {
  /** Those in which things stand where no place is named. */
  readonly places = dealt('places', places);
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
        surfaceTexels,
        true,
      ),
    );
    const known = new Latest<Model, Model>({ things: keptDressed });
    this.dressed = (model) => {
      const made = madeOnce(known, model, () => dressed(model, (name) => this.surface(name, 0)));
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

  /** The places that a set with the param `places` may show. */
  readonly chosen = (param: string): readonly Place[] => placesOf(param, this.places, places);

  /** Meters that a tile of a surface covers. */
  tileOf(name: string): number {
    return surfaces.find((surface) => surface.name === name)!.tile[0];
  }

  named(name: string): Place {
    return places.find((place) => place.name === name)!;
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
  const shelf = madeOnce(shelves, models, () => new PlaceShelf(String(seed), models));
  return shelf;
}
