import { arrowShapes } from '../../src/content/scenes/drawing/arrow-outline.js';
import { darkPalettes, lightPalettes } from '../../src/content/scenes/drawing/palette.js';
import { sceneNames } from '../../src/families/picture/rotated.js';
import {
  figureNames as bistableFigures,
  figures as bistable,
} from '../../src/content/figures/bistable/index.js';
import { blackAndGray, inks } from '../../src/content/illusions/geometric/parts/ink.js';
import { illusionNames } from '../../src/content/illusions/geometric/index.js';
import {
  knownByFewWaves,
  knownByOutline,
  packable,
  silhouetteCategories,
} from '../../src/content/models/known.js';
import { figureNames as hiddenFigures, surfaces } from '../../src/families/ambiguous/mixed/state.js';
import { motionKinds } from '../../src/families/ambiguous/motion/params.js';
import { stills } from '../../src/content/illusions/motion/index.js';
import { movingKinds } from '../../src/families/ambiguous/moving/params.js';
import { films } from '../../src/content/illusions/films/index.js';
import { multisceneKinds } from '../../src/families/ambiguous/multiscene/state.js';
import { caseForms, handShapes } from '../../src/families/composition/mirror-clock/draw.js';
import { clockFonts } from '../../src/families/composition/mirror-clock/family.js';
import { signFonts } from '../../src/families/composition/mirror-sign/family.js';
import { wordFours } from '../../src/families/composition/mirror-sign/words.js';
import { symmetricFonts } from '../../src/families/text/layout.js';
import { kinds as cast } from '../../src/families/relations/stage/cast.js';
import { multiviewKinds } from '../../src/families/ambiguous/multiview/state.js';
import { shelf } from '../../src/families/ambiguous/multiview/draw.js';
import { styles } from '../../src/content/figures/turned/figure.js';
import {
  displayWords,
  steadyLetters,
  steadyWords,
  turningWords,
} from '../../src/content/figures/turned/words.js';
import { questionKinds } from '../../src/families/mirror/body/questions/kinds.js';
import { colorNames, letters, shapes } from '../../src/families/mirror/photo/marks/mark.js';
import { habitatNames } from '../../src/content/habitats/names.js';
import { animalNames } from '../../src/content/names/animals.js';
import { textureNames } from '../../src/content/textures/names.js';
import { fontCatalog } from '../../src/glyphs/catalog.js';
import { bodyKinds } from '../../src/content/bodies/index.js';
import { actions } from '../../src/content/bodies/human/actions/index.js';
import { bottoms, tops } from '../../src/content/bodies/human/clothes.js';
import { builds, haircuts } from '../../src/content/bodies/human/look.js';
import { nouns } from '../../src/content/bodies/human/nouns.js';
import { stances } from '../../src/content/bodies/human/stances/index.js';
import { belongings } from '../../src/content/bodies/props/index.js';
import { attitudes } from '../../src/content/bodies/quadruped/poses/index.js';
import { settings } from '../../src/content/bodies/settings/index.js';
import { catalog } from '../../src/content/models/index.js';
import { rotationFamilies } from '../../src/world/rotation/families/index.js';

const named = (things: Iterable<{ readonly name: string }>): string[] =>
  Array.from(things, ({ name }) => name);

/** The lists from which streams draw: another order or length draws other pictures. Where each stands does not matter. */
export const frozenLists: Readonly<Record<string, readonly string[]>> = {
  fonts: fontCatalog().map(({ id }) => id),
  'catalog categories': catalog.map(({ category }) => category),
  'rotation families': named(rotationFamilies),
  'kinds of body': named(bodyKinds),
  people: nouns,
  haircuts,
  builds,
  tops,
  bottoms,
  stances: named(stances),
  actions: named(actions),
  belongings: named(belongings),
  settings: named(settings),
  'attitudes of quadrupeds': named(attitudes),
  'questions about bodies': named(questionKinds),
  'shapes of marks': shapes,
  'letters of marks': letters,
  'colors of marks': colorNames,
  'picture scenes': sceneNames,
  'light palettes': lightPalettes.map((palette) => Object.values(palette).join(' ')),
  'dark palettes': darkPalettes.map((palette) => Object.values(palette).join(' ')),
  'shapes of arrows': arrowShapes,
  textures: textureNames,
  habitats: habitatNames,
  'hidden animals': animalNames,
  silhouettes: silhouetteCategories,
  'known by outline': knownByOutline,
  'known by few waves': knownByFewWaves,
  'bistable figures': bistableFigures,
  ...Object.fromEntries(bistable.map(({ name, drawings }) => [`drawings of ${name}`, named(drawings)])),
  'geometric illusions': illusionNames,
  inks: inks.map((ink) => Object.values(ink).join(' ')),
  'inks, black and gray': blackAndGray.map((ink) => Object.values(ink).join(' ')),
  'multiview kinds': multiviewKinds,
  'multiview figures': [...shelf.keys()],
  'multiview styles': styles,
  'words that turn': turningWords,
  'words that keep': steadyWords,
  'letters that keep': steadyLetters,
  'words on displays': displayWords,
  'motion kinds': motionKinds,
  'still illusions': [...stills.keys()],
  'moving kinds': movingKinds,
  films: [...films.keys()],
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
  'things that stand in a scene': cast.map(({ category }) => category),
};
