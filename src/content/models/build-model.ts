import { Stream, type Seed } from '../../core/stream.js';
import { standing } from '../../world/modeling/index.js';
import type { Model } from '../../world/model.js';
import type { CatalogModel } from './define.js';

/** The example of a kind that belongs to a seed, standing on y = 0, its footprint centered. Equal paths, equal models. */
export function buildModel(entry: CatalogModel, seedPath: readonly Seed[]): Model {
  const { category, broadClass, hasFront, hasUp } = entry;
  const parts = standing(entry.build(new Stream([...seedPath, category])));
  return { category, broadClass, hasFront, hasUp, parts };
}
