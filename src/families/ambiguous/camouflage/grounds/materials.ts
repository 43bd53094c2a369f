import type { StreamPath } from '../../../../core/stream.js';
import type { Raster } from '../../../../draw/raster.js';
import { sharedSoftRenderer } from '../../../../world/open-renderer.js';
import type { Renderer } from '../../../../world/renderer.js';
import { ModelStudio } from '../../sources/model-studio.js';
import { renderFigure, type Figure } from '../../silhouette/figure.js';
import { customFigure } from '../custom-figure.js';
import type { CustomObject } from '../custom-objects.js';
import { paintFill, paintGround } from '../draw.js';
import type { Placed } from '../form.js';
import { cutGround, matchedFill, type GroundPicture } from './picture-ground.js';
import type { CamouflageState } from '../state.js';

/** What the user brings, by the sha256 of its file. */
export interface CustomMaterial {
  readonly grounds: ReadonlyMap<string, GroundPicture>;
  readonly objects: ReadonlyMap<string, CustomObject>;
}

/** Models, the renderer and the user's pictures: what states are drawn from. */
export class Materials {
  private constructor(
    private readonly models: ModelStudio,
    private readonly renderer: Renderer,
    private readonly custom: CustomMaterial,
  ) {}

  static async open(path: StreamPath, custom: CustomMaterial): Promise<Materials> {
    const renderer = await sharedSoftRenderer();
    return new Materials(await ModelStudio.open(path[0]!), renderer, custom);
  }

  figureOf(subject: CamouflageState['subject']): Figure {
    if ('picture' in subject) return customFigure(this.custom.objects.get(subject.picture)!, subject.side);
    return renderFigure(this.renderer, this.models.modelOf(subject), subject.look, subject.side);
  }

  ground(x: Pick<CamouflageState, 'size' | 'ground'>): Raster {
    if (x.ground.kind === 'texture') return paintGround(x, x.ground);
    return cutGround(x, x.ground, this.custom.grounds.get(x.ground.picture)!.raster);
  }

  fill(x: Pick<CamouflageState, 'size' | 'ground' | 'cues'>, placed: Placed, ground: Raster): Raster {
    if (x.ground.kind === 'texture') return paintFill(x, x.ground, placed);
    return matchedFill(ground, placed, this.custom.grounds.get(x.ground.picture)!.raster, x.ground.fillAt);
  }
}
