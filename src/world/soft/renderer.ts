import { unexpected } from '../../core/errors.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import type { Masks, Renderer, RenderSettings } from '../renderer.js';
import type { Scene } from '../scene.js';
import { Background } from './background.js';
import { FrameShader } from './frame-shader.js';
import { Ground } from './ground/ground.js';
import { checkSize } from './limits.js';
import { createMasks, readMasks, readObjects } from './masks.js';
import { Resolver } from './resolve.js';
import { Shadows } from './shadows/shadows.js';
import { TriangleReader } from './geometry/triangle-reader.js';
import { Bins } from './geometry/bins.js';
import { viewOf } from './geometry/camera.js';
import { listDraws } from './geometry/draws.js';
import { dips, hideBehindGround } from './ground/depth.js';
import { createProjected, project } from './geometry/project.js';
import { type Target, TargetPool } from './raster/target.js';
import type { Frame } from './frame.js';
import { drawVisibility } from './visibility.js';

/** Samples of a band: with 8 bytes each, half a megabyte. */
const bandSamples = 0x10000;
/** More bands cost more than they save. */
const mostBands = 64;

/** Makes frames in memory that is used again. */
class FrameMaker {
  private readonly targets = new TargetPool();
  private readonly bins = new Bins();
  private projected = createProjected(0);
  private drawOf = new Uint32Array(0);

  /**
   * The geometry of a scene; ends the life of the last one.
   *
   * @throws TopsyturvyError `bad-parameter` if the camera or an object is malformed
   */
  prepare(scene: Scene, width: number, height: number): Frame {
    const view = viewOf(scene.camera, width, height);
    const list = listDraws(scene);
    if (this.projected.spare < list.vertices) this.projected = createProjected(list.vertices);
    if (this.drawOf.length < list.triangles) this.drawOf = new Uint32Array(list.triangles);
    const { projected, drawOf } = this;
    for (const [i, { firstTriangle, triangles }] of list.draws.entries())
      drawOf.fill(i, firstTriangle, firstTriangle + triangles);
    project(view, list, projected);
    return { view, list, projected, drawOf };
  }

  /**
   * Finds what is nearest at every sample, band by band from the top, each in the same memory. What lies behind the
   * `ground`, if there is one, is not seen.
   */
  bands(frame: Frame, samples: 1 | 4 | 8, ground: boolean, visit: (target: Target) => void): void {
    const { view, list, projected } = frame;
    const { width, height } = view;
    const rows = Math.max(Math.floor(bandSamples / (width * samples)), Math.ceil(height / mostBands));
    const { bins } = this;
    bins.fill(view, list, projected, rows);
    const hides = ground && view.origin[1] > 0 && list.draws.some(dips);
    for (let top = 0, band = 0; top < height; top += rows, band++) {
      const target = this.targets.take(width, top, Math.min(rows, height - top), samples, 1 / view.far);
      target.from = Math.max(0, bins.left[band]);
      target.to = Math.max(target.from, Math.min(width, bins.right[band] + 1));
      if (hides) hideBehindGround(view, target);
      drawVisibility({ frame, bins, target }, band);
      visit(target);
    }
  }
}

/** The default renderer: plain TypeScript, the same bytes on every machine. Keep one and draw many frames with it. */
export const softRenderer = (): Renderer => new SoftRenderer();

class SoftRenderer implements Renderer {
  readonly name = 'soft';
  readonly vendor = 'topsyturvy';
  private maker: FrameMaker | undefined = new FrameMaker();
  private readonly shadows = new Shadows();
  private readonly background = new Background();

  render(scene: Scene, settings: RenderSettings): Raster {
    const { width, height, samples, shadows } = settings;
    const { frame, bands } = this.frame(scene, settings, samples);
    if (shadows) this.shadows.cast(frame.list, scene.lights, scene.ground !== 'none');
    const cast = shadows ? this.shadows : undefined;
    const shader = new FrameShader(frame, scene.lights, cast);
    const ground = new Ground(scene, frame.view, cast);
    const { background } = this;
    background.prepare(scene.background, width, height);
    const raster = createRaster(width, height, 3);
    const resolver = new Resolver(frame, background, shader, ground, raster);
    bands((target) => resolver.band(target));
    return raster;
  }

  masks(scene: Scene, size: Pick<RenderSettings, 'width' | 'height'>): Masks {
    const { frame, bands } = this.frame(scene, size, 1);
    const masks = createMasks(size.width, size.height);
    const reader = new TriangleReader(frame);
    bands((target) => readMasks(reader, target, masks));
    return masks;
  }

  objects(scene: Scene, size: Pick<RenderSettings, 'width' | 'height'>): Uint16Array {
    const { frame, bands } = this.frame(scene, size, 1);
    const objects = new Uint16Array(size.width * size.height);
    bands((target) => readObjects(frame, target, objects));
    return objects;
  }

  dispose(): void {
    this.maker = undefined;
  }

  /** A scene's geometry, and its bands with what is nearest in each. */
  private frame(
    scene: Scene,
    { width, height }: Pick<RenderSettings, 'width' | 'height'>,
    samples: 1 | 4 | 8,
  ): { frame: Frame; bands: (visit: (target: Target) => void) => void } {
    const { maker } = this;
    if (!maker) throw unexpected('bad-parameter', 'renderer', 'a disposed one', 'a live renderer');
    checkSize(width, height, samples);
    const frame = maker.prepare(scene, width, height);
    return { frame, bands: (visit) => maker.bands(frame, samples, scene.ground === 'checker', visit) };
  }
}
