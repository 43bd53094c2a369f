import { balancedRuns } from '../../core/design.js';
import { unexpected } from '../../core/errors.js';
import { Stream } from '../../core/stream.js';
import { doriTypes } from './prompts/index.js';
import type { FamilyBehavior } from '../legacy.js';
import { answerDesign, optionAfter } from './answers.js';
import { drawScene, seenBoxes } from './draw.js';
import { loadCustomModels } from './custom-models.js';
import type { OrientationParams } from './params.js';
import { doriQuestions } from './questions.js';
import { Sampler, type Cast, type Evidence, type Sampled } from './sample.js';
import {
  readFacings,
  turnFacing,
  turnObject,
  type OrientationLabel,
  type OrientationState,
  type OrientationTransform,
} from './state.js';
import { Studio } from './studio.js';
import { undeterminedShare } from './undetermined.js';
import type { OrientationTask } from './task.js';
import { shown } from './views.js';

/** What all items of an orientation set share. */
export interface OrientationAssets {
  readonly studio: Studio;
  readonly sampler: Sampler;
  readonly optionOf: (index: number) => number;
  readonly turnOf: (index: number) => number;
  /** The scenes of items in the making, with what was seen when they were found. */
  readonly found: WeakMap<OrientationState, Sampled>;
}

/** What a task's family does once it is loaded. */
export function orientationBehavior(
  task: OrientationTask,
): FamilyBehavior<
  OrientationParams,
  OrientationState,
  OrientationTransform,
  OrientationLabel,
  OrientationAssets
> {
  const typeOf = ({ level }: OrientationParams) => doriTypes[task.codes[level]];
  return {
    engine: ({ studio }, part) => studio.engine(part),

    async prepare({ params, path, resolve }) {
      const studio = await Studio.open(params, path, await loadCustomModels(params.models, resolve));
      const cast = castOf(task, params, studio);
      return {
        studio,
        sampler: new Sampler(task, params, studio, cast),
        optionOf: answerDesign(
          typeOf(params).options.length,
          task.spoiledBy === 'hiding' ? params.undetermined : undeterminedShare(params, cast.undetermined),
          path,
        ),
        turnOf: balancedRuns(Math.max(1, cast.determined.length) * Math.max(1, cast.undetermined.length), [
          ...path,
          'categories',
        ]),
        found: new WeakMap(),
      };
    },
    hashes: ({ studio }) => studio.hashes,

    state(context) {
      const { assets } = context;
      const found = sampled(context);
      assets.found.set(found.state, found);
      return found.state;
    },
    transform: (x, context) => (context.assets.found.get(x) ?? sampled(context)).transform,
    label: readFacings,
    act: turnObject,
    rho: turnFacing,

    draw: (x, part, { studio }) => drawScene(x, part, task.mark, studio),

    certify({ assets, state, transform }) {
      const { found, sampler, studio } = assets;
      const evidence: Evidence = found.get(state)?.evidence ?? sampler.judge(state, transform);
      const { difference, verdict, visible } = evidence;
      return {
        boxes: seenBoxes(turnObject(transform, state), studio),
        difference,
        holds: sampler.holds(state, evidence),
        verdict,
        visible,
      };
    },

    ask({ params, state, transform, assets: { studio } }) {
      const type = typeOf(params);
      const option = optionAfter(task, params.level, state, transform.steps);
      return doriQuestions(
        type,
        params,
        {
          answer: state.determined ? type.options[option]! : type.undetermined,
          images: shown(task, params.layout).map(({ name }) => name),
          groups: {
            category: state.objects[0]!.category,
            class: studio.entryOf(state.objects[0]!.category).broadClass,
            source: studio.sourceOf(state.objects[0]!.category),
          },
        },
        new Stream(['options', state.order]),
      );
    },
  };

  function sampled({ assets, index, stream }: Context): Sampled {
    const design = { option: assets.optionOf(index), turn: assets.turnOf(index) };
    return assets.sampler.sample(design, stream);
  }
}

interface Context {
  readonly assets: OrientationAssets;
  readonly index: number;
  stream(purpose: string): Stream;
}

/** @throws TopsyturvyError 'bad-parameter' if nothing that is asked about has what the task needs */
function castOf(task: OrientationTask, { categories }: OrientationParams, studio: Studio): Cast {
  const { catalog } = studio;
  const chosen = studio.entriesOf(categories);
  const named = (entries: readonly { category: string }[]) => entries.map(({ category }) => category);
  const determined = task.needs === 'front' ? chosen.filter(({ hasFront }) => hasFront) : chosen;
  if (determined.length === 0)
    throw unexpected('bad-parameter', 'categories', categories, 'at least one with a front, e.g. car');
  return {
    determined: named(determined),
    undetermined: named(chosen.filter(({ hasFront }) => !hasFront)),
    extras: named(catalog),
    hiders: named(catalog.filter(({ hides }) => hides)),
  };
}
