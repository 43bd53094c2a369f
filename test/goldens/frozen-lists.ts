import { arrowShapes } from '../../src/content/drawings/parts/arrow-outline.js';
import { darkPalettes, lightPalettes } from '../../src/content/drawings/parts/palette.js';
import { figures as bistable } from '../../src/content/figures/bistable/index.js';
import { blackAndGray, inks } from '../../src/content/illusions/geometric/parts/ink.js';
import {
  knownByFewWaves,
  knownByOutline,
  packable,
  silhouetteCategories,
} from '../../src/content/models/known.js';
import { figureNames as hiddenFigures, surfaces } from '../../src/families/ambiguous/mixed/state.js';
import { multisceneKinds } from '../../src/families/ambiguous/multiscene/state.js';
import { caseForms, handShapes } from '../../src/families/composition/mirror-clock/draw.js';
import { clockFonts } from '../../src/families/composition/mirror-clock/family.js';
import { signFonts } from '../../src/families/composition/mirror-sign/family.js';
import { wordFours } from '../../src/families/composition/mirror-sign/words.js';
import { symmetricFonts } from '../../src/families/text/layout.js';
import { multiviewKinds } from '../../src/families/ambiguous/multiview/kinds.js';
import { styles } from '../../src/content/figures/turned/figure.js';
import {
  displayWords,
  steadyLetters,
  steadyWords,
  turningWords,
} from '../../src/content/figures/turned/words.js';
import { colorNames, letters, shapes } from '../../src/families/mirror/photo/marks/mark.js';
import { usualAnimals } from '../../src/content/names/animals.js';
import { bottoms, tops } from '../../src/content/bodies/human/clothes.js';
import { builds, haircuts } from '../../src/content/bodies/human/look.js';
import { nouns } from '../../src/content/bodies/human/nouns.js';
import { belongings } from '../../src/content/bodies/props/index.js';
import { attitudes } from '../../src/content/bodies/quadruped/poses/index.js';
import { settings } from '../../src/content/bodies/settings/index.js';
import { dealt } from '../../src/content/roster.js';
import { rosters } from '../../src/content/rosters.js';
import { rotationFamilies } from '../../src/world/rotation/families/index.js';

const named = (things: Iterable<{ readonly name: string }>): string[] =>
  Array.from(things, ({ name }) => name);

/** The lists from which streams draw: another order or length draws other pictures. Where each stands does not matter. */
export const frozenLists: Readonly<Record<string, readonly string[]>> = {
  fonts: rosters.fonts.names,
  'catalog categories': rosters.models.names,
  'rotation families': named(rotationFamilies),
  'kinds of body': rosters.bodies.names,
  people: nouns,
  haircuts,
  builds,
  tops,
  bottoms,
  stances: rosters.stances.names,
  actions: rosters.actions.names,
  belongings: named(belongings),
  settings: named(settings),
  'attitudes of quadrupeds': named(attitudes),
  'questions about bodies': rosters['mirror-questions'].names,
  'shapes of marks': shapes,
  'letters of marks': letters,
  'colors of marks': colorNames,
  'picture scenes': rosters.scenes.names,
  'light palettes': lightPalettes.map((palette) => Object.values(palette).join(' ')),
  'dark palettes': darkPalettes.map((palette) => Object.values(palette).join(' ')),
  'shapes of arrows': arrowShapes,
  textures: rosters.textures.names,
  habitats: rosters.habitats.names,
  'hidden animals': usualAnimals,
  silhouettes: silhouetteCategories,
  'known by outline': knownByOutline,
  'known by few waves': knownByFewWaves,
  'bistable figures': rosters['bistable-figures'].names,
  ...Object.fromEntries(
    dealt('bistable-figures', bistable, ({ name }) => name).map(({ name, drawings }) => [
      `drawings of ${name}`,
      named(drawings),
    ]),
  ),
  'geometric illusions': rosters.illusions.names,
  inks: inks.map((ink) => Object.values(ink).join(' ')),
  'inks, black and gray': blackAndGray.map((ink) => Object.values(ink).join(' ')),
  'multiview kinds': multiviewKinds,
  'multiview figures': [...rosters['turned-figures'].names, ...rosters['turned-controls'].names],
  'multiview styles': styles,
  'words that turn': turningWords,
  'words that keep': steadyWords,
  'letters that keep': steadyLetters,
  'words on displays': displayWords,
  'motion kinds': rosters['still-illusions'].names,
  'still illusions': rosters['still-illusions'].names,
  'moving kinds': rosters.films.names,
  films: rosters.films.names,
  'multiscene kinds': multisceneKinds,
  packable,
  'hidden figures': hiddenFigures,
  surfaces,
  'fonts of clocks': clockFonts,
  'cases of clocks': caseForms,
  'hands of clocks': handShapes,
  'fonts of signs': signFonts,
  'words on signs': wordFours.map((four) => four.join(' ')),
  'fonts of turned strings': symmetricFonts,
  'things that stand in a scene': rosters['relation-kinds'].names,
};
