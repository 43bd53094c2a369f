import { madeOnce, memoize, memoizeLatest } from '../../../../core/index.js';
import type { BuiltPlace, Place } from '../../../../content/places/index.js';
import { catalog } from '../../../../content/models/index.js';
import type { Environment, Mat3, Model, Placed, Vec3 } from '../../../../world/index.js';
import { mapParts, mirroredX } from '../../../../world/modeling/index.js';
import { placesBeside, type PlaceShelf } from '../../../staging/place/place-shelf.js';
import { openShelf, type MeasuredModel, type ModelShelf } from '../../../staging/models/model-shelf.js';
import type { BodyPlace } from './body-place.js';

/** How many places without confusable things are kept, and their mirror images with them. */
const kept = 8;
/** How many different examples there are in a set of what stands in front. */
const examples = 3;

/** Text tells a mirrored picture at a glance. */
const lettered = new Set(catalog.filter(({ hasText }) => hasText).map(({ category }) => category));

/** Whether an object of a place is left out: people are where they are dealt, clear of the body, and there is nothing to be read. */
const isLeftOut = ({ model: { broadClass, category } }: Placed): boolean =>
  broadClass === 'people' || broadClass === 'animals' || lettered.has(category);

const opened = new WeakMap<ModelShelf, BodyPlaces>();

/** The places of a set, and the models that stand in front of bodies there. */
export class BodyPlaces {
  private readonly stripped: (name: string, variation: number, radius: number, height: number) => BuiltPlace;

  private constructor(
    private readonly models: ModelShelf,
    /** What paints surfaces and builds places. */
    readonly shelf: PlaceShelf,
  ) {
    this.stripped = memoizeLatest(kept, (name, variation, radius, height) => {
      const built = shelf.of({ name, variation, radius, height });
      return { ...built, furnishing: built.furnishing.filter((one) => !isLeftOut(one)) };
    });
  }

  /** The places of a seed, which all parts of a set share. @param seed of the set: equal seeds have equal places */
  static async open(seed: string | number): Promise<BodyPlaces> {
    const models = await openShelf(seed);
    const known = madeOnce(opened, models, () => new BodyPlaces(models, placesBeside(models, seed)));
    return known;
  }

  named(name: string): Place {
    return this.shelf.named(name);
  }

  of({ name, variation, radius, height, mirrored }: BodyPlace): BuiltPlace {
    const built = this.stripped(name, variation, radius, height);
    return mirrored ? mirroredPlace(built) : built;
  }

  /** An example of a category of the catalog, or of what hides. */
  model(category: string, example: number): Model {
    return this.measured(category, example).model;
  }

  /** The same with its size. */
  measured(category: string, example: number): MeasuredModel {
    return this.models.of(category, example % examples, false);
  }
}

/** The mirror image of a place, with all that stands in it, and of its light. */
const mirroredPlace = memoize((built: BuiltPlace): BuiltPlace => ({
  ...built,
  shell: built.shell.map(mirroredPlaced),
  furnishing: built.furnishing.map(mirroredPlaced),
  spots: built.spots.map((spot) => ({ ...spot, position: mirroredVector(spot.position) })),
  environment: mirroredEnvironment(built.environment),
  mirrored: !built.mirrored,
}));

const mirroredVector = ([x, y, z]: Vec3): Vec3 => [0 - x, y, z];

export const mirroredModel = (model: Model): Model => ({ ...model, parts: mapParts(model.parts, mirroredX) });

const mirroredPlaced = ({ model, pose, ...rest }: Placed): Placed => {
  const [a, b, c, d, e, f, g, h, i] = pose.rotation;
  const rotation: Mat3 = [a, 0 - b, 0 - c, 0 - d, e, f, 0 - g, h, i];
  return {
    ...rest,
    model: mirroredModel(model),
    pose: { ...pose, rotation, position: mirroredVector(pose.position) },
  };
};

function mirroredEnvironment(environment: Environment): Environment {
  const { key } = environment;
  return {
    radiance: (x, y, z, out) => environment.radiance(0 - x, y, z, out),
    ...(key && {
      key:
        key.kind === 'sun'
          ? { ...key, direction: mirroredVector(key.direction) }
          : { ...key, position: mirroredVector(key.position) },
    }),
  };
}
