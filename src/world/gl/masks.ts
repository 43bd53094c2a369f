import type { Masks, PartMasks } from '../renderer.js';
import type { Scene } from '../scene.js';
import type { View } from '../soft/geometry/camera.js';
import { listDraws } from '../soft/geometry/draws.js';
import { createMasks } from '../soft/masks.js';
import type { Device } from './device.js';
import type { GroundPlane } from './ground-plane.js';
import type { Stage } from './stage.js';
import { Targets } from './targets.js';
import { setView } from './uniforms.js';

/** Draws what is where: floats hold whole numbers up to 2²⁴, more than there are objects or parts. */
export class MaskMaker {
  private readonly targets: Targets;

  constructor(
    private readonly device: Device,
    private readonly stage: Stage,
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

  objects(scene: Scene, view: View): Uint16Array {
    const objects = new Uint16Array(view.width * view.height);
    this.look(scene, view, false, (to, [object]) => (objects[to] = object));
    return objects;
  }

  /** Draws what the objects' program tells, and passes the pixels where there is one. */
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
    uniforms.facing!.value = facing;
    stage.set(view, draws);
    const target = this.targets.take(width, height, 0);
    renderer.setRenderTarget(target);
    renderer.setClearColor(0, 0);
    renderer.clear();
    if (scene.ground === 'checker' && view.origin[1] > 0) this.plane.hideBelow(view, draws);
    stage.draw('masks', false, (material, { object, part }) =>
      material.uniforms.ids!.value.set(object + 1, part + 1),
    );
    const floats = new Float32Array(4 * width * height);
    renderer.readRenderTargetPixels(target, 0, 0, width, height, floats);
    // Rows begin at the bottom there; the fourth number is 1 where something is seen.
    for (let y = 0, to = 0; y < height; y++)
      for (let x = 0; x < width; x++, to++) {
        const from = 4 * ((height - 1 - y) * width + x);
        if (floats[from + 3] === 1) read(to, [floats[from]!, floats[from + 1]!, floats[from + 2]!]);
      }
  }

  dispose(): void {
    this.targets.dispose();
  }
}
