import { Last } from '../../../core/last.js';
import type { StreamPath } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { openRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import { ModelStudio } from '../sources/model-studio.js';
import { renderFigure, type Figure } from '../silhouette/figure.js';
import { customFigure } from './custom-figure.js';
import type { CustomObject } from './custom-objects.js';
import { paintFill, paintGround, paintObject, place, type Placed } from './draw.js';
import { camouflageEvidence, type CamouflageEvidence } from './evidence.js';
import { reliefOf } from './form.js';
import type { CamouflageParams } from './params.js';
import { cutGround, matchedFill, type GroundPicture } from './picture-ground.js';
import type { CamouflageState } from './state.js';
import { targetOf, type Target } from './visibility.js';

/** What a picture is put together from; the cues of light are not in it. */
export interface Canvas {
  readonly placed: Placed;
  readonly ground: Raster;
  readonly fill: Raster;
}

/** What the user brings, by the sha256 of its file. */
export interface OwnMaterial {
  readonly grounds: ReadonlyMap<string, GroundPicture>;
  readonly objects: ReadonlyMap<string, CustomObject>;
}

/** All that a figure depends on. */
const keyOf = ({ at: _, box: __, ...figure }: CamouflageState['subject']): string => JSON.stringify(figure);

/** One for all sets: it keeps its buffers, and nothing of a scene. */
let shared: Promise<Renderer> | undefined;

/** Models, the renderer and the user's grounds. */
export class CamouflageStudio {
  private readonly figures = new Last<Pick<Placed, 'figure' | 'relief'>>(2);
  private readonly grounds = new Last<Raster>(2);
  private readonly fills = new Last<Raster>(2);
  private readonly targets = new Last<Target>(2);
  private readonly pictures = new Last<Raster>(4);
  private readonly judged = new Last<CamouflageEvidence>(2);

  private constructor(
    private readonly models: ModelStudio,
    private readonly renderer: Renderer,
    private readonly own: OwnMaterial,
  ) {}

  static async open(path: StreamPath, own: OwnMaterial): Promise<CamouflageStudio> {
    const renderer = await (shared ??= openRenderer('soft'));
    return new CamouflageStudio(await ModelStudio.open(path[0]!), renderer, own);
  }

  /** The parts of a state's picture. They are not to be changed. */
  canvas(x: CamouflageState): Canvas {
    const { at } = x.subject;
    const subject = keyOf(x.subject);
    const object = this.figures.of(subject, () => {
      const figure = this.figureOf(x.subject);
      return { figure, relief: reliefOf(figure) };
    });
    const placed = place(x.size, at, object);
    const surface = JSON.stringify([x.size, x.ground]);
    const ground = this.grounds.of(surface, () => this.paintGround(x));
    const cues = JSON.stringify([surface, subject, at, x.cues.turn, x.cues.grain]);
    return { placed, ground, fill: this.fills.of(cues, () => this.paintFill(x, placed, ground)) };
  }

  /** What there is to be seen in a state's picture. */
  target(x: CamouflageState): Target {
    const key = JSON.stringify([x.size, keyOf(x.subject), x.subject.at]);
    return this.targets.of(key, () => targetOf(x.size, this.canvas(x).placed));
  }

  /** The picture of a state. It is not to be changed. */
  picture(x: CamouflageState): Raster {
    return this.pictures.of(JSON.stringify(x), () => paintObject(x, this.canvas(x)));
  }

  /** What the two views of a state come to. */
  evidence(params: CamouflageParams, x: CamouflageState): CamouflageEvidence {
    const bounds = { faintest: params.faintest, clearest: params.clearest };
    return this.judged.of(JSON.stringify([x, bounds]), () => {
      const [hidden, revealed] = (['hidden', 'revealed'] as const).map((seen) =>
        this.picture({ ...x, seen }),
      );
      return camouflageEvidence(bounds, x, this.target(x), hidden!, revealed!);
    });
  }

  private figureOf(subject: CamouflageState['subject']): Figure {
    if ('picture' in subject) return customFigure(this.own.objects.get(subject.picture)!, subject.side);
    return renderFigure(this.renderer, this.models.modelOf(subject), subject.look, subject.side);
  }

  private paintGround(x: CamouflageState): Raster {
    if (x.ground.kind === 'texture') return paintGround(x, x.ground);
    return cutGround(x, x.ground, this.own.grounds.get(x.ground.picture)!.raster);
  }

  private paintFill(x: CamouflageState, placed: Placed, ground: Raster): Raster {
    if (x.ground.kind === 'texture') return paintFill(x, x.ground, placed);
    return matchedFill(ground, placed, this.own.grounds.get(x.ground.picture)!.raster, x.ground.fillAt);
  }
}
