import { TopsyturvyError } from '../../../core/errors.js';
import { memoize } from '../../../core/memoize.js';
import { mapParts } from '../../../world/modeling/mesh/placing.js';
import { mirroredX } from '../../../world/modeling/mesh/transform.js';
import type { Model } from '../../../world/model.js';
import { rotate } from '../../../world/pose.js';
import { isHanded } from '../../../world/rotation/symmetry/handed.js';
import type { Scene } from '../../../world/scene.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import type { SetContext } from '../../family.js';
import { openPack } from '../../packs/open-pack.js';
import type { CustomModels } from '../scene/custom-models.js';
import { sceneAbout } from './scene.js';
import type { MentalRotationParams } from './state.js';
import type { Thing, TurnedThing } from './thing.js';

/** The models of a pack that differ from their mirror images. */
export class ThingShelf {
  private constructor(
    private readonly pack: CustomModels,
    /** What may be asked about. */
    readonly things: readonly Omit<Thing, 'mirrored'>[],
  ) {}

  /**
   * Opens a pack, if the set is of one.
   *
   * @throws TopsyturvyError 'bad-parameter' if no model has a front and differs plainly from its mirror image
   */
  static async open({
    params,
    path,
    resolve,
  }: SetContext<MentalRotationParams>): Promise<ThingShelf | undefined> {
    const { pack: folder } = params;
    if (folder === '') return undefined;
    const pack = await openPack({ ...params, seed: path[0]!, resolve });
    // What has a front looks different after any turn about the vertical: there is one angle between two views.
    const things = pack.kinds
      .filter(({ hasFront }) => hasFront)
      .flatMap(({ category }) =>
        pack.models
          .get(category)!
          .flatMap(({ model }, variation) => (isHanded(model) ? [{ category, variation }] : [])),
      );
    if (things.length > 0) return new ThingShelf(pack, things);
    throw new TopsyturvyError(
      'bad-parameter',
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
    const { model, center, radius } = this.pack.models.get(thing.category)![thing.variation]!;
    const [x, y, z] = center;
    const middle: Vec3 = [thing.mirrored ? -x : x, y, z];
    const position = scale(rotate(rotation, middle), -1 / radius);
    return sceneAbout({
      model: thing.mirrored ? this.mirrored(model) : model,
      pose: { rotation, position, scale: 1 / radius },
    });
  }
}
