import type { CatalogModel } from '../../../content/models/define.js';
import { Latest, madeOnce, memoizeLatest, type StreamPath } from '../../../core/index.js';
import type { Model, Part, Vec3 } from '../../../world/index.js';
import { scaled } from '../../../world/modeling/index.js';

/** A model with what scenes need to know of it. */
export class MeasuredModel {
  /** The middle of the bounding box, meters. */
  readonly center: Vec3;
  /** Half the box's width, height and depth. */
  readonly half: Vec3;
  /** The radius of the smallest sphere about the center. */
  readonly radius: number;
  private difference: number | undefined;

  constructor(readonly model: Model) {
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (const { mesh } of model.parts) {
      mesh.positions.forEach((value, at) => {
        low[at % 3] = Math.min(low[at % 3], value);
        high[at % 3] = Math.max(high[at % 3], value);
      });
    }
    const center: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
    this.center = center;
    this.half = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2];
    let square = 0;
    for (const { mesh } of model.parts) {
      for (let at = 0; at < mesh.positions.length; at += 3) {
        let sum = 0;
        for (let axis = 0; axis < 3; axis++) {
          const d = mesh.positions[at + axis] - center[axis];
          sum += d * d;
        }
        square = Math.max(square, sum);
      }
    }
    this.radius = Math.sqrt(square);
  }

  /** How much its pictures differ when it is turned; measured at the first call, and kept as long as the model. */
  turnDifference(measure: () => number): number {
    return (this.difference ??= measure());
  }
}

/** How many models are kept in other heights, and how many heights of each: those that are tried in one scene. */
const keptLowered = { models: { things: 4 }, heights: { things: 4 } };

const inHeights = new Latest<MeasuredModel, Latest<number, MeasuredModel>>(keptLowered.models);

/** A model scaled in height alone, its footprint the same. */
export function lowered(measured: MeasuredModel, height: number): MeasuredModel {
  const { model } = measured;
  const heights = madeOnce(inHeights, measured, () => new Latest(keptLowered.heights));
  const parts = (): Part[] =>
    model.parts.map((part) => ({ ...part, mesh: scaled(part.mesh, [1, height, 1]) }));
  return madeOnce(heights, height, () => new MeasuredModel({ ...model, parts: parts() }));
}

/** The radius of the circle on the floor that an object fills, whichever way it is turned about the vertical. */
export const footprint = ({ half }: Pick<MeasuredModel, 'half'>, scale: number): number =>
  Math.sqrt(half[0] * half[0] + half[2] * half[2]) * scale;

/** How many built models are kept: those of a usual set, half a megabyte each with their textures. */
const kept = 256;

/** Makes a model of a category of the catalog, or of what stands in front of others, for a stream path. */
type Build = (category: string, path: StreamPath, labeled: boolean) => Model;

/** The catalog's models of a seed, each built when it is first asked for. */
export class ModelShelf {
  constructor(
    private readonly seed: string,
    private readonly build: Build,
  ) {}

  readonly of = memoizeLatest(
    kept,
    (category: string, variation: number, labeled: boolean) =>
      new MeasuredModel(this.build(category, [this.seed, 'models', category, variation], labeled)),
  );
}

/** All models that ship, by their categories: what is asked about, and what stands in front of others. */
export async function modelEntries(): Promise<ReadonlyMap<string, CatalogModel>> {
  const [{ catalog }, { occluders }, { occludersOfPlaces }] = await Promise.all([
    import('../../../content/models/index.js'),
    import('../../../content/occluders/index.js'),
    import('../../../content/occluders/of-places.js'),
  ]);
  return new Map([...catalog, ...occluders, ...occludersOfPlaces].map((entry) => [entry.category, entry]));
}

const shelves = new Map<string, WeakRef<ModelShelf>>();

/**
 * The shelf of a seed, which lives as long as somebody holds it. All families of a set share one: its fourteen types of
 * question are about the same objects, and building one takes a fifth of the time of an item.
 */
export async function openShelf(seed: string | number): Promise<ModelShelf> {
  const [{ buildModel }, entries] = await Promise.all([
    import('../../../content/models/index.js'),
    modelEntries(),
  ]);
  const key = String(seed);
  let shelf = shelves.get(key)?.deref();
  if (!shelf) {
    for (const [other, held] of shelves) if (!held.deref()) shelves.delete(other);
    shelf = new ModelShelf(key, (category, path, labeled) =>
      buildModel(entries.get(category)!, path, labeled),
    );
    shelves.set(key, new WeakRef(shelf));
  }
  return shelf;
}
