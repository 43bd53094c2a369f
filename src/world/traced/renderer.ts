import { badParameter, sha256, TopsyturvyError } from '../../core/index.js';
import type { Raster, Tolerance } from '../../draw/raster.js';
import { exposureOf, writeScene } from '../gltf/write/scene.js';
import { environmentMap } from '../light/environment-map.js';
import { addGrain, blurByDepth, checkFinish } from '../light/finish.js';
import { viewOf } from '../render/geometry/camera.js';
import { checkSize } from '../render/limits.js';
import type { EnvironmentLight, Masks, PartMasks, Renderer, RenderSettings, Scene } from '../scene.js';
import { disagreement } from './agreement.js';
import { blenderVersion, trace } from './blender.js';
import { develop } from './develop.js';

type Size = Pick<RenderSettings, 'width' | 'height'>;

/** Paths per pixel where none are named. */
const usualSamples = 64;
const mostSamples = 9999;
/** How many pictures are kept: `verify` draws those of an item again after a moment. */
const kept = 8;

/**
 * The same version, seed and samples gave the same bytes whenever tried; this is for other processors, on which a path may turn elsewhere.
 * Other noise, as other versions may have, lies far beyond it.
 */
const tolerance: Tolerance = { mean: 1, changed: 0.03 };

/**
 * The renderer that traces paths: Blender's Cycles, a program on the path, which is started for every picture. Light, tone, grain and lens are
 * ours, and so are masks. A scene of which it sees other outlines than ours is refused with 'renderers-disagree'.
 * @param name 'blender', or 'blender:N' for N paths per pixel
 * @param soft what draws masks, and what lies behind all objects
 * @throws TopsyturvyError 'missing-package' where there is no Blender, or an old one
 */
export const tracedRenderer = (name: string, soft: Renderer): Renderer =>
  new TracedRenderer(samplesOf(name), soft);

/** @throws TopsyturvyError 'bad-parameter' */
function samplesOf(name: string): number {
  if (name === 'blender') return usualSamples;
  const samples = Number(/^blender:(\d+)$/.exec(name)?.[1]);
  if (samples >= 1 && samples <= mostSamples) return samples;
  throw badParameter('renderer', name, `blender:N with N from 1 to ${mostSamples} paths per pixel`);
}

class TracedRenderer implements Renderer {
  readonly name = 'blender';
  readonly vendor = `Blender ${blenderVersion()}, Cycles on the CPU`;
  readonly tolerance = tolerance;
  private readonly pictures = new Map<string, Raster>();
  private disposed = false;

  constructor(
    readonly samples: number,
    private readonly soft: Renderer,
  ) {}

  render(scene: Scene, settings: RenderSettings): Raster {
    if (this.disposed) throw badParameter('renderer', 'a disposed one', 'a live renderer');
    const { width, height, samples, shadows } = settings;
    checkSize(width, height, samples);
    const { focal } = viewOf(scene.camera, width, height);
    const { environment } = scene;
    if (environment?.finish) checkFinish(environment.finish);
    const picture = this.traced(scene, { width, height }, shadows, environment);
    const { lens, grain } = environment?.finish ?? {};
    if (lens)
      blurByDepth(
        picture,
        lens,
        this.soft.masks(scene, settings).depth.map((away) => 1 / away),
        focal,
      );
    if (grain) addGrain(picture, grain);
    return picture;
  }

  masks(scene: Scene, size: Size): Masks {
    return this.soft.masks(scene, size);
  }

  parts(scene: Scene, size: Size): PartMasks {
    return this.soft.parts(scene, size);
  }

  objects(scene: Scene, size: Size, told?: number): Uint16Array {
    return this.soft.objects(scene, size, told);
  }

  dispose(): void {
    this.disposed = true;
    this.pictures.clear();
  }

  /** A picture of its own, without grain and lens. */
  private traced(
    scene: Scene,
    size: Size,
    shadows: boolean,
    environment: EnvironmentLight | undefined,
  ): Raster {
    const glb = writeScene(scene, size);
    const surroundings = environmentMap(scene, exposureOf(scene));
    const key = sha256(
      glb,
      surroundings,
      JSON.stringify([shadows, scene.ground, environment?.finish?.vignette, scene.background]),
    );
    let picture = this.pictures.get(key);
    if (!picture) {
      const ground = !environment && shadows && scene.ground !== 'none' && scene.camera.position[1] > 0;
      const { samples } = this;
      const { light, ids } = trace({ scene: glb, surroundings, ...size, samples, ground, shadows });
      this.compare(scene, size, ids);
      picture = develop(light, this.behind(scene, size, environment), environment);
      if (this.pictures.size >= kept) this.pictures.delete(this.pictures.keys().next().value!);
      this.pictures.set(key, picture);
    }
    return { ...picture, data: picture.data.slice() };
  }

  /** @throws TopsyturvyError 'renderers-disagree' */
  private compare(scene: Scene, size: Size, ids: Uint16Array): void {
    const found = disagreement(scene, size.width, this.soft.objects(scene, size), ids);
    if (!found) return;
    const { category } = scene.objects[found.object].model;
    throw new TopsyturvyError(
      'renderers-disagree',
      `Blender sees other outlines than ours of '${category}' (object ${found.object + 1}): ${(100 * found.overlap).toFixed(1)} % of its pixels are common`,
      found.object,
    );
  }

  /** The picture without objects: the surroundings, or the plain ground and backdrop. */
  private behind(scene: Scene, size: Size, environment: EnvironmentLight | undefined): Raster {
    const vignette = environment?.finish?.vignette;
    return this.soft.render(
      {
        ...scene,
        objects: [],
        ...(environment && {
          environment: {
            environment: environment.environment,
            ...(environment.exposure !== undefined && { exposure: environment.exposure }),
            ...(vignette !== undefined && { finish: { vignette } }),
          },
        }),
      },
      { ...size, samples: 8, shadows: false },
    );
  }
}
