import type { SilhouetteView } from '../../content/models/define.js';
import { knownByOutline, modelOf, silhouetteCategories } from '../../content/models/known.js';
import { front, side, slanted } from '../../content/models/views.js';
import type { BroadClass } from '../../world/model.js';
import type { PackEntry } from '../../world/pack/form.js';
import type { Kind } from '../orientation/scene/custom-models.js';

/** From where a silhouette of a class says what it is, where the catalog knows no better. */
const views: Partial<Record<BroadClass, SilhouetteView>> = { vehicles: side, animals: side, people: front };

/** The kinds of a pack, in the order in which its list first has them. */
export function kindsOf(models: readonly PackEntry[]): Kind[] {
  const categories = [...new Set(models.map(({ category }) => category))];
  return categories.map((category) => kindOf(models.filter((entry) => entry.category === category)));
}

/** @param entries all models of one category: what is said of the kind must be true of each */
function kindOf(entries: readonly PackEntry[]): Kind {
  const { category, broadClass, front: axis } = entries[0]!;
  const all = (name: 'hides' | 'hasText'): boolean => entries.every((entry) => entry[name] === true);
  // What it is known by is in its form: what holds for the catalog's holds for others of the category.
  const like = modelOf(category);
  const known = (listed: readonly string[]): boolean =>
    entries.every(({ silhouette }) => silhouette ?? listed.includes(category));
  const letters = entries.map((entry) => entry.letters ?? 0);
  return {
    category,
    broadClass,
    hasFront: axis !== null,
    hasUp: entries.every(({ hasUp }) => hasUp !== false),
    hasText: all('hasText'),
    letters: Math.min(...letters),
    hides: all('hides'),
    round: entries.every(({ symmetry }) => symmetry === 'continuous'),
    legibleFromAbove: like?.legibleFromAbove ?? false,
    names: [...new Set(entries.flatMap(({ names }) => names))],
    ...(like?.bestView && { bestView: like.bestView }),
    ...(known(silhouetteCategories) && {
      silhouetteView: like?.silhouetteView ?? views[broadClass] ?? slanted,
    }),
    ...(known(knownByOutline) && { knownBy: ['outline'] as const }),
  };
}
