import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { defineFamily } from '../../define-family.js';
import type { View } from '../../family.js';
import { askColor } from './ask.js';
import type { CompositeSet } from '../sources/composite-set.js';
import { ColorStage, grayView } from './stage.js';
import { judgeColor, type ColorEvidence } from './judge.js';
import {
  type ColorLabel,
  colorParams,
  type ColorParams,
  type ColorState,
  type ColorTransform,
  loseColor,
  loseColorOfLabel,
  readColor,
} from './state.js';
import { openColorSet, proposeComposites } from './propose.js';
import { ambiguousWords } from '../words.js';
import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, onward } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';

const colorDifficulty: Difficulty<ColorParams> = {
  look: axis<ColorParams>('photographic scenes instead of plain grounds', {
    look: onward<'clean' | 'photo'>(
      ...(['clean', 'clean', 'photo', 'photo', 'photo'] as const),
      ...(['photo', 'photo', 'photo', 'photo', 'photo'] as const),
    ),
  }),
  detail: smallerPictures(512, 448, 384, 320, 256, 224),
};

const views: readonly View[] = [
  { name: 'original', moved: false, part: 'single' },
  { name: 'gray', moved: true, part: 'single' },
  { name: 'panels', moved: false, part: 'panels' },
  { name: 'control', moved: false, part: 'control' },
];

/** Pictures that are one thing in color and another in shades of gray (AmbiBench, color, equation 1). */
export const ambiguousColor = defineFamily<
  ColorParams,
  ColorState,
  ColorTransform,
  ColorLabel,
  CompositeSet,
  ColorStage,
  ColorEvidence
>({
  name: 'ambiguous/color',
  version: 3,
  summary:
    'The grays of one picture with the colors of another: what is seen depends on whether there is color.',
  words: {
    ...ambiguousWords,
    views: { ...ambiguousWords.views, original: 'in color' },
    transform: () => 'colors lost',
  },
  params: colorParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', questions: ['all', 'control'] } },
  difficulty: colorDifficulty,
  views,

  inherent: {
    border:
      'The object fills the picture up to its margins; its outline meets the border where it is widest. Of a scene, the border shows the place, and objects are met in some places only.',
    colors: 'The area and darkness of the object asked for are those of the picture.',
    'file length':
      'The details of the object asked for are those of the picture, and take more or fewer bytes.',
  },

  open: openColorSet,
  hashes: ({ shelf }) => shelf.hashes,
  capacity: (_, set) => set.capacity,
  size: (_, set) => set.size,

  propose: proposeComposites,
  label: readColor,
  act: loseColor,
  rho: loseColorOfLabel,

  stage: ({ state, studio: { shelf } }) => new ColorStage(state, shelf),
  draw({ control, lost, colored: side }, part, { stage }) {
    if (part === 'control') return stage.plain(control);
    const { raster } = stage.mixed;
    if (part === 'single' && !lost) return raster;
    const { gray } = stage;
    const colored = lost ? gray : raster;
    if (part === 'single') return colored;
    return side === 'left' ? sideBySide(colored, gray) : sideBySide(gray, colored);
  },
  // The white between the subimages is gray as it is, and both subimages have the same grays.
  warp: (_, picture, part) =>
    part === 'single' || part === 'panels' ? grayView(picture(part)) : picture(part),
  viewLabel: ({ seen }, part) => (part === 'panels' ? [...seen.panels] : seen[part as 'single' | 'control']),

  judge: ({ stage }, picture) => judgeColor(picture('original'), picture('gray'), stage.mixed),
  ask: ({ params, state }) => askColor(params, state),
});
