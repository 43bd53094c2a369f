import { balancedRuns } from '../../core/design.js';
import { composeTurns, inverseTurn, turn } from '../../draw/turn.js';
import type { Font } from '../../glyphs/font.js';
import type { View } from '../family.js';
import { defineLegacy } from '../legacy.js';
import type { MultiviewLabel, MultiviewState, MultiviewTransform } from './multiview/state.js';
import type { PictureTurn } from '../../content/figures/turned/figure.js';
import type { MultiviewWording } from './prompts/multiview.js';

/** The kinds of picture: figures by their two readings, texts, and controls with one reading. */
export const multiviewKinds = [
  'duck-rabbit',
  'face-mountains',
  'rocket-fish',
  'hourglass-bow-tie',
  'ladder-railway',
  'flower-dancer',
  'candle-paintbrush',
  'ice-cream-gnome',
  'glass-lamp',
  'jellyfish-plant',
  'bell-goblet',
  'acorn-egg',
  'bucket-hat',
  'man-woman',
  'chef-old-man',
  'letter',
  'word',
  'display',
  'control-figure',
  'control-text',
] as const;

interface Params {
  readonly kinds: readonly (typeof multiviewKinds)[number][];
  readonly fonts: readonly string[];
  readonly size: number;
  readonly wording: MultiviewWording;
  readonly singles: boolean;
}

interface Assets {
  readonly fonts: ReadonlyMap<string, Font>;
  readonly kindAt: (index: number) => number;
  readonly code: typeof import('./multiview/index.js');
}

/** So many pictures are drawn until one's certificate holds. */
const attempts = 40;

const views: readonly View[] = [
  { name: 'original', moved: false, part: 'whole' },
  { name: 'turned', moved: true, part: 'whole' },
];

/** Pictures that are one thing as they stand and another after a turn by 90, 180 or 270 degrees (AmbiBench, multi-view). */
export const ambiguousMultiview = defineLegacy<
  Params,
  MultiviewState,
  MultiviewTransform,
  MultiviewLabel,
  Assets
>({
  name: 'ambiguous/multiview',
  version: 1,
  summary: 'Figures, letters and words that are something else after a turn by 90, 180 or 270 degrees.',
  params: (z) =>
    z.strictObject({
      kinds: z
        .array(z.enum(multiviewKinds))
        .min(1)
        .default([...multiviewKinds])
        .describe('Kinds of picture, taken in turn; control-… have one reading only.'),
      fonts: z
        .array(z.string().min(1).max(300))
        .min(1)
        .max(20)
        .default(['dejavu-sans', 'varela-round', 'outfit', 'barlow-condensed', 'archivo-black'])
        .describe('Fonts that letters and words are looked for in, by id or as paths of font files.'),
      size: z
        .int()
        .min(128)
        .max(2048)
        .default(512)
        .describe('Side of the square picture, 128 to 2048 pixels.'),
      wording: z
        .enum(['strict', 'paper'])
        .default('strict')
        .describe(
          "Whether the prompt says which turn is meant, or is the paper's (Table 7), which does not.",
        ),
      singles: z.boolean().default(true).describe('Whether to ask about each view alone too.'),
    }),
  presets: { paper: { wording: 'paper' } },
  views,

  async prepare({ params, path, resolve }) {
    const code = await import('./multiview/index.js');
    const { loadFont } = await import('../../glyphs/font.js');
    const needed = params.kinds.some((kind) => ['letter', 'word', 'control-text'].includes(kind));
    const fonts = new Map(
      (needed ? params.fonts : []).map((name) => [
        name,
        /[./\\]/.test(name) ? loadFont(resolve(name), { id: name }) : loadFont(name),
      ]),
    );
    return { code, fonts, kindAt: balancedRuns(params.kinds.length, [...path, 'kinds']) };
  },
  hashes: ({ fonts }) => Object.fromEntries([...fonts].map(([name, { sha256 }]) => [name, sha256])),

  state({ params, index, stream, assets: { code, fonts, kindAt } }) {
    const kind = params.kinds[kindAt(index)]!;
    // Every run of items holds each kind once, so this is the kind's k-th picture.
    const k = Math.floor(index / params.kinds.length);
    for (let attempt = 0; ; attempt++) {
      const sampled = code.sampleMultiview(kind, k, fonts, stream(`picture ${attempt}`));
      const state: MultiviewState = { ...sampled, shown: 'none', size: params.size };
      const upright = code.drawMultiview(state, fonts);
      const pictures = { upright, turned: turn(upright, state.turn) };
      if (attempt === attempts || code.certifyMultiview(state, fonts, pictures).holds) return state;
    }
  },
  transform: ({ turn: by }) => ({ turn: by }),
  label: ({ readings, turn: by, shown }) => labelAt({ none: readings[0], [by]: readings[1] }, shown),
  kind: ({ kind }) => kind,
  act: ({ turn: by }, x) => ({ ...x, shown: composeTurns(x.shown, by) }),
  rho: ({ turn: by }, { readings, shown }) => labelAt(readings, composeTurns(shown, by)),
  inverse: ({ turn: by }) => ({ turn: inverseTurn(by) as PictureTurn }),

  draw: (x, _part, { code, fonts }) => code.drawMultiview(x, fonts),
  warp: ({ turn: by }, picture, part) => turn(picture(part), by),
  viewLabel: ({ seen }) => seen,

  certify: ({ state, assets: { code, fonts } }, picture) =>
    code.certifyMultiview(state, fonts, { upright: picture('original'), turned: picture('turned') }),
  ask: ({ params, state, assets: { code } }) =>
    code.multiviewQuestions(state, params.wording, params.singles),
});

const labelAt = (readings: MultiviewLabel['readings'], shown: MultiviewLabel['shown']): MultiviewLabel => ({
  seen: readings[shown] ?? 'nothing named',
  shown,
  readings,
});
