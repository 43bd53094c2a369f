import { Stream, type Seed } from '../../core/stream.js';
import type { Model } from '../../world/model.js';
import { standing } from '../../world/modeling/mesh/index.js';
import type { CatalogModel } from './define.js';
import { frontLabel } from './parts/front-label.js';

/**
 * The example of a kind that belongs to a seed, standing on y = 0, its footprint centered. Equal paths, equal models.
 * @param labeled whether its label is on it, if it can have one. Default false
 */
export function buildModel(entry: CatalogModel, seedPath: readonly Seed[], labeled = false): Model {
  const { category, broadClass, hasFront, hasUp, label } = entry;
  const variation = new Stream([...seedPath, category]);
  const parts = standing(entry.build(variation));
  if (!labeled || !label) return { category, broadClass, hasFront, hasUp, parts };
  return {
    category,
    broadClass,
    hasFront: true,
    hasUp,
    parts: [...parts, ...frontLabel(parts, label, variation.child('front label'))],
  };
}
