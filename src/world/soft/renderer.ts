import { unexpected } from '../../core/errors.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import type { Masks, Renderer, RenderSettings } from '../renderer.js';
import type { Scene } from '../scene.js';
import { Background } from './background.js';
import { FrameShader } from './frame-shader.js';
import { FrameMaker } from './frame-maker.js';
import { Ground } from './ground/ground.js';
import { checkSize } from './limits.js';
import { createMasks, readMasks, readObjects } from './masks.js';
import { resolve } from './resolve.js';
import { Shadows } from './shadows/shadows.js';
import { TriangleReader } from './geometry/triangle-reader.js';

/** The default renderer: plain TypeScript, the same bytes on every machine. Keep one and draw many frames with it. */
export const softRenderer = (): Renderer => new SoftRenderer();

class SoftRenderer implements Renderer {
  readonly name = 'soft';
  readonly vendor = 'topsyturvy';
  private maker: FrameMaker | undefined = new FrameMaker();
  private readonly shadows = new Shadows();
  private readonly background = new Background();

  render(scene: Scene, { width, height, samples, shadows }: RenderSettings): Raster {
    const frames = this.frames();
    checkSize(width, height, samples);
    const frame = frames.prepare(scene, width, height);
    if (shadows) this.shadows.cast(frame.list, scene.lights, scene.ground !== 'none');
    const cast = shadows ? this.shadows : undefined;
    const shader = new FrameShader(frame, scene.lights, cast);
    const ground = new Ground(scene, frame.view, cast);
    const { background } = this;
    background.prepare(scene.background, height);
    const raster = createRaster(width, height, 3);
    frames.bands(frame, samples, scene.ground === 'checker', (target) =>
      resolve(background, frame, target, shader, ground, raster),
    );
    return raster;
  }

  masks(scene: Scene, { width, height }: { readonly width: number; readonly height: number }): Masks {
    const frames = this.frames();
    checkSize(width, height, 1);
    const frame = frames.prepare(scene, width, height);
    const masks = createMasks(width, height);
    const reader = new TriangleReader(frame);
    frames.bands(frame, 1, scene.ground === 'checker', (target) => readMasks(reader, target, masks));
    return masks;
  }

  objects(scene: Scene, { width, height }: { readonly width: number; readonly height: number }): Uint16Array {
    const frames = this.frames();
    checkSize(width, height, 1);
    const frame = frames.prepare(scene, width, height);
    const objects = new Uint16Array(width * height);
    frames.bands(frame, 1, scene.ground === 'checker', (target) => readObjects(frame, target, objects));
    return objects;
  }

  dispose(): void {
    this.maker = undefined;
  }

  private frames(): FrameMaker {
    if (!this.maker) throw unexpected('bad-parameter', 'renderer', 'a disposed one', 'a live renderer');
    return this.maker;
  }
}
