import { balancedRuns } from '../../core/design.js';
import { defineLegacy } from '../legacy.js';
import type { multisceneQuestions } from './multiscene/ask.js';
import type { drawMultiscene } from './multiscene/draw.js';
import { fromAfar } from './multiscene/far.js';
import type { MultisceneStudio } from './multiscene/outlines.js';
import { multisceneParams, type MultisceneParams } from './multiscene/params.js';
import type { Casting, sampleMultiscene } from './multiscene/sample.js';
import type { MultisceneState } from './multiscene/state.js';

interface Assets {
  readonly studio: MultisceneStudio;
  readonly castingOf: (index: number) => Casting;
  readonly sample: typeof sampleMultiscene;
  readonly draw: typeof drawMultiscene;
  readonly ask: typeof multisceneQuestions;
}

type Transform = { readonly to: 'large' };
type Label = {
  readonly figures: readonly {
    readonly large: string;
    readonly small: readonly string[];
    readonly box: readonly number[];
  }[];
  readonly near: readonly string[];
  readonly seen: MultisceneState['seen'];
};

/** Large figures made of small ones, and the levels one by one: from afar and magnified. */
export const ambiguousMultiscene = defineLegacy<MultisceneParams, MultisceneState, Transform, Label, Assets>({
  name: 'ambiguous/multiscene',
  version: 1,
  summary:
    'Large letters of small letters, objects packed with small things or hidden among them, faces of fruit.',
  params: multisceneParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'far', moved: true, part: 'whole' },
    { name: 'region', moved: false, part: 'region' },
    { name: 'near', moved: false, part: 'near' },
  ],

  async prepare({ params, path }) {
    const [{ MultisceneStudio }, { sampleMultiscene }, { drawMultiscene }, { multisceneQuestions }] =
      await Promise.all([import('./multiscene/outlines.js'), import('./multiscene/sample.js'), import('./multiscene/draw.js'), import('./multiscene/ask.js')]); // prettier-ignore
    const kind = balancedRuns(params.kinds.length, [...path, 'kinds']);
    const category = balancedRuns(params.categories.length, [...path, 'categories']);
    return {
      studio: await MultisceneStudio.open(path),
      castingOf: (index) => ({
        kind: params.kinds[kind(index)]!,
        category: params.categories[category(index)]!,
      }),
      sample: sampleMultiscene,
      draw: drawMultiscene,
      ask: multisceneQuestions,
    };
  },
  hashes: ({ studio }) => studio.hashes,

  state: ({ params, assets, index, stream }) =>
    assets.sample(params, assets.studio, assets.castingOf(index), stream),
  transform: () => ({ to: 'large' }),
  label: ({ figures, near, seen }) => ({
    figures: figures.map(({ word, small, box }) => ({ large: word, small, box })),
    near: near.small,
    seen,
  }),
  kind: ({ kind }) => kind,
  act: (t, x) => ({ ...x, seen: t.to }),
  rho: (t, y) => ({ ...y, seen: t.to }),
  viewLabel({ figures, near, seen }, part) {
    const large = figures.map((figure) => figure.large).join(', ');
    const small = [...new Set(figures.flatMap((figure) => figure.small))].join(', ');
    return seen === 'large' ? large : part === 'near' ? near.join(', ') : `${large}; ${small}`;
  },

  draw: (x, part, { studio, draw }) => draw(x, part, studio),
  warp: (_, picture, part) => fromAfar(picture(part)),

  certify: ({ state, assets }, picture) =>
    assets.studio.judge.evidenceOf(state, picture('original'), picture('far')),
  ask: ({ params, state, assets }) => assets.ask(params, state, assets.studio),
});
