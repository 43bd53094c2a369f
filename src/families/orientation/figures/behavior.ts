import { balancedRuns } from '../../../core/design.js';
import type { Stream } from '../../../core/stream.js';
import { sideBySide } from '../../../draw/side-by-side.js';
import { bareMentalRotationPrompt, mentalRotationOptions, mentalRotationPrompt } from './prompts.js';
import { lettered } from '../prompts/index.js';
import { openRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import { findRotationFamily, rotationDesign } from '../../../world/rotation/family.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import type { FamilyBehavior } from '../../legacy.js';
import { engineOf } from '../../engine.js';
import { disparityGroup, disparityOf } from './disparity.js';
import { run, type FigureFamilyParams } from './params.js';
import { holds, judgeFigures, leastOf, sampleFigures, type SampledFigures } from './sample.js';
import { figureScene } from './scene.js';
import {
  readFigure,
  turnFigureLabel,
  turnFigureState,
  type FigureLabel,
  type FigureState,
  type FigureTransform,
  type TurnedFigure,
} from './state.js';
import { shown } from './views.js';
import { shareDesign, type Shared } from '../share.js';

/** What is dealt out evenly to the items of one answer, by their rank among them. */
interface AnswerDesign {
  rotationOf(rank: number, stream: Stream): RotationStep[];
  firstOf(rank: number): FigureState['first'];
}

export interface Assets {
  /** What judges: the same everywhere. */
  readonly renderer: Renderer;
  /** What draws the pictures. */
  readonly painter: Renderer;
  readonly settings: Pick<FigureFamilyParams, 'size' | 'samples' | 'shadows'>;
  readonly mirroredOf: (index: number) => Shared;
  readonly designOf: (mirrored: boolean) => AnswerDesign;
  /** The states of items in the making, with what was seen when they were found. */
  readonly found: WeakMap<FigureState, SampledFigures>;
}

/** What `orientation/mental-rotation` does once it is loaded. */
export const figuresBehavior: FamilyBehavior<
  FigureFamilyParams,
  FigureState,
  FigureTransform,
  FigureLabel,
  Assets
> = {
  engine: ({ painter }) => engineOf(painter),

  async prepare({ params, path, rotations }) {
    const { rotationFamilies } = await import('../../../world/rotation/families/index.js');
    const family = findRotationFamily(params.rotation, [...rotationFamilies, ...rotations]);
    const designs = ['same', 'mirrored'].map((answer): AnswerDesign => {
      const order = balancedRuns(2, [...path, 'options', answer]);
      return {
        rotationOf: rotationDesign(family, params.rotationParams, [...path, 'rotations', answer]),
        firstOf: (rank) => (['same', 'mirror'] as const)[order(rank)]!,
      };
    });
    const renderer = await openRenderer('soft');
    return {
      renderer,
      painter: params.renderer === 'soft' ? renderer : await openRenderer(params.renderer),
      settings: params,
      mirroredOf: shareDesign(params.mirrored, run, [...path, 'answers']),
      designOf: (mirrored) => designs[mirrored ? 1 : 0]!,
      found: new WeakMap(),
    };
  },

  state(context) {
    const found = sampled(context);
    context.assets.found.set(found.state, found);
    return found.state;
  },
  transform: (x, context) => (context.assets.found.get(x) ?? sampled(context)).transform,
  label: readFigure,
  act: turnFigureState,
  rho: turnFigureLabel,

  draw({ figure, rotation, earlier }, part, { painter, settings: { size, samples, shadows } }) {
    const picture = (view: TurnedFigure) =>
      painter.render(figureScene(view), { width: size, height: size, samples, shadows });
    const own = { figure, rotation };
    return part === 'pair' ? sideBySide(picture(earlier ?? own), picture(own)) : picture(own);
  },

  certify({ params, assets, state, transform }) {
    const evidence = assets.found.get(state)?.evidence ?? judgeFigures(assets.renderer, state, transform);
    const { degrees, plane } = disparityOf(transform.steps);
    const { cubes, difference } = evidence;
    return {
      degrees,
      difference,
      holds: holds(params, evidence),
      plane,
      visible: cubes.map(leastOf),
      visibleCubes: cubes.map((shares) => shares.filter((share) => share > 0).length),
    };
  },

  ask({ params: { wording, variants, layout, rotation }, state, transform }) {
    const words = mentalRotationOptions[wording];
    const answer = transform.mirrored ? 'mirror' : 'same';
    const { same, mirror } = words;
    const options = lettered(state.first === 'same' ? [same, mirror] : [mirror, same]);
    const disparity = disparityOf(transform.steps);
    return variants.map((variant) => ({
      accept: [],
      answer: Object.keys(options).find((letter) => options[letter] === words[answer])!,
      condition: 'same-or-mirror',
      groups: {
        angle: disparityGroup(disparity),
        answer,
        plane: disparity.plane,
        rotation,
        wording,
      },
      images: shown(layout).map(({ name }) => name),
      options,
      prompt:
        variant === 'full'
          ? mentalRotationPrompt(wording, layout, options)
          : bareMentalRotationPrompt(wording, options),
      scorer: 'mental-rotation',
      scoring: { kind: 'letter' as const },
      variant,
    }));
  },
};

function sampled({
  params,
  assets,
  index,
  stream,
}: {
  readonly params: FigureFamilyParams;
  readonly assets: Assets;
  readonly index: number;
  stream(purpose: string): Stream;
}): SampledFigures {
  const { chosen: mirrored, rank } = assets.mirroredOf(index);
  const design = assets.designOf(mirrored);
  const rotation = (random: Stream) => design.rotationOf(rank, random);
  const first = design.firstOf(rank);
  return sampleFigures(params, assets.renderer, { mirrored, first, rotation }, stream);
}
