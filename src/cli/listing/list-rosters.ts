import { type RosterName, rosters } from '../../content/rosters.js';
import { fontCatalog } from '../../glyphs/catalog.js';

const named = (list: Iterable<{ readonly name: string }>): string[] => Array.from(list, ({ name }) => name);
const categories = (list: readonly { readonly category: string }[]): string[] =>
  list.map(({ category }) => category);

/** The names that ship, of which a roster lists some; loaded when they are asked for. */
const shipped: Readonly<Record<RosterName, () => readonly string[] | Promise<readonly string[]>>> = {
  models: async () => categories((await import('../../content/models/index.js')).catalog),
  occluders: async () => categories((await import('../../content/occluders/index.js')).occluders),
  'place-occluders': async () =>
    categories((await import('../../content/occluders/of-places.js')).occludersOfPlaces),
  places: async () => named((await import('../../content/places/index.js')).places),
  bodies: async () => named((await import('../../content/bodies/index.js')).bodyKinds),
  stances: async () => named((await import('../../content/bodies/human/stances/index.js')).stances),
  actions: async () => named((await import('../../content/bodies/human/actions/index.js')).actions),
  scenes: async () => Object.keys((await import('../../content/drawings/index.js')).drawings),
  icons: async () => (await import('../../content/figures/icons/index.js')).everyIcon,
  'bistable-figures': async () => (await import('../../content/figures/bistable/index.js')).figureNames,
  'turned-figures': async () => named((await import('../../content/figures/turned/index.js')).figures),
  'turned-controls': async () => named((await import('../../content/figures/turned/controls.js')).controls),
  illusions: async () => (await import('../../content/illusions/geometric/index.js')).illusionNames,
  'still-illusions': async () => [...(await import('../../content/illusions/motion/index.js')).stills.keys()],
  films: async () => [...(await import('../../content/illusions/films/index.js')).films.keys()],
  habitats: async () => (await import('../../content/habitats/names.js')).habitatNames,
  textures: async () => (await import('../../content/textures/names.js')).textureNames,
  fonts: () => fontCatalog().map(({ id }) => id),
  'relation-kinds': async () => categories((await import('../../families/relations/stage/cast.js')).kinds),
  'mirror-questions': async () =>
    named((await import('../../families/mirror/body/questions/kinds.js')).questionKinds),
};

/** The rosters in force, each with what ships and is not on it. */
export function rostersInForce() {
  return Promise.all(
    (Object.keys(rosters) as RosterName[]).map(async (name) => {
      const { number, names } = rosters[name];
      const all = await shipped[name]();
      return {
        name,
        number,
        names,
        outside: all.filter((one) => !(names as readonly string[]).includes(one)),
      };
    }),
  );
}

/** `topsyturvy list rosters`: what families deal from where a set names nothing else. */
export async function listRosters() {
  const data = await rostersInForce();
  const text = data.map(({ name, number, names, outside }) => {
    const more = outside.length > 0 ? `; ${outside.length} more by name alone: ${outside.join(', ')}` : '';
    return `  ${name} ${number}: ${names.length}${more}`;
  });
  return { data: () => data, text };
}
