import { aroundSquare } from '../../../world/around-square.js';
import type { Raster } from '../../../draw/raster.js';
import type { Scene } from '../../../world/scene.js';
import type { SetContext, View } from '../../family.js';
import { standing } from '../../orientation/scene/placing.js';
import { sceneOf } from '../../orientation/scene/staging.js';
import { SceneStudio } from '../../orientation/scene/studio.js';
import type { OrientationState } from '../../orientation/scene/state.js';
import type { OrientationView } from '../../orientation/scene/view.js';
import { missedOutlines, objectMask } from '../../readings/outlines.js';
import type { Refusal } from '../../proposal.js';
import { sidesOf, type Size } from '../../size.js';
import { castOf, type Kind } from './cast.js';
import type { StageParams } from './params.js';
import type { Stand } from './stand.js';

/** How a floor with things is seen. */
export type StageView = OrientationView & Pick<OrientationState, 'ground'>;

/** A set's stage, and what its items show there. D: what is dealt to an item. */
export interface DealtStage<D> {
  readonly stage: StageStudio;
  dealt(index: number): D;
}

/** What all items of a set share. */
export class StageStudio {
  private constructor(
    private readonly scenes: SceneStudio,
    /** The kinds of things that stand in its scenes. */
    readonly cast: readonly Kind[],
    private readonly settings: Pick<StageParams, 'samples' | 'shadows'> & { readonly size: Size },
  ) {}

  /**
   * @param groups how many kinds that nobody mistakes for each other a scene needs
   * @param sided how many of these with sides of their own
   * @throws TopsyturvyError 'bad-parameter' if the set's categories are unknown or too few
   */
  static async open(
    { params, path, resolve }: SetContext<StageParams>,
    groups: number,
    sided = 0,
  ): Promise<StageStudio> {
    const { size, samples, shadows, renderer, variations, categories } = params;
    const cast = castOf(categories, groups, sided);
    const scenes = await SceneStudio.open(
      { size, samples, shadows, renderer, variations, categories: [], models: [], pack: '', look: 'clean' },
      path,
      resolve,
    );
    return new StageStudio(scenes, cast, { size, samples, shadows });
  }

  get renderer() {
    return this.scenes.renderer;
  }

  engine = (part: string) => this.scenes.engine(part);

  /** The scene of things on a floor. */
  sceneOf(view: StageView, stands: readonly Stand[]): Scene {
    const objects = stands.map(({ x, z, heading, ...design }) =>
      standing(this.scenes, design, [x, z], heading),
    );
    return sceneOf({ ...view, objects }, this.scenes.modelOf);
  }

  /** @param exact whether the picture must be the same everywhere */
  draw(scene: Scene, exact: boolean): Raster {
    const { size, samples, shadows } = this.settings;
    const sides = sidesOf(size);
    return this.scenes.painterFor(exact).render(aroundSquare(scene, sides), { ...sides, samples, shadows });
  }

  /** What speaks against pictures being of their scenes: edges that are not where the outlines are. */
  recognize(
    views: readonly View[],
    sceneOf: (view: View) => Scene,
    picture: (view: string) => Raster,
  ): Refusal | undefined {
    const sides = sidesOf(this.settings.size);
    for (const view of views) {
      const mask = objectMask(this.renderer, aroundSquare(sceneOf(view), sides), sides);
      const refusal = missedOutlines(view.name, picture(view.name), mask);
      if (refusal) return refusal;
    }
    return undefined;
  }
}
