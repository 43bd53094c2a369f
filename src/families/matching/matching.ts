import { balancedRuns, type Zod } from '../../core/index.js';
import { permutation } from '../../core/permutation.js';
import { composeTurns, type Raster, sameRaster, turn } from '../../draw/index.js';
import {
  choiceFamily,
  choiceViews,
  type Letter,
  lettered,
  letters,
  pictureOptions,
  shifted,
  shownIn,
} from '../choice.js';
import { defineFamily, factsOf, oneOf, verdict, whole, type ParamsOf } from '../making.js';
import { Alikeness, chooseDistractors, difference } from './distractors.js';
import { choiceSheet } from './sheet.js';
import { type Picture, Source } from './source.js';
import { turnWords } from '../words/turn-words.js';
import { type Difficulty, axis, onward, up } from '../difficulty/difficulty.js';

const matchingParams = (z: Zod) =>
  z.strictObject({
    source: z.string().default('picture/rotated').describe('The family whose pictures are asked about.'),
    sourcePart: z
      .string()
      .default('source')
      .describe(
        'The part whose items these are: the same items if the spec has such a part with the same params.',
      ),
    sourceCount: whole(z, 2, 1_000_000_000, 1000).describe(
      'How many of its items there are to choose from, 2 or more.',
    ),
    sourceParams: z.record(z.string(), z.json()).default({}).describe("The source family's params."),
    prompt: oneOf(z, ['ordered', 'bare'], 'ordered').describe(
      "Whether the prompt says which image is which option, or is the paper's sentence alone.",
    ),
    layout: z
      .enum(['five', 'sheet'])
      .exactOptional()
      .describe(
        'Whether query and options are five pictures, or one sheet with letters, beside which the five are kept. Default five.',
      ),
    compared: z
      .int()
      .min(1)
      .max(32)
      .exactOptional()
      .describe(
        'Of how many other items of the same kind the one is taken as a distractor whose half turn is most like the answer, 1 to 32. Default 3.',
      ),
  });

type MatchingParams = ParamsOf<typeof matchingParams>;

/** Pictures of picture/rotated, by their side in pixels. */
const pictures = (...sides: readonly number[]): { size: number }[] => sides.map((size) => ({ size }));

const matchingDifficulty: Difficulty<MatchingParams> = {
  alike: axis<MatchingParams>('distractors more like the answer', {
    compared: up(1, 1, 2, 2, 3, 4, 6, 8, 12, 16),
  }),
  detail: axis<MatchingParams>(
    'smaller pictures',
    { sourceParams: onward(...pictures(512, 512, 512, 512, 512, 448, 384, 320, 256, 192)) },
    ({ source = 'picture/rotated' }) => source === 'picture/rotated',
  ),
};

/** RotOutBench A.2, four-way rotation matching, in the paper's words. */
const matchPrompt =
  'If this image were rotated 180 degrees, which option would match? Answer with A, B, C, or D.';

/** What the pictures of a matching question are: the query first, then the options in the order of their letters. */
const matchOrder =
  'The first image is the query; the next four images are the options A, B, C and D, in this order.';

/** A query picture and four candidates in the order of their letters. */
type State = { readonly query: Picture; readonly candidates: readonly Picture[] };

/** Turns the query and the candidates by 180 degrees and moves every candidate `shift` letters on, D to A. */
type Transform = { readonly turn: 'half'; readonly shift: number };

const sheetOrder = 'The query is at the top; below it are the options A, B, C and D.';

const labelWords: Readonly<Record<string, string>> = {
  query: 'to be found',
  match: 'its half turn',
  distractor: 'another picture',
  sheet: 'the query and the candidates',
};

interface Assets {
  readonly source: Source;
  /** The index of the item of the source that a question is about. */
  itemOf(index: number): number;
  /** The index of the answer's letter: every four questions have each letter once. */
  placeOf(index: number): number;
}

/** A part: the query, a candidate, or the sheet of all. */
const shown = (part: string, picture: (part: string) => Raster): Raster =>
  part === 'sheet' ? choiceSheet(picture('query'), letters.map(picture)) : picture(part);

const turned = ({ item, turn: by }: Picture): Picture => ({ item, turn: composeTurns(by, 'half') });

