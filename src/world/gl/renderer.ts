import { unexpected } from '../../core/errors.js';
import type { Raster } from '../../draw/raster.js';
import type { Masks, Renderer, RenderSettings } from '../renderer.js';
import type { Scene } from '../scene.js';
import { viewOf } from '../soft/camera.js';
import { checkSize } from '../soft/limits.js';
import { Device } from './device.js';
import { GroundPlane } from './ground-plane.js';
import { MaskMaker } from './masks.js';
import { Pictures } from './picture.js';
import { quietly } from './quiet.js';
import { Stage } from './stage.js';

type Size = { readonly width: number; readonly height: number };

/**
 * The renderer on OpenGL: three and headless gl, optional packages, on the user's X display or one of our own. Keep one and
 * draw many frames with it. Samples are as many as the driver has, up to those asked for: llvmpipe has 4. For main threads only.
 *
 * @throws TopsyturvyError 'missing-package' saying what to install
 */
export const glRenderer = async (): Promise<Renderer> => new GlRenderer(await Device.open());

class GlRenderer implements Renderer {
  readonly name = 'gl';
  readonly vendor: string;
  private readonly pictures: Pictures;
  private readonly maskMaker: MaskMaker;
  private readonly plane: GroundPlane;
  private disposed = false;

  constructor(private readonly device: Device) {
    this.vendor = device.vendor;
    const stage = new Stage(device);
    this.plane = new GroundPlane(device);
    this.pictures = new Pictures(device, stage, this.plane);
    this.maskMaker = new MaskMaker(device, stage, this.plane);
  }

  render(scene: Scene, settings: RenderSettings): Raster {
    this.check();
    const { width, height, samples } = settings;
    checkSize(width, height, samples);
    const view = viewOf(scene.camera, width, height);
    return this.frame(() => this.pictures.draw(scene, view, settings));
  }

  masks(scene: Scene, { width, height }: Size): Masks {
    this.check();
    checkSize(width, height, 1);
    const view = viewOf(scene.camera, width, height);
    return this.frame(() => this.maskMaker.draw(scene, view));
  }

  objects(scene: Scene, { width, height }: Size): Uint16Array {
    this.check();
    checkSize(width, height, 1);
    const view = viewOf(scene.camera, width, height);
    return this.frame(() => this.maskMaker.objects(scene, view));
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.pictures.dispose();
    this.maskMaker.dispose();
    this.plane.dispose();
    this.device.dispose();
  }

  private frame<T>(draw: () => T): T {
    try {
      return quietly(this.device.three, draw);
    } finally {
      this.device.trim();
    }
  }

  private check(): void {
    if (this.disposed) throw unexpected('bad-parameter', 'renderer', 'a disposed one', 'a live renderer');
  }
}
