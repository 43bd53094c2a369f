import type { StreamPath } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import type { Model, Renderer } from '../../../world/index.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import {
  cutGround,
  matchedFill,
  paintFill,
  paintGround,
  type PictureGround,
  type TextureGround,
} from '../hiding/ground.js';
import type { Placed } from '../hiding/relief.js';
import { type Figure, renderFigure } from '../silhouette/figure.js';
import type { CustomModels } from '../../staging/models/custom-models.js';
import type { GroundPicture } from '../sources/custom-grounds.js';
import { customFigure, type CustomObject } from '../sources/custom-objects.js';
import { ModelAssets } from '../sources/model-assets.js';
import { AnimalShelf } from './habitat/animal.js';
import { type HabitatScene, HabitatAssets } from './habitat/assets.js';
import type { AnimalState, HabitatGround } from './habitat/state.js';
import type { CamouflageState, Subject } from './state.js';
import type { Size } from '../../param-schemas.js';

/** The user's materials, by the sha256 of their files. */
interface CustomMaterial {
  readonly grounds: ReadonlyMap<string, GroundPicture>;
  readonly objects: ReadonlyMap<string, CustomObject>;
}

/** A picture's size, and the surface that fills it. */
interface Laid {
  readonly size: Size;
  readonly ground: TextureGround | PictureGround;
}

/** Models, the renderer and the user's pictures: what states are drawn from. */
export class Materials {
  private constructor(
    private readonly models: ModelAssets,
    private readonly renderer: Renderer,
    private readonly custom: CustomMaterial,
    private readonly animals: AnimalShelf,
    private readonly habitats: HabitatAssets,
  ) {}

  /** @param pack whose models take the place of the catalog's */
  static async open(path: StreamPath, custom: CustomMaterial, pack?: CustomModels): Promise<Materials> {
    const renderer = await sharedSoftRenderer();
    const seed = path[0];
    const habitats = new HabitatAssets(String(seed), renderer);
    return new Materials(
      await ModelAssets.open(seed, pack),
      renderer,
      custom,
      new AnimalShelf(String(seed)),
      habitats,
    );
  }

  figureOf(subject: CamouflageState['subject']): Figure {
    if ('picture' in subject) return customFigure(this.custom.objects.get(subject.picture)!, subject.side);
    return renderFigure(this.renderer, this.modelOf(subject), subject.look, subject.side);
  }

  private modelOf(subject: Exclude<Subject, { picture: string }>): Model {
    return 'attitude' in subject ? this.animals.of(animalOf(subject)) : this.models.modelOf(subject);
  }

  /** Something that stands in a habitat. */
  inHabitat({
    size,
    subject,
    ground,
  }: Pick<CamouflageState, 'size' | 'subject'> & { ground: HabitatGround }): HabitatScene {
    if ('picture' in subject) throw new TypeError('A picture cannot stand in a habitat');
    const { look, side, at } = subject;
    return this.habitats.scene(ground, this.modelOf(subject), { yaw: look.yaw, side, at, size });
  }

  ground(x: Laid): Raster {
    if (x.ground.kind === 'texture') return paintGround(x.size, x.ground);
    return cutGround(x.size, x.ground, this.custom.grounds.get(x.ground.picture)!.raster());
  }

  fill(x: Laid & Pick<CamouflageState, 'cues'>, placed: Placed, ground: Raster): Raster {
    if (x.ground.kind === 'texture') return paintFill(x.size, x.cues, x.ground, placed);
    return matchedFill(ground, placed, this.custom.grounds.get(x.ground.picture)!.raster(), x.ground.fillAt);
  }
}

/** Only what says which animal it is, so that one is found again in other views. */
const animalOf = ({ category, variation, attitude }: AnimalState): AnimalState => ({
  category,
  variation,
  attitude,
});
