import { drawFigure } from '../../../content/figures/shepard-metzler/index.js';
import { balancedRuns, memoize, type Stream, wrongParameter } from '../../../core/index.js';
import { openPainter, sharedSoftRenderer } from '../../../world/open-renderer.js';
import { scale, type Model, type Renderer, type Scene, type Vec3, rotate } from '../../../world/index.js';
import { rotationFamilies } from '../../../world/rotation/families/index.js';
import {
  type AnyRotationFamily,
  defineRotationFamily,
  findRotationFamily,
  rotationDesign,
} from '../../../world/rotation/family.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import type { ItemContext, Proposal, Refusal, SetContext } from '../../making.js';
import { type Shared, shareDesign } from '../answer-design.js';
import { type FigureTransform, type MentalRotationParams, run } from './state.js';
import { mapParts } from '../../../world/modeling/mesh/placing.js';
import { mirroredX } from '../../../world/modeling/mesh/transform.js';
import { isHanded } from '../../../world/rotation/symmetry/handed.js';
import { openPack } from '../../staging/models/open-pack.js';
import type { CustomModels } from '../../staging/models/custom-models.js';
import { sceneAbout } from '../../staging/figures/scene.js';
import { anyOrientation } from '../../staging/figures/turned.js';
import type { BodyState, Thing, TurnedThing } from './thing.js';

/** The models of a pack that differ from their mirror images. */
export class ThingShelf {
  private constructor(
    private readonly pack: CustomModels,
    /** The things that may be asked about. */
    readonly things: readonly Omit<Thing, 'mirrored'>[],
  ) {}

  /**
   * Opens a pack, if the set is of one.
   * @throws TopsyturvyError 'bad-parameter' if no model has a front and differs plainly from its mirror image
   */
  static async open({
    params,
    path,
    resolve,
  }: SetContext<MentalRotationParams>): Promise<ThingShelf | undefined> {
    const { pack: folder } = params;
    if (folder === '') return undefined;
    const pack = await openPack({ ...params, seed: path[0], resolve });
    // What has a front looks different after any turn about the vertical: there is one angle between two views.
    const things = pack.kinds
      .filter(({ hasFront }) => hasFront)
      .flatMap(({ category }) =>
        pack.models
          .get(category)!
          .flatMap(({ model }, variation) => (isHanded(model) ? [{ category, variation }] : [])),
      );
    if (things.length > 0) return new ThingShelf(pack, things);
    throw wrongParameter(
      `No model of the pack '${folder}' has a front and differs plainly from its mirror image, as a camera does and a car does not`,
      folder,
    );
  }

  get hashes(): CustomModels['hashes'] {
    return this.pack.hashes;
  }

  private readonly mirrored = memoize((model: Model): Model => ({
    ...model,
    parts: mapParts(model.parts, mirroredX),
  }));

  /** A thing in the air before a plain ground, turned about its middle, as large as the sphere about it. */
  sceneOf({ thing, rotation }: TurnedThing): Scene {
    const { model, center, radius } = this.pack.models.get(thing.category)![thing.variation];
    const [x, y, z] = center;
    const middle: Vec3 = [thing.mirrored ? -x : x, y, z];
    const position = scale(rotate(rotation, middle), -1 / radius);
    return sceneAbout({
      model: thing.mirrored ? this.mirrored(model) : model,
      pose: { rotation, position, scale: 1 / radius },
    });
  }
}

/** The designs that are dealt out evenly to the items of one answer, by their rank among them. */
interface AnswerDesign {
  rotationOf(rank: number, stream: Stream): RotationStep[];
  firstOf(rank: number): BodyState['first'];
  /** The index of the pack's thing. */
  thingOf(rank: number): number;
}

/** What all items of a set share. */
export interface MentalRotationAssets {
  /** The renderer of the judge, and of pictures that must be exact: the same everywhere. */
  readonly renderer: Renderer;
  /** The renderer of the pictures. */
  readonly painter: Renderer;
  /** The things of a pack; absent for block figures. */
  readonly shelf: ThingShelf | undefined;
  /** Whether the second figure of item i is the mirror image. */
  mirroredOf(index: number): Shared;
  designOf(mirrored: boolean): AnswerDesign;
}

export async function openFigures(set: SetContext<MentalRotationParams>): Promise<MentalRotationAssets> {
  const { params, path, extensions } = set;
  const shelf = await ThingShelf.open(set);
  const family = findRotationFamily(params.rotation, [
    ...rotationFamilies,
    ...extensions.of('rotation', defineRotationFamily<AnyRotationFamily>),
  ]);
  const designs = ['same', 'mirrored'].map((answer): AnswerDesign => {
    const order = balancedRuns(2, [...path, 'options', answer]);
    const thingOf = balancedRuns(shelf?.things.length ?? 1, [...path, 'things', answer]);
    return {
      rotationOf: rotationDesign(family, params.rotationParams, [...path, 'rotations', answer]),
      thingOf,
      firstOf: (rank) => (['same', 'mirror'] as const)[order(rank)],
    };
  });
  return {
    renderer: await sharedSoftRenderer(),
    painter: await openPainter(params.renderer),
    shelf,
    mirroredOf: shareDesign(params.mirrored, run, [...path, 'answers']),
    designOf: (mirrored) => designs[mirrored ? 1 : 0],
  };
}

/** Pairs of figures before an item is given up; one in ten serves. */
const tries = 400;

/**
 * Figures and views, drawn again until both pictures show every cube. A figure, how it is turned and, if the rotation is drawn
 * at random, the rotation are drawn again together.
 * @throws TopsyturvyError 'bad-parameter' if the params let nothing be seen
 */
export function* proposeFigures({
  params,
  assets,
  index,
  stream,
}: ItemContext<MentalRotationParams, MentalRotationAssets>): Generator<
  Proposal<BodyState, FigureTransform, undefined>,
  void,
  Refusal
> {
  const { cubes, bends, shortest, visible, layout } = params;
  const { chosen: mirrored, rank } = assets.mirroredOf(index);
  const design = assets.designOf(mirrored);
  const first = design.firstOf(rank);
  const thing = assets.shelf && { thing: { ...assets.shelf.things[design.thingOf(rank)], mirrored: false } };
  for (let attempt = 0; attempt < tries; attempt++) {
    const random = stream(`figure ${attempt}`);
    const body = thing ?? { figure: drawFigure(random, { cubes, bends, shortest }) };
    const rotation = anyOrientation(random);
    const steps = design.rotationOf(rank, stream(`rotation ${attempt}`));
    yield { state: { ...body, rotation, earlier: null, layout, first }, transform: { mirrored, steps } };
  }
  if (thing)
    throw wrongParameter(
      `In ${tries} pairs of views '${thing.thing.category}' never differed enough from its mirror image; leave it out of categories, or allow other rotations`,
      thing.thing.category,
    );
  throw wrongParameter(
    `In ${tries} pairs of views of figures of ${cubes} cubes with ${bends} bends some cube was never seen well enough; lower 'visible' or 'cubes', or allow other rotations`,
    visible,
  );
}
