import { unexpected } from '../../core/errors.js';
import type { Raster } from '../../draw/raster.js';
import type { Masks, Renderer, RenderSettings } from '../renderer.js';
import type { Scene } from '../scene.js';
import { FrameShader } from './frame-shader.js';
import { FrameMaker } from './frame.js';
import { readMasks } from './masks.js';
import { resolve } from './resolve.js';

/** The default renderer: plain TypeScript, the same bytes on every machine. Keep one and draw many frames with it. */
export const softRenderer = (): Renderer => new SoftRenderer();

class SoftRenderer implements Renderer {
  readonly name = 'soft';
  readonly vendor = 'topsyturvy';
  private maker: FrameMaker | undefined = new FrameMaker();

  render(scene: Scene, settings: RenderSettings): Raster {
    const frame = this.frames().make(scene, settings.width, settings.height, settings.samples);
    return resolve(scene, frame, new FrameShader(frame, scene.lights));
  }

  masks(scene: Scene, { width, height }: { readonly width: number; readonly height: number }): Masks {
    return readMasks(this.frames().make(scene, width, height, 1));
  }

  dispose(): void {
    this.maker = undefined;
  }

  private frames(): FrameMaker {
    if (!this.maker) throw unexpected('bad-parameter', 'renderer', 'a disposed one', 'a live renderer');
    return this.maker;
  }
}
