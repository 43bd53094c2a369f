import type { Raster } from '../../../draw/raster.js';
import { type Scene, aroundSquare } from '../../../world/scene.js';
import { sidesOf, type Refusal, type SetContext, type Size, type View } from '../../making.js';
import { sceneOf } from '../../staging/scene/scene-of.js';
import { SceneAssets, standing } from '../../staging/assets.js';
import type { OrientationState } from '../../staging/scene/state.js';
import type { OrientationView } from '../../staging/scene/view.js';
import { missedOutlines, objectMask } from '../../staging/readings/outlines.js';
import { castOf, type Kind } from './cast.js';
import type { FloorParams } from './params.js';
import { cosDegrees, fourDecimals, sinDegrees } from '../../../core/index.js';

/** A thing that stands on the floor. Plain JSON. */
export type Stand = {
  readonly category: string;
  /** The index of the set's model of the category. */
  readonly variation: number;
  /** Meters to the right of the middle of the floor, and from there toward the camera. */
  readonly x: number;
  readonly z: number;
  /** The heading of its front: degrees clockwise, as seen from above, from pointing at the camera; 0 to 359. */
  readonly heading: number;
  /** Radius of the sphere about it, meters. */
  readonly size: number;
};

/** Degrees from 0 up to 360, and no −0. */
export const wholeTurn = (degrees: number): number => (((degrees % 360) + 360) % 360) + 0;

/** Things after the floor they stand on was turned clockwise about its middle: as a camera sees them that went round the other way. */
export function turnedStands(stands: readonly Stand[], degrees: number): readonly Stand[] {
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  return stands.map((stand) => ({
    ...stand,
    x: fourDecimals(stand.x * cos - stand.z * sin),
    z: fourDecimals(stand.x * sin + stand.z * cos),
    heading: wholeTurn(stand.heading + degrees),
  }));
}

/** Things in mirrored places, facing mirrored ways; they themselves are not mirrored. */
export const mirroredStands = (stands: readonly Stand[]): readonly Stand[] =>
  stands.map((stand) => ({ ...stand, x: 0 - stand.x + 0, heading: wholeTurn(0 - stand.heading) }));

/** The view of a floor with things. */
export type FloorView = OrientationView & Pick<OrientationState, 'ground'>;

/** A set's floor, and what its items show there. D: what is dealt to an item. */
export type DealtFloor<D> = { readonly floor: FloorAssets; dealt(index: number): D };

/** What all items of a set share. */
export class FloorAssets {
  private constructor(
    private readonly scenes: SceneAssets,
    /** The kinds of things that stand in its scenes. */
    readonly cast: readonly Kind[],
    private readonly settings: Pick<FloorParams, 'samples' | 'shadows'> & { readonly size: Size },
  ) {}

  /**
   * @param groups how many kinds that nobody mistakes for each other a scene needs
   * @param sided how many of these with sides of their own
   * @throws TopsyturvyError 'bad-parameter' if the set's categories are unknown or too few
   */
  static async open(
    { params, path, resolve }: SetContext<FloorParams>,
    groups: number,
    sided = 0,
  ): Promise<FloorAssets> {
    const { size, samples, shadows, renderer, variations, categories } = params;
    const cast = castOf(categories, groups, sided);
    const scenes = await SceneAssets.open(
      { size, samples, shadows, renderer, variations, categories: [], models: [], pack: '', look: 'clean' },
      path,
      resolve,
    );
    return new FloorAssets(scenes, cast, { size, samples, shadows });
  }

  get renderer() {
    return this.scenes.renderer;
  }

  engine = (part: string) => this.scenes.engine(part);

  /** The scene of things on a floor. */
  sceneOf(view: FloorView, stands: readonly Stand[]): Scene {
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
