import type { Seed } from '../../../core/stream.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Raster } from '../../../draw/raster.js';
import type { CatalogModel } from '../../../content/models/define.js';
import type { Model } from '../../../world/model.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import type { Scene } from '../../../world/scene.js';
import { studioLights } from '../../../world/shading/studio-lights.js';
import type { Vec3 } from '../../../world/vector.js';
import { shelfOf, type ModelShelf } from '../../orientation/scene/model-shelf.js';
import { cutOutOf, type CutOut } from './cut-out.js';
import { frameModel, turnOf, type Frame } from './frame-model.js';
import type { ModelView } from './model-view.js';

const samples = 8;
const black: Vec3 = [0, 0, 0];
const white: Vec3 = [255, 255, 255];

/**
 * Draws objects of the catalog, each alone. Opened in a family's `prepare`, which loads the catalog; equal seeds
 * have equal models.
 */
export class ModelStudio {
  private constructor(
    /** What there is, in its order. */
    readonly catalog: readonly CatalogModel[],
    private readonly renderer: Renderer,
    private readonly shelf: ModelShelf,
  ) {}

  /** @param seed the first part of a set's path */
  static async open(seed: Seed): Promise<ModelStudio> {
    const { buildModel, catalog } = await import('../../../content/models/index.js');
    const renderer = await sharedSoftRenderer();
    const shelf = shelfOf(seed, (category, path) =>
      buildModel(
        catalog.find((entry) => entry.category === category)!,
        path,
      ),
    );
    return new ModelStudio(catalog, renderer, shelf);
  }

  /** @throws TopsyturvyError 'bad-parameter' naming the categories there are */
  entryOf(category: string): CatalogModel {
    const entry = this.catalog.find((candidate) => candidate.category === category);
    if (entry) return entry;
    const there = this.catalog.map((candidate) => candidate.category).join(', ');
    throw new TopsyturvyError('bad-parameter', `The catalog has no '${category}'; it has ${there}`, category); // prettier-ignore
  }

  modelOf({ category, variation }: Pick<ModelView, 'category' | 'variation'>): Model {
    return this.shelf.of(this.entryOf(category).category, variation).model;
  }

  /** The object alone, shaded, on nothing: antialiased with 8 samples a pixel, with the shadows that it throws on itself. */
  cutOut(view: ModelView, frame: Frame): CutOut {
    return cutOutOf(this.picture(view, frame, black), this.picture(view, frame, white), samples);
  }

  /** 1 where the middle of a pixel shows the object, else 0: the exact silhouette, at a small part of a picture's cost. */
  mask(view: ModelView, frame: Frame): Uint8Array {
    return Uint8Array.from(this.renderer.objects(this.scene(view, frame, black), frame));
  }

  private picture(view: ModelView, frame: Frame, ground: Vec3): Raster {
    const { width, height } = frame;
    return this.renderer.render(this.scene(view, frame, ground), { width, height, samples, shadows: true });
  }

  private scene(view: ModelView, frame: Frame, ground: Vec3): Scene {
    const model = this.modelOf(view);
    const { azimuth, elevation } = view.sun;
    const level = cosDegrees(elevation);
    const direction: Vec3 = [
      -sinDegrees(azimuth) * level,
      sinDegrees(elevation),
      cosDegrees(azimuth) * level,
    ];
    return {
      objects: [{ model, pose: { rotation: turnOf(view), position: [0, 0, 0], scale: 1 } }],
      camera: frameModel(view, model, frame),
      lights: { ...studioLights, sun: { ...studioLights.sun, direction } },
      ground: 'none',
      background: { top: ground, bottom: ground },
    };
  }
}
