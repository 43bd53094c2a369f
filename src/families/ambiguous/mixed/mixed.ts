import type { Drawing } from '../../../content/figures/bistable/figure.js';
import { balancedRuns } from '../../../core/design.js';
import { defineFamily, factsOf, originalAnd, type Draft } from '../../making.js';
import { drawingsInTurn } from '../drawings-in-turn.js';
import { fitCarriers } from './grown/fit.js';
import {
  hiddenDrawings,
  lookOf,
  mixedParams,
  type MixedParams,
  type MixedState,
  type MixedTransform,
  surfaceOf,
  type HiddenFigure,
  hiddenFigures,
  settingOf,
  surfaceThing,
} from './state.js';
import { proposeMixed } from './propose.js';
import { judgeMixed, type MixedStage, type MixedEvidence } from './stage.js';
import { MixedSurfaces } from './surfaces.js';
import { printed, printedBox } from '../prompts/printed.js';
import { ambiguousWords, type AmbiguousCondition, inCondition } from '../words.js';
import { type Difficulty, axis, down } from '../../difficulty/difficulty.js';
import { boxesText } from '../../../score/boxes-text.js';
import type { Box, NamedThing } from '../../../score/question.js';
import { figureOf } from '../../../content/figures/bistable/index.js';

/** A bistable figure hidden in a surface: AmbiBench, Table 7, "Mixed". `paper` is the printed text. */
type Wording = 'paper' | 'strict';

/** What a figure is hidden in, as `strict` prompts call it: the whole, what of it forms the figure, and what is to be named. */
const settings = {
  ground: {
    whole: 'a surface',
    parts: 'what the surface is made of',
    named: 'what the surface is made of',
    last: 'surface',
  },
  scene: { whole: 'a scene', parts: 'the things that it is made of', named: 'the scene', last: 'scene' },
} as const;
type Setting = (typeof settings)[keyof typeof settings];

const mixedOpenPrompt = (wording: Wording, { whole, parts, named }: Setting): string =>
  wording === 'paper'
    ? printed.mixed
    : `The picture shows ${whole}. A figure may be hidden in it, as faint light and dark in ${parts}; such a figure can be seen in two ways. If there is one, name both things that it can be seen as (if both are one kind of thing, say from which side each is seen); if there is none, name ${named}. Reply only with the names, separated by commas.`;

/** @param things what is asked for, e.g. 'duck, rabbit' */
const mixedBoxPrompt = (wording: Wording, { whole, parts }: Setting, things: string, side: number): string =>
  wording === 'paper'
    ? printedBox(things, { width: side, height: side })
    : `The picture shows ${whole}. A figure may be hidden in it, as faint light and dark in ${parts}. If it can be seen as ${things.split(', ').join(' or ')}, give the smallest box around all of it. The picture is ${side} pixels wide and ${side} pixels high; x counts from its left edge, y from its top edge. Reply only with [(x_min, y_min, x_max, y_max)] in whole pixels, or with None if there is no such figure.`;

const mixedRegionPrompt = (wording: Wording, { whole, parts, named, last }: Setting): string =>
  wording === 'paper'
    ? "You are given an multi-layer optical illusion image that contains two layers of meaning in the green bounding box, where each layer represents a different interpretation of the same image. Within the **green bounding box** in the image, list all possible objects or scenes for both layers do not interpret objects outside green bounding box. Use short words or phrases and separate two layers with a semicolon ';'. Format your answer strictly as: 'layer1 objects; layer2 objects' Do not add any extra explanation."
    : `Within the green box of this picture, a figure is hidden in ${whole}, as faint light and dark in ${parts}; the figure can be seen in two ways. Reply only with both things that it can be seen as (if both are one kind of thing, say from which side each is seen), separated by a comma, then a semicolon, then ${named}: thing, thing; ${last}`;

function mixedQuestions({ tasks, wording }: MixedParams, state: MixedState): Draft[] {
  const { figure, drawing, shape, size, box } = state;
  const readings = figureOf(figure)
    .readings(shape)
    .map(({ word, accept }): NamedThing => ({ word, accept: [...accept] }));
  const surface = surfaceThing(state);
  const setting = settings[settingOf(state)];
  const common = (view: string, condition: AmbiguousCondition, task: string) => ({
    accept: [],
    ...inCondition(condition),
    groups: { category: 'mixed', figure, drawing, surface: surfaceOf(state), task, wording },
    images: [view],
    variant: task,
  });
  const open = (view: string, condition: AmbiguousCondition, things: readonly NamedThing[]): Draft => ({
    ...common(view, condition, 'open'),
    answer: things.map(({ word }) => word).join(', '),
    prompt: mixedOpenPrompt(wording, setting),
    scoring: {
      kind: 'words',
      parts: things.map((thing, i) => ({ name: `reading ${i + 1}`, ...thing })),
      ordered: false,
      separator: ',',
    },
  });
  const boxed = (view: string, condition: AmbiguousCondition, boxes: Box[]): Draft => ({
    ...common(view, condition, 'localization'),
    answer: boxesText(boxes),
    prompt: mixedBoxPrompt(wording, setting, hiddenFigures[figure as HiddenFigure], size),
    scoring: { kind: 'boxes', boxes, width: size, height: size },
  });
  return tasks.flatMap((task): Draft[] => {
    if (task === 'open')
      return [open('original', 'ambiguous', readings), open('without', 'control', [surface])];
    if (task === 'localization')
      return [boxed('original', 'ambiguous', [box]), boxed('without', 'control', [])];
    const layers = [readings, [surface]];
    return [
      {
        ...common('region', 'ambiguous', 'region'),
        answer: layers.map((things) => things.map(({ word }) => word).join(', ')).join('; '),
        prompt: mixedRegionPrompt(wording, setting),
        scoring: { kind: 'layers', layers },
      },
    ];
  });
}

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

/** A figure that can be seen in two ways, formed by what lies on a ground, by the things of a scene, or laid into a texture; the control is the ground or scene alone. */
export const ambiguousMixed = defineFamily<
  MixedParams,
  MixedState,
  MixedTransform,
  Label,
  MixedDesign,
  MixedStage,
  MixedEvidence
>({
  ...factsOf('ambiguous/mixed'),
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
    const figureAt = (index: number): string => params.figures[figure(index)];
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

  propose: ({ params, assets: { figureAt, drawingAt, surfacesAt, surfaces }, index, stream }) =>
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
