import type { View } from '../family.js';
import { defineLegacy } from '../legacy.js';
import { askColor } from './color/ask.js';
import { grayView } from './color/gray-view.js';
import { colorParams, type ColorParams } from './color/params.js';
import {
  loseColor,
  loseColorOfLabel,
  readColor,
  type ColorLabel,
  type ColorPart,
  type ColorState,
  type ColorTransform,
} from './color/state.js';
import type { ColorStudio } from './color/studio.js';

interface Assets {
  readonly studio: ColorStudio;
  readonly sample: (typeof import('./color/sample.js'))['sampleColor'];
}

const views: readonly View[] = [
  { name: 'original', moved: false, part: 'single' },
  { name: 'gray', moved: true, part: 'single' },
  { name: 'panels', moved: false, part: 'panels' },
  { name: 'control', moved: false, part: 'control' },
];

/** Pictures that are one thing in color and another in shades of gray (AmbiBench, color, equation 1). */
export const ambiguousColor = defineLegacy<ColorParams, ColorState, ColorTransform, ColorLabel, Assets>({
  name: 'ambiguous/color',
  version: 1,
  summary:
    'The grays of one picture with the colors of another: what is seen depends on whether there is color.',
  params: colorParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', questions: ['all', 'control'] } },
  views,

  async prepare({ params, path, resolve }) {
    const { ColorStudio } = await import('./color/studio.js');
    const { sampleColor } = await import('./color/sample.js');
    return { studio: await ColorStudio.open(params, path, resolve), sample: sampleColor };
  },
  hashes: ({ studio }) => studio.shelf.hashes,
  size: (_, { studio }) => studio.size,

  state: ({ assets: { studio, sample }, index, stream }) => sample(index, studio, stream),
  transform: () => ({ lost: true }),
  label: readColor,
  act: loseColor,
  rho: loseColorOfLabel,

  draw: (x, part, { studio }) => studio.draw(x, part as ColorPart),
  // The white between the subimages is gray as it is, and both subimages have the same grays.
  warp: (_, picture, part) =>
    part === 'single' || part === 'panels' ? grayView(picture(part)) : picture(part),
  viewLabel: ({ seen }, part) => (part === 'panels' ? [...seen.panels] : seen[part as 'single' | 'control']),

  certify: ({ assets, state }) => assets.studio.evidence(state),
  ask: ({ params, state }) => askColor(params, state),
});
