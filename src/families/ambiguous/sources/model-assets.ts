import { type Seed, wrongParameter } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import { directionAt, type Model, type Vec3 } from '../../../world/index.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Camera, Scene, Renderer } from '../../../world/scene.js';
import { studioLights } from '../../../world/shading/mirrored-studio.js';
import type { CustomModels, Kind } from '../../staging/models/custom-models.js';
import { type MeasuredModel, openShelf } from '../../staging/models/model-shelf.js';
import { type CutOut, cutOutOf } from './cut-out.js';
import { frameModel, roomIn, turnOf, type Frame, type Room, type ModelView } from './model-camera.js';

const samples = 8;
const black: Vec3 = [0, 0, 0];
const white: Vec3 = [255, 255, 255];

/** The source of the models of kinds. */
export interface Models {
  of(category: string, variation: number): MeasuredModel;
}

/**
 * Draws objects of the catalog or of a pack, each alone. Opened in a family's `prepare`, which loads them; equal seeds have equal
 * models.
 */
export class ModelAssets {
  private readonly cameras = new WeakMap<ModelView, Room & { readonly camera: Camera }>();

  private constructor(
    /** What there is, in its order. */
    readonly catalog: readonly Kind[],
    private readonly renderer: Renderer,
    readonly models: Models,
    /** Whether they are a pack's. */
    readonly ofPack: boolean,
  ) {}

  /** @param seed the first part of a set's path @param pack what takes the place of the catalog */
  static async open(seed: Seed, pack?: CustomModels): Promise<ModelAssets> {
    const renderer = await sharedSoftRenderer();
    if (pack) return new ModelAssets(pack.kinds, renderer, modelsOf(pack), true);
    const { catalog } = await import('../../../content/models/index.js');
    const shelf = await openShelf(seed);
    const models: Models = { of: (category, variation) => shelf.of(category, variation, false) };
    return new ModelAssets(catalog, renderer, models, false);
  }

  /** @throws TopsyturvyError 'bad-parameter' naming the categories there are */
  entryOf(category: string): Kind {
    const entry = this.catalog.find((candidate) => candidate.category === category);
    if (entry) return entry;
    const there = this.catalog.map((candidate) => candidate.category).join(', ');
    throw wrongParameter(`The catalog has no '${category}'; it has ${there}`, category);
  }

  modelOf({ category, variation }: Pick<ModelView, 'category' | 'variation'>): Model {
    return this.models.of(this.entryOf(category).category, variation).model;
  }

  /** Other words that name a kind as well as its category does. */
  namesOf(category: string): readonly string[] {
    return this.entryOf(category).names ?? [];
  }

  /** The object alone, shaded, on nothing: antialiased with 8 samples a pixel, with the shadows that it throws on itself. */
  cutOut(view: ModelView, frame: Frame): CutOut {
    const scene = this.scene(view, frame);
    const on = (ground: Vec3): Raster =>
      this.picture({ ...scene, background: { top: ground, bottom: ground } }, frame);
    return cutOutOf(on(black), on(white), samples);
  }

  /** 1 where the middle of a pixel shows the object, else 0: the exact silhouette, at a small part of a picture's cost. */
  mask(view: ModelView, frame: Frame): Uint8Array {
    return Uint8Array.from(this.renderer.objects(this.scene(view, frame), frame));
  }

  private picture(scene: Scene, { width, height }: Frame): Raster {
    return this.renderer.render(scene, { width, height, samples, shadows: true });
  }

  /** The scene of the object alone, on black. */
  private scene(view: ModelView, frame: Frame): Scene {
    const model = this.modelOf(view);
    const direction = directionAt(view.sun.azimuth, view.sun.elevation);
    return {
      objects: [{ model, pose: { rotation: turnOf(view), position: [0, 0, 0], scale: 1 } }],
      camera: this.cameraOf(view, model, frame),
      lights: { ...studioLights, sun: { ...studioLights.sun, direction } },
      ground: 'none',
      background: { top: black, bottom: black },
    };
  }

  /** Frames of one form have the same camera, so that it is found once for the small picture of a view and the large one. */
  private cameraOf(view: ModelView, model: Model, frame: Frame): Camera {
    const { tall, wide } = roomIn(view, frame);
    const found = this.cameras.get(view);
    if (found?.tall === tall && found.wide === wide) return found.camera;
    const camera = frameModel(view, model, { tall, wide });
    this.cameras.set(view, { tall, wide, camera });
    return camera;
  }
}

/** The models of a pack; of a kind with fewer than a set has variations, each has its turn. */
const modelsOf = ({ models }: CustomModels): Models => ({
  of(category, variation) {
    const own = models.get(category)!;
    return own[variation % own.length];
  },
});
