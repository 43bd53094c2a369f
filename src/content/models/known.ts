import type { CatalogModel, Cue } from './define.js';
import { dealt } from '../roster.js';
import { catalog } from './index.js';

const byCategory = new Map(catalog.map((model) => [model.category, model]));

/** The model of a category of the catalog, or undefined for any other word. */
export const modelOf = (category: string): CatalogModel | undefined => byCategory.get(category);

/** Words that name a category of the catalog as well as its own does. */
export const otherNames = (category: string): readonly string[] => modelOf(category)?.names ?? [];

const usual = dealt('models', catalog, ({ category }) => category);

const categoriesThat = (
  holds: (model: CatalogModel) => unknown,
  among: readonly CatalogModel[] = usual,
): readonly string[] => among.filter(holds).map(({ category }) => category);

const knownBy = (cue: Cue): readonly string[] => categoriesThat((model) => model.knownBy?.includes(cue));

const hasSilhouette = ({ silhouetteView }: CatalogModel): unknown => silhouetteView;
const isPackable = ({ thick, silhouetteView }: CatalogModel): unknown => thick && silhouetteView;

/** Categories that a person names from the silhouette alone. Items index the lists of the roster's models: their order is frozen. */
export const silhouetteCategories = categoriesThat(hasSilhouette);
/** The same for all that ships. */
export const everySilhouette = categoriesThat(hasSilhouette, catalog);
/** Categories known by their outline alone, blurred, and by their edges: they can be seen from afar and from near. */
export const knownByOutline = knownBy('outline');
/** Categories known by the coarsest of outlines: behind or between two others. */
export const knownByFewWaves = knownBy('coarse outline');
/** Categories with limbs thick enough for small things to fit, and an outline that says what they are. */
export const packable = categoriesThat(isPackable);
/** The same for all that ships. */
export const everyPackable = categoriesThat(isPackable, catalog);
/** No two of these could be taken for one another. */
export const distinct: readonly string[] = [...categoriesThat((model) => model.distinct), 'umbrella'];