/** The four-way question over the items of any family: which candidate is the query after a half turn (RotOutBench A.7)? */
export const matching = defineFamily<MatchingParams, State, Transform, Letter, Assets>({
  ...factsOf('matching'),
  words: {
    conditions: { match: 'find its half turn among four' },
    variants: { P0: 'main wording' },
    views: {
      query: 'picture',
      a: 'candidate A',
      b: 'candidate B',
      c: 'candidate C',
      d: 'candidate D',
      sheet: 'sheet',
    },
    label: (label) => labelWords[label as string],
    transform: turnWords,
  },
  params: matchingParams,
  presets: { paper: { prompt: 'bare', layout: 'sheet' } },
  difficulty: matchingDifficulty,
  views: ({ layout }) =>
    layout === 'sheet'
      ? [...choiceViews.query, { name: 'sheet', moved: false, part: 'sheet' }]
      : choiceViews.query,
  rho: choiceFamily.rho,
  viewLabel: (letter, part) => (part === 'sheet' ? part : choiceFamily.viewLabel(letter, part)),

  engine: ({ source }) => source.engine,

  async open(set) {
    const { source: name, sourcePart: part, sourceCount: count, sourceParams: params } = set.params;
    const source = await Source.open(set, { name, part, params, count });
    return {
      source,
      itemOf: permutation(source.count, [...set.path, 'items']),
      placeOf: balancedRuns(letters.length, [...set.path, 'places']),
    };
  },
  hashes: ({ source }) => source.hashes,
  size: (_, { source }) => source.count,

  propose({ params, index, assets: { source, itemOf, placeOf }, stream }) {
    const item = itemOf(index);
    const candidates = stream('order').shuffle(
      chooseDistractors(source, item, stream('distractors'), params.compared),
    );
    candidates.splice(placeOf(index), 0, { item, turn: 'half' });
    return {
      state: { query: { item, turn: 'none' }, candidates },
      transform: { turn: 'half', shift: 1 + stream('shift').below(3) },
    };
  },
  label({ query, candidates }) {
    const wanted = turned(query);
    return letters[candidates.findIndex(({ item, turn: by }) => item === wanted.item && by === wanted.turn)];
  },
  act: ({ shift }, { query, candidates }) => ({
    query: turned(query),
    candidates: shifted(candidates.map(turned), shift),
  }),
  inverse: ({ shift }) => ({ turn: 'half', shift: letters.length - shift }),

  draw: (x, part, { assets: { source }, exact }) =>
    shown(part, (one) => source.picture(shownIn(x, one), exact)),
  warp({ shift }, picture, part) {
    const back = { shift: letters.length - shift };
    return shown(part, (one) =>
      turn(picture(one === 'query' ? one : choiceFamily.rho(back, one as Letter)), 'half'),
    );
  },

  judge({ state, label }, picture) {
    const answer = turn(picture('query'), 'half');
    const apart = letters.map((letter) => difference(answer, picture(letter.toLowerCase())));
    const exact = letters.filter((letter) => sameRaster(answer, picture(letter.toLowerCase())));
    const nearest = Math.min(...apart.filter((_, index) => letters[index] !== label));
    const options = letters.map((letter) => picture(letter.toLowerCase()));
    const alikeness = new Alikeness(picture('query'), answer);
    const alike = options.some((option, i) =>
      options.slice(i + 1).some((other) => alikeness.areAlike(option, other)),
    );
    const holds = exact.length === 1 && exact[0] === label && !alike;
    return verdict(holds, 'options-alike', {
      turns: state.candidates.map(({ turn: by, item }) => (item === state.query.item ? by : 'other item')),
      nearestDistractor: nearest,
    });
  },

  ask: ({ params, state, label, assets }) => {
    const scene = assets.source.kind(state.query.item);
    const sheet = params.layout === 'sheet';
    const order = sheet ? sheetOrder : matchOrder;
    return [
      {
        condition: 'match',
        variant: 'P0',
        images: sheet ? ['sheet'] : choiceViews.query.map(({ name }) => name),
        prompt: params.prompt === 'bare' ? matchPrompt : `${order} ${matchPrompt}`,
        options: sheet ? lettered(letters.map((letter) => `the picture ${letter}`)) : pictureOptions(1),
        answer: label,
        accept: [],
        scoring: { kind: 'letter' },
        scorer: 'matching',
        groups: scene === undefined ? {} : { scene },
      },
    ];
  },
});
