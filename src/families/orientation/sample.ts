import { TopsyturvyError } from '../../core/errors.js';
import type { Stream } from '../../core/stream.js';
import type { RotationStep } from '../../world/rotation/steps.js';
import { optionAfter } from './answers.js';
import { apartness, visibleShares, type Apartness } from './evidence.js';
import type { OrientationParams } from './params.js';
import { framingDistance } from './framing.js';
import { placeHider } from './hiding.js';
import { showsTurns } from './likeness.js';
import { placeDistractors, standing } from './placing.js';
import { turnObject, type OrientationState, type OrientationTransform, type SceneObject } from './state.js';
import type { Studio } from './studio.js';
import { drawSurroundings } from './surroundings.js';
import type { OrientationTask, Turning } from './task.js';

/** A scene, what turns it, and the evidence for its answer. */
export interface Sampled {
  readonly state: OrientationState;
  readonly transform: OrientationTransform;
  readonly evidence: Evidence;
}

/** What renders say of a scene. */
export interface Evidence extends Apartness {
  /** The share of each object asked about that is seen. */
  readonly visible: readonly number[];
}

/** The catalog's categories, by what they can be asked. */
export interface Cast {
  readonly determined: readonly string[];
  readonly undetermined: readonly string[];
  /** May stand beside what is asked about. */
  readonly extras: readonly string[];
  /** Large enough to hide others. */
  readonly hiders: readonly string[];
}

interface Design {
  /** The index of the right option. */
  readonly option: number;
  /** Which category of the cast is to be asked about, as a whole number. */
  readonly turn: number;
}

/** Tries before a scene is given up; most succeed at the first or second. */
const tries = 80;

/** Draws scenes of a task until the renders say what the answer claims. */
export class Sampler {
  constructor(
    private readonly task: OrientationTask,
    private readonly params: OrientationParams,
    private readonly studio: Studio,
    private readonly cast: Cast,
  ) {}

  /** @throws TopsyturvyError 'bad-parameter' if the params let no scene have that answer */
  sample(design: Design, stream: (purpose: string) => Stream): Sampled {
    for (let attempt = 0; attempt < tries; attempt++) {
      const found = this.attempt(design, attempt, stream(`scene ${attempt}`));
      if (found) return found;
    }
    const { task, params } = this;
    const last = design.option === task.ways[params.level].length;
    throw new TopsyturvyError(
      'bad-parameter',
      `In ${tries} scenes ${task.codes[params.level]} never had its answer number ${design.option + 1}; allow more categories or variations${last ? ', or set undetermined to 0' : ''}`,
      params.categories,
    );
  }

  private attempt({ option, turn }: Design, attempt: number, stream: Stream): Sampled | undefined {
    const { task, params, studio, cast } = this;
    const ways = task.ways[params.level];
    const determined = option < ways.length;
    const hidden = !determined && task.spoiledBy === 'hiding';
    const pool = determined || hidden ? cast.determined : cast.undetermined;
    const turning = (determined ? ways[option]! : stream.choice(ways))(stream);
    // The design's category comes first; where it does not serve, any other.
    const category = attempt < 4 ? pool[turn % pool.length]! : stream.choice(pool);
    const transform = { object: task.turned, steps: turning.steps };
    const objects = this.chosen(category, turning, pool, stream);
    if (!hidden && showsTurns(objects[task.turned]!, studio) === (determined ? 'no' : 'yes'))
      return undefined;
    const bare = this.compose(objects, determined, stream);
    const { variations } = params;
    const state = hidden
      ? placeHider(
          bare,
          transform,
          this.others(bare, transform),
          studio,
          { categories: cast.hiders, variations },
          stream,
        )
      : placeDistractors(
          bare,
          stream.integer(params.distractors[0], params.distractors[1]),
          studio,
          { categories: cast.extras, variations },
          stream,
        );
    if (!state) return undefined;
    const evidence = this.judge(state, transform);
    return this.holds(state, evidence) ? { state, transform, evidence } : undefined;
  }

  /** Looks at renders of the scene under its own answer and under the others. */
  judge(state: OrientationState, transform: OrientationTransform): Evidence {
    const { task, studio } = this;
    const others = this.others(state, transform);
    const hidden = !state.determined && task.spoiledBy === 'hiding';
    const shares = visibleShares(studio, turnObject(transform, state));
    const { area } = shares[transform.object]!;
    return {
      ...apartness(studio, state, { truth: transform, others, area, hidden }),
      visible: shares.map(({ seen }) => seen),
    };
  }

  /** For each answer but the right one, turns that would make it right. */
  private others(state: OrientationState, { steps }: OrientationTransform): (readonly RotationStep[])[] {
    const answer = (turns: readonly RotationStep[]): number =>
      optionAfter(this.task, this.params.level, state, turns);
    return this.task.typical(this.params.level).filter((turns) => answer(turns) !== answer(steps));
  }

  /** Whether a scene is what it claims to be: its answer can be told, or not, and enough is seen, or little. */
  holds(state: OrientationState, { verdict, visible }: Evidence): boolean {
    if (verdict !== (state.determined ? 'determined' : 'undetermined')) return false;
    return !state.determined && this.task.spoiledBy === 'hiding'
      ? visible.every((share) => share > 0.01 && share < 0.2)
      : visible.every((share) => share >= this.params.visible);
  }

  /** The objects that are asked about: two are of one kind half of the time. */
  private chosen(
    category: string,
    { starts }: Turning,
    pool: readonly string[],
    stream: Stream,
  ): readonly SceneObject[] {
    const places =
      starts.length === 1
        ? ([[0, 0]] as const)
        : ([
            [-1.05, 0],
            [1.05, 0],
          ] as const);
    return starts.map((start, at) => {
      const kind = at === 0 || stream.below(2) === 0 ? category : stream.choice(pool);
      const [x, z] = places[at]!;
      const depth = starts.length === 1 ? z : stream.uniform(-0.35, 0.35);
      const variation = stream.below(this.params.variations);
      return standing(this.studio, { category: kind, variation, size: 1 }, [x, depth], start);
    });
  }

  private compose(objects: readonly SceneObject[], determined: boolean, stream: Stream): OrientationState {
    const { task, params, studio } = this;
    const fieldOfView = stream.integer(params.fieldOfView[0], params.fieldOfView[1]);
    const elevation = stream.integer(params.elevation[0], params.elevation[1]);
    const fill = stream.uniform(params.fill[0], params.fill[1]);
    const target = [0, objects.reduce((sum, { center }) => sum + center[1], 0) / objects.length, 0] as const;
    const lens = { target, elevation, fieldOfView };
    const staged = objects.map((object) => ({ object, model: studio.modelOf(object) }));
    const distance = framingDistance(staged, lens, fill, task.floor);
    return {
      camera: { ...lens, distance },
      ...drawSurroundings(task.floor, stream),
      objects,
      asked: objects.length,
      earlier: null,
      layout: params.layout,
      order: stream.below(0x100000000),
      determined,
    };
  }
}
