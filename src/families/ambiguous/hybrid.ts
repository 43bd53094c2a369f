import type { View } from '../family.js';
import { defineLegacy } from '../legacy.js';
import { askHybrid } from './hybrid/ask.js';
import { fromAfar } from './hybrid/distance.js';
import { hybridParams, type HybridParams } from './hybrid/params.js';
import {
  readHybrid,
  viewHybrid,
  viewLabel,
  type HybridLabel,
  type HybridPart,
  type HybridState,
  type HybridTransform,
} from './hybrid/state.js';
import type { HybridStudio } from './hybrid/studio.js';

interface Assets {
  readonly studio: HybridStudio;
  readonly sample: (typeof import('./hybrid/sample.js'))['sampleHybrid'];
}

const original: View = { name: 'original', moved: false, part: 'near' };
const far: View = { name: 'far', moved: true, part: 'far' };
const veryFar: View = { name: 'very-far', moved: true, part: 'very-far' };
const control: View = { name: 'control', moved: false, part: 'control' };

/** Pictures that are one thing from near and another from afar (Oliva, Torralba & Schyns 2006; AmbiBench, hybrid). */
export const ambiguousHybrid = defineLegacy<HybridParams, HybridState, HybridTransform, HybridLabel, Assets>({
  name: 'ambiguous/hybrid',
  version: 1,
  summary:
    'The fine details of one picture on the blurred shapes of another: what is seen depends on the distance.',
  params: hybridParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', questions: ['all', 'control'] } },
  views: ({ levels }) => [original, far, ...(levels === 3 ? [veryFar] : []), control],

  async prepare({ params, path, resolve }) {
    const { HybridStudio } = await import('./hybrid/studio.js');
    const { sampleHybrid } = await import('./hybrid/sample.js');
    return { studio: await HybridStudio.open(params, path, resolve), sample: sampleHybrid };
  },
  hashes: ({ studio }) => studio.shelf.hashes,
  size: (_, { studio }) => studio.size,

  state: ({ assets: { studio, sample }, index, stream }) => sample(index, studio, stream),
  transform: (_, { assets: { studio }, params }) => ({ pixels: studio.pixels, enlarged: params.enlarged }),
  label: readHybrid,
  act: viewHybrid,
  rho: viewLabel,

  draw: (x, part, { studio }) => studio.draw(x, part as HybridPart),
  warp({ pixels, enlarged }, picture, part) {
    const side = part === 'control' ? undefined : pixels[part as 'far'];
    return side === undefined ? picture(part) : fromAfar(picture(part), side, enlarged);
  },
  viewLabel: ({ seen }, part) => seen[part]!,

  certify: ({ assets, state }) => assets.studio.evidence(state),
  ask: ({ params, state }) => askHybrid(params, state),
});
