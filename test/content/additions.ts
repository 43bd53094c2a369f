import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RosterName } from '../../src/content/rosters.js';
import type { Json } from '../../src/core/json.js';

/** A part of a set that asks for something by its name. */
export interface Asked {
  readonly family: string;
  readonly params: Readonly<Record<string, Json>>;
}

/** Something that ships besides what is on the rosters. */
export interface Addition {
  /** As the table of CONTRIBUTING.md has it; absent for what has no row. */
  readonly row?: string;
  /** What NAME stands for in that row. */
  readonly name: string;
  /** The roster it is not on, and what it is called there. */
  readonly roster?: RosterName;
  readonly word?: string;
  /** Path → the file's text, made of what it was, if it was. */
  readonly files: Readonly<Record<string, (text: string) => string>>;
  readonly asked?: Asked;
}

const replaced =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (text: string): string =>
    pairs.reduce((changed, [from, to]) => {
      const next = changed.replace(from, to);
      if (next === changed) throw new Error(`'${String(from)}' is not there`);
      return next;
    }, text);

/** A file made of another one, so that what is added is as real as what ships. */
const madeOf =
  (file: string, ...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (): string =>
    replaced(...pairs)(readFileSync(file, 'utf8'));

/** An entry before all others of a list, with its import: where streams that index the list would move the most. */
const listed = (symbol: string, from: string, list: string, entry = symbol) =>
  replaced([/^/, `import { ${symbol} } from '${from}';\n`], [list, `${list} ${entry},`]);

/** One line more of a list that is what a file exports. */
const exported = (symbol: string, from: string) => replaced([/^/, `export { ${symbol} } from '${from}';\n`]);

/**
 * A file of its own in a folder, made of another there, and its entry in the folder's list.
 *
 * @param list how the list begins; absent where it is what `all.ts` exports
 */
function ownFile(
  folder: string,
  model: string,
  names: readonly [symbol: string, own: string],
  list?: string,
  words?: readonly [word: string, own: string],
): Addition['files'] {
  const [symbol, own] = names;
  const file = own.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [word, ownWord] = words ?? [basename(model, '.ts'), file];
  return {
    [`${folder}/${file}.ts`]: madeOf(
      `${folder}/${model}`,
      [new RegExp(`export const ${symbol}\\b`), `export const ${own}`],
      [`'${word}'`, `'${ownWord}'`],
    ),
    ...(list === undefined
      ? { [`${folder}/all.ts`]: exported(own, `./${file}.js`) }
      : { [`${folder}/index.ts`]: listed(own, `./${file}.js`, list) }),
  };
}

const content = 'src/content';
const size = { size: 256 };

/** A name before all others of a list in one file. */
const inList = (name: string, roster: RosterName, file: string, list: string): Addition => ({
  name,
  roster,
  files: { [file]: replaced([list, `${list}'${name}',`]) },
});

/** The same where the list is one text. */
const inText = (name: string, roster: RosterName, file: string, list: string): Addition => ({
  name,
  roster,
  files: { [file]: replaced([new RegExp(`${list.replace('(', '[(]')}['\`]\\s*`), `$&${name}, `]) },
});

/** One of each kind of content. */
export const additions: readonly Addition[] = [
  {
    row: 'a model',
    name: 'bucket',
    roster: 'models',
    files: {
      [`${content}/models/bucket.ts`]: madeOf(
        `${content}/models/bowl.ts`,
        ['export const bowl', 'export const bucket'],
        ["category: 'bowl'", "category: 'bucket'"],
        [
          "metIn: ['studio']",
          "metIn: ['farmyard', 'garage'], names: ['pail'], distinct: true, knownBy: ['outline', 'coarse outline']",
        ],
      ),
      [`${content}/models/all.ts`]: exported('bucket', './bucket.js'),
    },
    asked: {
      family: 'orientation/view-parallelism',
      params: { ...size, categories: ['bucket', 'car'], undetermined: 0.9 },
    },
  },
  {
    row: 'a species',
    name: 'ibex',
    roster: 'bodies',
    files: {
      [`${content}/bodies/quadruped/species/ibex.ts`]: madeOf(
        `${content}/bodies/quadruped/species/deer.ts`,
        ['export const deer', 'export const ibex'],
        ["name: 'deer'", "name: 'ibex'"],
      ),
      [`${content}/bodies/quadruped/all.ts`]: exported('ibex', './species/ibex.js'),
    },
    asked: { family: 'mirror/body', params: { ...size, cast: { ibex: 1 } } },
  },
  {
    name: 'ibex',
    files: {
      [`${content}/names/animals.ts`]: replaced([
        'const animals = {',
        "const animals = { ibex: { kin: 'goats' },",
      ]),
    },
    asked: { family: 'ambiguous/camouflage', params: { ...size, animals: ['ibex'], habitats: ['heath'] } },
  },
  {
    row: 'a surface',
    name: 'loam',
    files: ownFile(`${content}/surfaces`, 'sand.ts', ['sand', 'loam']),
  },
  {
    row: 'light from all around',
    name: 'caves',
    files: {
      [`${content}/environments/caves.ts`]: madeOf(
        `${content}/environments/studios.ts`,
        ['export const studios', 'export const caves'],
        ["'key and fill studio'", "'cave'"],
      ),
      [`${content}/environments/index.ts`]: listed(
        'caves',
        './caves.js',
        'environments: readonly EnvironmentProgram[] = [',
        '...caves',
      ),
    },
  },
  {
    row: 'a place',
    name: 'orchard',
    roster: 'places',
    files: {
      [`${content}/places/orchard.ts`]: madeOf(
        `${content}/places/park.ts`,
        ['export const park', 'export const orchard'],
        ["name: 'park'", "name: 'orchard'"],
        ['things: words(', "inFront: words('hay bale, planter'), things: words("],
      ),
      [`${content}/places/all.ts`]: exported('orchard', './orchard.js'),
    },
    asked: { family: 'orientation/view-parallelism', params: { ...size, places: 'orchard' } },
  },
  {
    row: 'an illusion',
    name: 'rails',
    roster: 'illusions',
    files: ownFile(
      `${content}/illusions/geometric`,
      'ponzo.ts',
      ['ponzo', 'rails'],
      'illusions: readonly Illusion[] = [',
    ),
    asked: { family: 'ambiguous/geometric', params: { illusions: ['rails'] } },
  },
  {
    row: 'a bistable figure',
    name: 'folded-card',
    roster: 'bistable-figures',
    files: {
      [`${content}/figures/bistable/folded-card.ts`]: madeOf(
        `${content}/figures/bistable/mach-book.ts`,
        ['export const machBook', 'export const foldedCard'],
        ["name: 'mach-book'", "name: 'folded-card'"],
      ),
      [`${content}/figures/bistable/index.ts`]: listed(
        'foldedCard',
        './folded-card.js',
        'figures: readonly BistableFigure[] = [',
      ),
      'src/families/ambiguous/bistable/choices.ts': replaced([
        'openFigures = [',
        "openFigures = ['folded-card',",
      ]),
    },
    asked: { family: 'ambiguous/bistable', params: { figures: ['folded-card', 'necker-cube'] } },
  },
  {
    row: 'a figure that turns',
    name: 'crystal-marquee',
    roster: 'turned-figures',
    files: ownFile(`${content}/figures/turned`, 'gem-tent.ts', ['gemTent', 'crystalMarquee']),
    asked: { family: 'ambiguous/multiview', params: { kinds: ['crystal-marquee'] } },
  },
  {
    row: 'a drawing of `picture/rotated`',
    name: 'dart',
    roster: 'scenes',
    files: {
      [`${content}/drawings/dart.ts`]: madeOf(
        `${content}/drawings/arrow.ts`,
        ['export const arrow:', 'export const dart:'],
        ["name: 'arrow'", "name: 'dart'"],
      ),
      [`${content}/drawings/index.ts`]: replaced([
        "  arrow: async () => (await import('./arrow.js')).arrow,",
        "  dart: async () => (await import('./dart.js')).dart,\n  arrow: async () => (await import('./arrow.js')).arrow,",
      ]),
    },
    asked: { family: 'picture/rotated', params: { ...size, scenes: ['dart'] } },
  },
  {
    row: 'what stands in front of others',
    name: 'jar',
    roster: 'place-occluders',
    files: {
      [`${content}/occluders/jar.ts`]: madeOf(
        `${content}/occluders/tin.ts`,
        ['export const tin', 'export const jar'],
        [/category: 'tin'/, "category: 'jar'"],
      ),
      'src/families/staging/place/hiding-things.ts': replaced([
        'hidingThings: Readonly<Record<string, Hiding>> = {',
        'hidingThings: Readonly<Record<string, Hiding>> = { jar: { radius: [0.05, 0.3], places: tables },',
      ]),
      [`${content}/occluders/all.ts`]: exported('jar', './jar.js'),
    },
  },
  {
    name: 'jar',
    roster: 'occluders',
    files: {
      [`${content}/occluders/index.ts`]: listed('jar', './jar.js', 'occluders: readonly CatalogModel[] = ['),
    },
  },
  {
    name: 'jogging',
    roster: 'stances',
    files: {
      [`${content}/bodies/human/stances/index.ts`]: replaced([
        'stances: readonly Stance[] = [',
        "stances: readonly Stance[] = [{ ...running[0]!, name: 'jogging' },",
      ]),
    },
  },
  {
    name: 'hail a taxi',
    roster: 'actions',
    files: {
      [`${content}/bodies/human/actions/index.ts`]: replaced([
        'actions: readonly Action[] = [',
        "actions: readonly Action[] = [{ ...raiseHand, name: 'hail a taxi' },",
      ]),
    },
  },
  {
    name: 'blossom',
    roster: 'icons',
    files: {
      [`${content}/figures/icons/index.ts`]: replaced([
        'all: readonly Icon[] = [',
        "all: readonly Icon[] = [{ ...nature[0]!, word: 'blossom' },",
      ]),
    },
  },
  {
    name: 'cairn',
    roster: 'turned-controls',
    files: {
      [`${content}/figures/turned/controls.ts`]: (text) =>
        `${text.replace('export const controls: readonly Figure[]', 'const shown: readonly Figure[]')}
export const controls: readonly Figure[] = [{ ...shown[0]!, name: 'cairn' }, ...shown];
`,
    },
  },
  {
    name: 'checks',
    roster: 'still-illusions',
    files: {
      [`${content}/illusions/motion/index.ts`]: replaced([
        '[snakes, ',
        "[{ ...ouchi, name: 'checks' }, snakes, ",
      ]),
    },
    asked: { family: 'ambiguous/motion', params: { kinds: ['checks'] } },
  },
  {
    name: 'stripes',
    roster: 'films',
    files: {
      [`${content}/illusions/films/index.ts`]: replaced([
        '[barberPole, ',
        "[{ ...plaid, name: 'stripes' }, barberPole, ",
      ]),
    },
    asked: { family: 'ambiguous/moving', params: { kinds: ['stripes'], size: 128 } },
  },
  {
    row: 'a habitat',
    name: 'heath',
    roster: 'habitats',
    files: {
      ...ownFile(`${content}/habitats`, 'scree.ts', ['scree', 'heath'], 'habitats: readonly Habitat[] = ['),
      [`${content}/habitats/names.ts`]: replaced(['habitatNames = [', "habitatNames = ['heath',"]),
    },
  },
  {
    name: 'lichen',
    roster: 'textures',
    files: {
      [`${content}/textures/names.ts`]: replaced(['textureNames = [', "textureNames = ['lichen',"]),
      [`${content}/textures/index.ts`]: replaced(['  leaves,\n', '  lichen: moss,\n  leaves,\n']),
    },
    asked: {
      family: 'ambiguous/camouflage',
      params: { ...size, textures: ['lichen'], categories: ['bucket'] },
    },
  },
  {
    name: 'outfit-again',
    roster: 'fonts',
    files: {
      'fonts/catalog.json': (text) => {
        const { fonts } = JSON.parse(text) as { fonts: { id: string }[] };
        const outfit = fonts.find(({ id }) => id === 'outfit')!;
        return JSON.stringify({ fonts: [{ ...outfit, id: 'outfit-again' }, ...fonts] });
      },
    },
    asked: { family: 'text/rotated', params: { fonts: ['outfit-again'] } },
  },
  {
    name: 'necker-cube dashes',
    roster: 'bistable-drawings',
    files: {
      [`${content}/figures/bistable/necker-cube.ts`]: (text) =>
        replaced([
          /\n {2}drawings: (\[[\s\S]*?\n {2}\]),/,
          "\n  drawings: (([first, ...rest]) => [{ ...first!, name: 'dashes' }, first!, ...rest])($1),",
        ])(text),
    },
  },
  inList('elder', 'people', `${content}/bodies/human/nouns.ts`, 'nouns = ['),
  {
    name: 'mohawk',
    roster: 'haircuts',
    files: {
      [`${content}/bodies/human/hair/haircuts.ts`]: replaced(['haircuts = [', "haircuts = ['mohawk',"]),
      [`${content}/bodies/human/look.ts`]: replaced([/(woman|man|girl|boy): '/g, "$1: 'mohawk "]),
    },
  },
  inText('#010101', 'hair-colors', `${content}/bodies/human/look.ts`, 'hair: words('),
  inText('#020202', 'gray-hair', `${content}/bodies/human/look.ts`, 'gray: words('),
  inText('#030303', 'eye-colors', `${content}/bodies/human/look.ts`, 'eyes: words('),
  inText('#040404', 'glasses-colors', `${content}/bodies/human/look.ts`, 'glasses: words('),
  inList('lanky', 'builds', `${content}/bodies/human/look.ts`, 'builds = ['),
  inList('stubble', 'beards', `${content}/bodies/human/look.ts`, 'beards = ['),
  inList('square', 'glasses', `${content}/bodies/human/face/glasses.ts`, 'glassesForms = ['),
  inList('beret', 'hats', `${content}/bodies/human/hat.ts`, 'hatForms = ['),
  inList('hoodie', 'tops', `${content}/bodies/human/clothes.ts`, 'tops = ['),
  inList('kilt', 'bottoms', `${content}/bodies/human/clothes.ts`, 'bottoms = ['),
  {
    name: '#fafafa',
    roster: 'light-palettes',
    files: {
      [`${content}/drawings/parts/palette.ts`]: replaced([
        '  f7f4ec ',
        '  fafafa eeeeee 111111 0072b2 f0b429, f7f4ec ',
      ]),
    },
  },
  {
    name: '#050505',
    roster: 'dark-palettes',
    files: {
      [`${content}/drawings/parts/palette.ts`]: replaced([
        '  17203a ',
        '  050505 151515 ffffff f4b942 4a90c4, 17203a ',
      ]),
    },
  },
  inText(
    'roboto-slab',
    'clock-fonts',
    'src/families/composition/mirror-clock/family.ts',
    'plainDigits = words(',
  ),
  {
    ...inText(
      'libre-baskerville',
      'sign-fonts',
      'src/families/composition/mirror-sign/family.ts',
      'signFonts = words(',
    ),
    asked: { family: 'composition/mirror-sign', params: { fonts: ['libre-baskerville'] } },
  },
  {
    ...inText('delius', 'turning-fonts', 'src/families/text/layout.ts', 'everySymmetricFont = words('),
    asked: { family: 'composition/two-turns', params: { fonts: ['delius'] } },
  },
  {
    name: 'triangles',
    roster: 'hidden-figures',
    files: {
      'src/families/ambiguous/mixed/state.ts': replaced([
        'hiddenFigures = {',
        "hiddenFigures = { triangles: 'triangles',",
      ]),
    },
    asked: { family: 'ambiguous/mixed', params: { figures: ['triangles'], look: 'texture' } },
  },
  inText('moss', 'hiding-textures', 'src/families/ambiguous/mixed/state.ts', 'fitSurfaces = words('),
  {
    name: 'needles',
    roster: 'carriers',
    files: {
      'src/families/ambiguous/mixed/grown/names.ts': replaced([
        'carrierWords = {',
        "carrierWords = { needles: { word: 'needles', accept: [] },",
      ]),
    },
  },
  inText('guitar', 'spinning-things', `${content}/illusions/films/spinning.ts`, 'spinningThings = words('),
  inText(
    'WAKE CAKE LAKE RAKE',
    'sign-words',
    'src/families/composition/mirror-sign/words.ts',
    'everyFour = words(',
  ),
  inText('MOW', 'turning-words', `${content}/figures/turned/words.ts`, 'everyTurningWord = words('),
  inText('FERRY', 'steady-words', `${content}/figures/turned/words.ts`, 'everySteadyWord = words('),
  inText('SHELL', 'display-words', `${content}/figures/turned/words.ts`, 'everyDisplayWord = words('),
  inList('J', 'steady-letters', `${content}/figures/turned/words.ts`, 'everySteadyLetter = ['),
  {
    name: 'bucket',
    roster: 'relation-kinds',
    files: {
      'src/families/relations/floor/cast.ts': replaced([
        'kinds: readonly Kind[] = [',
        "kinds: readonly Kind[] = [kind('bucket', false, 'indoors', 'bucket'),",
      ]),
    },
    asked: {
      family: 'relations/viewer-relations',
      params: { ...size, categories: ['bucket', 'laptop'] },
    },
  },
  {
    name: 'winking-eye',
    roster: 'mirror-questions',
    files: {
      'src/families/mirror/body/questions/kinds.ts': replaced([
        'questionKinds: readonly QuestionKind[] = [',
        "questionKinds: readonly QuestionKind[] = [face('winking-eye' as never, (x) => eyeThat(x, (eye, other) => !eye.open && other.open)),",
      ]),
    },
  },
];
