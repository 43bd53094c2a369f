import { balancedRuns } from '../../../core/design.js';
import { unexpected } from '../../../core/errors.js';
import { defineFamily } from '../../define-family.js';
import { originalAnd } from '../../family.js';
import { multisceneQuestions } from './ask.js';
import { multisceneCapacity } from './capacity.js';
import { fromAfar, MultisceneStage, OutlineSource } from './stage.js';
import { judgeMultiscene, type MultisceneEvidence } from './judge.js';
import { multisceneParams, type MultisceneParams, type MultisceneState } from './state.js';
import { proposeMultiscene, type Casting, type MultisceneTransform } from './propose.js';
import { ambiguousWords } from '../words.js';
import { multisceneDifficulty } from './difficulty.js';

/** What all items of a set share. */
interface MultisceneSet {
  readonly source: OutlineSource;
  readonly castingOf: (index: number) => Casting;
}

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
export const ambiguousMultiscene = defineFamily<
  MultisceneParams,
  MultisceneState,
  MultisceneTransform,
  Label,
  MultisceneSet,
  MultisceneStage,
  MultisceneEvidence
>({
  name: 'ambiguous/multiscene',
  version: 2,
  summary:
    'Large letters of small letters, objects packed with small things or hidden among them, faces of fruit.',
  words: { ...ambiguousWords, transform: () => 'seen from afar' },
  params: multisceneParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: multisceneDifficulty,
  views: ({ letters }) => [
    ...originalAnd('far'),
    ...(letters === 'one or two' ? ['region'] : ['region', 'region-2', 'region-3', 'region-4']).map(
      (part) => ({ name: part, moved: false, part }),
    ),
    { name: 'near', moved: false, part: 'near' },
  ],

  inherent: {
    border: 'A magnified part shows the small things asked for, which reach to its border.',
    colors: 'A magnified part shows the small things asked for, which have colors of their own.',
  },

  async open({ params, path }) {
    if (params.letters !== 'one or two' && params.kinds.some((one) => one !== 'letters'))
      throw unexpected('bad-parameter', 'letters', params.letters, "'one or two', or kinds=letters alone");
    const kind = balancedRuns(params.kinds.length, [...path, 'kinds']);
    const category = balancedRuns(params.categories.length, [...path, 'categories']);
    return {
      source: await OutlineSource.open(path),
      castingOf: (index) => ({
        kind: params.kinds[kind(index)]!,
        category: params.categories[category(index)]!,
      }),
    };
  },
  hashes: ({ source }) => source.hashes,
  capacity: multisceneCapacity,

  propose: ({ params, studio: { source, castingOf }, index, stream }) =>
    proposeMultiscene(params, source, castingOf(index), stream),
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

  draw: (x, part, { stage }) => stage.picture(x, part),
  warp: (_, picture, part) => fromAfar(picture(part)),

  judge: ({ state, stage }, picture) => judgeMultiscene(stage, state, picture('original'), picture('far')),
  ask: ({ params, state, stage }) => multisceneQuestions(params, state, stage),
});
