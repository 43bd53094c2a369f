import type { StreamPath } from '../../../core/stream.js';
import type { Model } from '../../../world/model.js';
import { MeasuredModel } from './measured-model.js';

/** How many built models are kept: those of a usual set, some hundred KiB each. */
const kept = 400;

/** What makes a model of a category of the catalog that belongs to a path. */
type Build = (category: string, path: StreamPath) => Model;

/** The catalog's models of a seed, each built when it is first asked for. */
export class ModelShelf {
  private readonly models = new Map<string, MeasuredModel>();

  constructor(
    private readonly seed: string,
    private readonly build: Build,
  ) {}

  of(category: string, variation: number): MeasuredModel {
    const key = `${category} ${variation}`;
    let model = this.models.get(key);
    if (!model) {
      model = new MeasuredModel(this.build(category, [this.seed, 'models', category, variation]));
      this.models.set(key, model);
      if (this.models.size > kept) this.models.delete(this.models.keys().next().value!);
    }
    return model;
  }
}

const shelves = new Map<string, WeakRef<ModelShelf>>();

/**
 * The shelf of a seed, which lives as long as somebody holds it. All families of a set share one: its fourteen types of
 * question are about the same objects, and building one takes a fifth of the time of an item.
 */
export function shelfOf(seed: string | number, build: Build): ModelShelf {
  const key = String(seed);
  let shelf = shelves.get(key)?.deref();
  if (!shelf) {
    for (const [other, held] of shelves) if (!held.deref()) shelves.delete(other);
    shelf = new ModelShelf(key, build);
    shelves.set(key, new WeakRef(shelf));
  }
  return shelf;
}
