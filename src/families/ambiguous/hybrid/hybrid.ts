import { toRaster } from '../../../draw/bands/color/linear-light.js';
import { defineFamily, factsOf, type View } from '../../making.js';
import { askHybrid } from './ask.js';
import { type HybridEvidence, judgeHybrid } from './judge.js';
import { farScene, fromAfar, mix, type Mixed } from './mix.js';
import { type HybridAssets, openHybrids, proposeHybrids } from './propose.js';
import {
  type HybridLabel,
  hybridParams,
  type HybridParams,
  type HybridState,
  type HybridTransform,
  readHybrid,
  viewHybrid,
  viewLabel,
} from './state.js';
import { ambiguousWords } from '../words.js';
import { type Difficulty, axis, wider, smallerPictures } from '../../difficulty/difficulty.js';

const cut = (above: number, below: number): number[] => [above, below];

const hybridDifficulty: Difficulty<HybridParams> = {
  cut: axis<HybridParams>(
    'fewer waves of either picture: finer details, blurrier shapes',
    {
      cuts: wider(
        cut(14, 12),
        cut(14.5, 11.5),
        cut(15, 11),
        cut(15.5, 10.5),
        cut(16, 10),
        cut(16.6, 9.6),
        cut(17.2, 9.2),
        cut(17.8, 8.8),
        cut(18.4, 8.4),
        cut(19, 8),
      ),
    },
    ({ levels = 2, look = 'photo', pictures = [], list = '' }) =>
      levels === 2 && look === 'photo' && pictures.length === 0 && list === '',
  ),
  detail: smallerPictures(512, 480, 448, 416, 384, 352),
};

const original: View = { name: 'original', moved: false, part: 'near' };
const far: View = { name: 'far', moved: true, part: 'far' };
const veryFar: View = { name: 'very-far', moved: true, part: 'very-far' };
const control: View = { name: 'control', moved: false, part: 'control' };

/** Pictures that are one thing from near and another from afar (Oliva, Torralba & Schyns 2006; AmbiBench, hybrid). */
export const ambiguousHybrid = defineFamily<
  HybridParams,
  HybridState,
  HybridTransform,
  HybridLabel,
  HybridAssets,
  () => Mixed,
  HybridEvidence
>({
  ...factsOf('ambiguous/hybrid'),
  words: { ...ambiguousWords, transform: () => 'seen from afar' },
  params: hybridParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', questions: ['all', 'control'] } },
  difficulty: hybridDifficulty,
  views: ({ levels }) => [original, far, ...(levels === 3 ? [veryFar] : []), control],

  // The thing asked for fills the picture: how wide, tall and dark it is shows at the sides and in the mean.
  inherent: {
    border:
      'The object fills the picture up to its margins; its outline meets the border where it is widest. Of a scene, the border shows the place, and objects are met in some places only.',
    colors: 'The area and darkness of the object asked for are those of the picture.',
    'file length':
      'The details of the object asked for are those of the picture, and take more or fewer bytes.',
  },

  open: openHybrids,
  hashes: ({ set }) => set.shelf.hashes,
  size: (_, { set }) => set.size,
  capacity: (_, { set }) => set.capacity,
  notes: ({ set }) => set.notes,

  propose: proposeHybrids,
  label: readHybrid,
  act: viewHybrid,
  rho: viewLabel,

  // All views show one mixture, from near or from afar.
  stage({ params, assets: { set }, state: { hidden } }) {
    let mixed: Mixed | undefined;
    return () => (mixed ??= mix(hidden, set.shelf, params.color === 'full'));
  },
  draw({ hidden, control, viewed }, part, { params, assets: { set }, stage }) {
    const mixed = stage();
    if (part === 'control')
      return toRaster(farScene(hidden, control, set.shelf, params.color === 'full') ?? mixed.whole[control]);
    const pixels = viewed?.pixels[part as 'far'];
    return pixels === undefined ? mixed.raster : fromAfar(mixed.raster, pixels, viewed!.enlarged);
  },
  warp({ pixels, enlarged }, picture, part) {
    const side = part === 'control' ? undefined : pixels[part as 'far'];
    return side === undefined ? picture(part) : fromAfar(picture(part), side, enlarged);
  },
  viewLabel: ({ seen }, part) => seen[part],

  judge: ({ state: { hidden }, stage, assets: { forms } }, picture) =>
    judgeHybrid(picture('original'), hidden, stage(), forms),
  ask: ({ params, state, certificate }) => askHybrid(params, state, certificate),
});
