import { badParameter } from '../../core/errors.js';
import type { Raster, Tolerance } from '../../draw/raster.js';
import type { Scene, Masks, PartMasks, Renderer, RenderSettings } from '../scene.js';
import { viewOf, type View } from '../render/geometry/camera.js';
import { checkSize } from '../render/limits.js';
import { quietly } from './quiet.js';
import { Device } from './device.js';
import { Pictures, GroundPlane } from './picture.js';
import { DrawnObjects } from './drawn-objects.js';
import { listDraws } from '../render/geometry/draws.js';
import { createMasks } from '../render/frame/masks.js';
import { Targets } from './targets.js';
import { setView } from './uniforms.js';

/** Draws what is where: floats hold whole numbers up to 2²⁴, more than there are objects or parts. */
class MaskMaker {
  private readonly targets: Targets;

  constructor(
    private readonly device: Device,
    private readonly stage: DrawnObjects,
    private readonly plane: GroundPlane,
  ) {
    const { FloatType, NearestFilter, WebGLRenderTarget } = device.three;
    this.targets = new Targets(
      (width, height) =>
        new WebGLRenderTarget(width, height, {
          type: FloatType,
          minFilter: NearestFilter,
          magFilter: NearestFilter,
          generateMipmaps: false,
        }),
    );
  }

  draw(scene: Scene, view: View): Masks {
    const masks = createMasks(view.width, view.height);
    const { objects, parts, depth, normals } = masks;
    this.look(scene, view, false, (to, [object, part, away]) => {
      objects[to] = object;
      parts[to] = part;
      depth[to] = away;
    });
    this.look(scene, view, true, (to, normal) => normals.set(normal, 3 * to));
    return masks;
  }

  parts(scene: Scene, view: View): PartMasks {
    const size = view.width * view.height;
    const [objects, parts] = [new Uint16Array(size), new Uint16Array(size)];
    this.look(scene, view, false, (to, [object, part]) => {
      objects[to] = object;
      parts[to] = part;
    });
    return { objects, parts };
  }

  objects(scene: Scene, view: View, told: number): Uint16Array {
    const objects = new Uint16Array(view.width * view.height);
    this.look(scene, view, false, (to, [object]) => (objects[to] = object <= told ? object : 0));
    return objects;
  }

  /** Draws the output of the objects' program, and passes on each pixel where there is one. */
  private look(
    scene: Scene,
    view: View,
    facing: boolean,
    read: (pixel: number, told: readonly [number, number, number]) => void,
  ): void {
    const { device, stage } = this;
    const { renderer, uniforms } = device;
    const { width, height } = view;
    const { draws } = listDraws(scene);
    setView(uniforms, view);
    uniforms.facing.value = facing;
    stage.set(view, draws);
    const target = this.targets.take(width, height, 0);
    renderer.setRenderTarget(target);
    renderer.setClearColor(0, 0);
    renderer.clear();
    if (scene.ground === 'checker' && view.origin[1] > 0) this.plane.hideBelow(view, draws);
    stage.draw('masks', false, (material, { object, part }) =>
      material.uniforms.ids.value.set(object + 1, part + 1),
    );
    const floats = new Float32Array(4 * width * height);
    renderer.readRenderTargetPixels(target, 0, 0, width, height, floats);
    // Rows begin at the bottom there; the fourth number is 1 where something is seen.
    for (let y = 0, to = 0; y < height; y++)
      for (let x = 0; x < width; x++, to++) {
        const from = 4 * ((height - 1 - y) * width + x);
        if (floats[from + 3] === 1) read(to, [floats[from], floats[from + 1], floats[from + 2]]);
      }
  }

  dispose(): void {
    this.targets.dispose();
  }
}

/**
 * Drivers differ in where samples lie and in how they round. `soft` is the farthest from this renderer that we know, another
 * rasterizer with other samples: over the catalog, 0.6 levels and 1.6 % of the pixels of pictures of 256 pixels.
 */
const tolerance: Tolerance = { mean: 1, changed: 0.03 };

type Size = { readonly width: number; readonly height: number };

/** The context of this process and what draws with it: all renderers share one. */
let open: { readonly engine: Promise<Engine>; users: number } | undefined;

/**
 * The renderer on OpenGL: three and headless gl, optional packages, on the user's X display or one that is started for it. Samples are as
 * many as the driver has, up to those asked for: llvmpipe has 4. For main threads only. All that are open share one context,
 * which the last that is disposed destroys.
 * @throws TopsyturvyError 'missing-package' saying what to install
 */
export async function glRenderer(): Promise<Renderer> {
  const own = (open ??= { engine: openEngine(), users: 0 });
  own.users++;
  const close = (): void => {
    own.users--;
    if (own.users === 0 && open === own) open = undefined;
  };
  try {
    const engine = await own.engine;
    return new GlRenderer(engine, () => {
      close();
      if (own.users === 0) engine.dispose();
    });
  } catch (error) {
    close();
    throw error;
  }
}

class GlRenderer implements Renderer {
  readonly name = 'gl';
  readonly tolerance = tolerance;
  readonly vendor: string;
  private disposed = false;

  constructor(
    private readonly engine: Engine,
    private readonly close: () => void,
  ) {
    this.vendor = engine.device.vendor;
  }

  render(scene: Scene, settings: RenderSettings): Raster {
    const { width, height, samples } = settings;
    return this.frame(scene, width, height, samples, ({ pictures }, view) =>
      pictures.draw(scene, view, settings),
    );
  }

  masks(scene: Scene, { width, height }: Size): Masks {
    return this.frame(scene, width, height, 1, ({ masks }, view) => masks.draw(scene, view));
  }

  parts(scene: Scene, { width, height }: Size): PartMasks {
    return this.frame(scene, width, height, 1, ({ masks }, view) => masks.parts(scene, view));
  }

  objects(scene: Scene, { width, height }: Size, told = Infinity): Uint16Array {
    return this.frame(scene, width, height, 1, ({ masks }, view) => masks.objects(scene, view, told));
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.close();
  }

  private frame<T>(
    scene: Scene,
    width: number,
    height: number,
    samples: number,
    draw: (engine: Engine, view: View) => T,
  ): T {
    if (this.disposed) throw badParameter('renderer', 'a disposed one', 'a live renderer');
    checkSize(width, height, samples);
    const view = viewOf(scene.camera, width, height);
    const { device } = this.engine;
    try {
      return quietly(device.three, () => draw(this.engine, view));
    } finally {
      device.trim();
    }
  }
}

/** A context and all that draws with it. */
interface Engine {
  readonly device: Device;
  readonly pictures: Pictures;
  readonly masks: MaskMaker;
  dispose(): void;
}

/** @throws TopsyturvyError 'missing-package' saying what to install */
async function openEngine(): Promise<Engine> {
  const device = await Device.open();
  const stage = new DrawnObjects(device);
  const plane = new GroundPlane(device);
  const pictures = new Pictures(device, stage, plane);
  const masks = new MaskMaker(device, stage, plane);
  return {
    device,
    pictures,
    masks,
    dispose() {
      for (const part of [pictures, masks, plane, device]) part.dispose();
    },
  };
}
