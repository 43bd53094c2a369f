import { balancedRuns } from '../../core/design.js';
import { defineLegacy } from '../legacy.js';
import type { mixedQuestions } from './mixed/ask.js';
import { mixedParams, type MixedParams } from './mixed/params.js';
import type { MixedState } from './mixed/state.js';
import type { MixedStudio } from './mixed/studio.js';

interface Assets {
  readonly studio: MixedStudio;
  readonly figureAt: (index: number) => string;
  /** The item's surface, and the others for where its figure cannot be hidden in that one. */
  readonly surfacesAt: (index: number) => readonly string[];
  readonly ask: typeof mixedQuestions;
}

type Transform = { readonly to: 'without' };
type Label = {
  readonly figure: string;
  readonly surface: string;
  readonly box: MixedState['box'];
  readonly seen: MixedState['seen'];
};

/** A figure that can be seen in two ways, hidden in a surface; the control is the surface alone. */
export const ambiguousMixed = defineLegacy<MixedParams, MixedState, Transform, Label, Assets>({
  name: 'ambiguous/mixed',
  version: 1,
  summary: 'A duck–rabbit or a Rubin vase hidden in grass, needles, bark or wickerwork.',
  params: mixedParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'without', moved: true, part: 'whole' },
    { name: 'region', moved: false, part: 'region' },
  ],

  async prepare({ params, path }) {
    const [{ MixedStudio }, { mixedQuestions }] = await Promise.all([import('./mixed/studio.js'), import('./mixed/ask.js')]); // prettier-ignore
    const figure = balancedRuns(params.figures.length, [...path, 'figures']);
    const surface = balancedRuns(params.surfaces.length, [...path, 'surfaces']);
    return {
      studio: new MixedStudio(),
      figureAt: (index) => params.figures[figure(index)]!,
      surfacesAt: (index) => [
        ...params.surfaces.slice(surface(index)),
        ...params.surfaces.slice(0, surface(index)),
      ],
      ask: mixedQuestions,
    };
  },

  state: ({ params, assets: { studio, figureAt, surfacesAt }, index, stream }) =>
    studio.sample(params, figureAt(index), surfacesAt(index), stream),
  transform: () => ({ to: 'without' }),
  label: ({ figure, ground, box, seen }) => ({ figure, surface: ground.texture, box, seen }),
  kind: ({ figure }) => figure,
  act: (t, x) => ({ ...x, seen: t.to }),
  rho: (t, y) => ({ ...y, seen: t.to }),
  viewLabel: ({ figure, surface, seen }) => (seen === 'hidden' ? `${figure} in ${surface}` : surface),

  draw: (x, part, { studio }) => studio.draw(x, part),
  certify: ({ params, state, assets }) => assets.studio.evidence(params, state),
  ask: ({ params, state, assets }) => assets.ask(params, state),
});
