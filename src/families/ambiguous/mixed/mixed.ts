import type { Drawing } from '../../../content/figures/bistable/figure.js';
import { balancedRuns } from '../../../core/design.js';
import { defineFamily } from '../../define-family.js';
import { originalAnd } from '../../family.js';
import { drawingsInTurn } from '../drawings-in-turn.js';
import { mixedQuestions } from './ask.js';
import { fitCarriers } from './grown/fit.js';
import {
  hiddenDrawings,
  lookOf,
  mixedParams,
  type MixedParams,
  type MixedState,
  type MixedTransform,
  surfaceOf,
} from './state.js';
import { proposeMixed } from './propose.js';
import { judgeMixed, type MixedStage, type MixedEvidence } from './stage.js';
import { MixedSurfaces } from './surfaces.js';
import { ambiguousWords } from '../words.js';
import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, down } from '../../difficulty/ladders.js';

/** Never fainter than the default, from where on people named everything. */
const mixedDifficulty: Difficulty<MixedParams> = {
  visibility: axis('less visible', {
    faintest: down(44, 41, 38, 35, 32, 32, 32, 32, 32, 32),
    clearest: down(76, 70, 64, 59, 54, 51, 48, 45, 42.5, 40),
  }),
};

/** What all items of a set share. */
interface MixedDesign {
  readonly surfaces: MixedSurfaces;
  readonly figureAt: (index: number) => string;
  readonly drawingAt: (index: number) => Drawing;
  /** The item's surface, and the others for where its figure cannot be hidden in that one. */
  readonly surfacesAt: (index: number) => readonly string[];
}

type Label = {
  readonly figure: string;
  readonly surface: string;
  readonly box: MixedState['box'];
  readonly seen: MixedState['seen'];
};

/** The drawings of a figure that can be followed in some surface of a set. */
const drawingsIn = (params: MixedParams, figure: string): readonly Drawing[] =>
  hiddenDrawings(figure).filter(
    ({ name: drawing }) =>
      lookOf(params) === 'texture' || fitCarriers(params.carriers, { figure, drawing }).length > 0,
  );

/** A figure that can be seen in two ways, formed by what lies on a ground or laid into a texture; the control is the ground alone. */
export const ambiguousMixed = defineFamily<
  MixedParams,
  MixedState,
  MixedTransform,
  Label,
  MixedDesign,
  MixedStage,
  MixedEvidence
>({
  name: 'ambiguous/mixed',
  version: 2,
  summary:
    'A duck–rabbit, a Rubin vase, a Necker cube, … formed by grass, leaves, pebbles, twigs, sand or snow.',
  words: {
    ...ambiguousWords,
    label: (label) => (label as string).replaceAll('-', ' '),
    transform: () => 'figure left out',
  },
  params: mixedParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: mixedDifficulty,
  views: [...originalAnd('without'), { name: 'region', moved: false, part: 'region' }],

  // The surface and the figure in it are what is asked for.
  inherent: {
    border: 'The surface asked for reaches to the border.',
    colors: 'The surface asked for has its own colors.',
    'file length': 'The surface asked for has its own grain, which takes more or fewer bytes.',
  },

  async open({ params, path }) {
    const names: readonly string[] = lookOf(params) === 'grown' ? params.carriers : params.surfaces;
    const figure = balancedRuns(params.figures.length, [...path, 'figures']);
    const surface = balancedRuns(names.length, [...path, 'surfaces']);
    const figureAt = (index: number): string => params.figures[figure(index)]!;
    const drawing = drawingsInTurn(params.figures, path, (figure) => drawingsIn(params, figure));
    return {
      figureAt,
      drawingAt: (index) => drawing(figureAt(index), Math.floor(index / params.figures.length)),
      surfacesAt: (index) => [...names.slice(surface(index)), ...names.slice(0, surface(index))],
      surfaces: await MixedSurfaces.open(String(path[0])),
    };
  },

  // Drawings of the figures, each in every surface.
  capacity: (params) =>
    params.figures.reduce((sum, figure) => sum + drawingsIn(params, figure).length, 0) *
    (lookOf(params) === 'grown' ? params.carriers : params.surfaces).length,

  propose: ({ params, studio: { figureAt, drawingAt, surfacesAt, surfaces }, index, stream }) =>
    proposeMixed(params, surfaces, figureAt(index), drawingAt(index), surfacesAt(index), stream),
  label: (x) => ({ figure: x.figure, surface: surfaceOf(x), box: x.box, seen: x.seen }),
  kind: ({ figure }) => figure,
  act: (t, x) => ({ ...x, seen: t.to }),
  rho: (t, y) => ({ ...y, seen: t.to }),
  viewLabel: ({ figure, surface, seen }) => (seen === 'hidden' ? `${figure} in ${surface}` : surface),

  draw: (x, part, { stage }) => stage.draw(x, part),
  judge: ({ params, state, stage }, picture) =>
    judgeMixed(params, state, stage.evidenceIn(picture('original'), picture('without'))),
  ask: ({ params, state }) => mixedQuestions(params, state),
});
