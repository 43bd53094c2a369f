import { type RosterName, rosters } from '../../content/rosters.js';
import { fontCatalog } from '../../glyphs/catalog.js';

const named = (list: Iterable<{ readonly name: string }>): string[] => Array.from(list, ({ name }) => name);
const categories = (list: readonly { readonly category: string }[]): string[] =>
  list.map(({ category }) => category);

const papers = (list: readonly { readonly paper: string }[]): string[] => list.map(({ paper }) => paper);
const look = () => import('../../content/bodies/human/look.js');
const palettes = () => import('../../content/drawings/parts/palette.js');
const turnedWords = () => import('../../content/figures/turned/words.js');

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
  'relation-kinds': async () => categories((await import('../../families/relations/floor/cast.js')).kinds),
  'mirror-questions': async () =>
    named((await import('../../families/mirror/body/questions/kinds.js')).questionKinds),
  'bistable-drawings': async () =>
    named((await import('../../content/figures/bistable/index.js')).everyDrawing),
  people: async () => (await import('../../content/bodies/human/nouns.js')).nouns,
  haircuts: async () => (await look()).haircuts,
  'hair-colors': async () => (await look()).traitColors.hair,
  'gray-hair': async () => (await look()).traitColors.gray,
  'eye-colors': async () => (await look()).traitColors.eyes,
  builds: async () => (await look()).builds,
  beards: async () => (await look()).beards,
  glasses: async () => (await import('../../content/bodies/human/face/glasses.js')).glassesForms,
  'glasses-colors': async () => (await look()).traitColors.glasses,
  hats: async () => (await import('../../content/bodies/human/hat.js')).hatForms,
  tops: async () => (await import('../../content/bodies/human/clothes.js')).tops,
  bottoms: async () => (await import('../../content/bodies/human/clothes.js')).bottoms,
  'light-palettes': async () => papers((await palettes()).everyLightPalette),
  'dark-palettes': async () => papers((await palettes()).everyDarkPalette),
  'clock-fonts': async () => (await import('../../families/composition/mirror-clock/family.js')).plainDigits,
  'sign-fonts': async () => (await import('../../families/composition/mirror-sign/family.js')).signFonts,
  'turning-fonts': async () => (await import('../../families/text/layout.js')).everySymmetricFont,
  'hidden-figures': async () => (await import('../../families/ambiguous/mixed/state.js')).fitFigures,
  'hiding-textures': async () => (await import('../../families/ambiguous/mixed/state.js')).fitSurfaces,
  carriers: async () => (await import('../../families/ambiguous/mixed/grown/names.js')).carrierNames,
  'spinning-things': async () => (await import('../../content/illusions/films/spinning.js')).spinningThings,
  'sign-words': async () => (await import('../../families/composition/mirror-sign/words.js')).everyFour,
  'turning-words': async () => (await turnedWords()).everyTurningWord,
  'steady-words': async () => (await turnedWords()).everySteadyWord,
  'display-words': async () => (await turnedWords()).everyDisplayWord,
  'steady-letters': async () => (await turnedWords()).everySteadyLetter,
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
