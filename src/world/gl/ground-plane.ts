import type { RawShaderMaterial } from 'three';
import type { View } from '../soft/geometry/camera.js';
import type { Draw } from '../soft/geometry/draws.js';
import { dips } from '../soft/ground/depth.js';
import type { Device } from './device.js';
import { nothingFragment } from './glsl/background.js';
import { depthCurve } from './stage.js';

/** The share by which the ground is put farther away than it is, so that what lies flat on it is seen. */
const behind = 1e-5;

/** The ground as something that hides what lies below it. */
export class GroundPlane {
  private readonly material: RawShaderMaterial;

  constructor(private readonly device: Device) {
    this.material = device.screen.material(nothingFragment, device.uniforms);
    this.material.depthTest = this.material.depthWrite = true;
    this.material.colorWrite = false;
  }

  /** Writes the depth of the ground, which the eye sees from above, into the target that is set. */
  hideBelow(view: View, draws: readonly Draw[]): void {
    if (!draws.some(dips)) return;
    const { right, up, forward, focal, width, height, origin, near, far } = view;
    const [a, b] = depthCurve(near, far);
    // 1 / depth is linear in the picture, and so is what OpenGL makes of it.
    const depth = (x: number, y: number): number => {
      const ray = forward[1] + (x * width * right[1] + y * height * up[1]) / (2 * focal);
      return a + (b * ray * (1 - behind)) / origin[1];
    };
    this.device.screen.draw(this.material, [depth(-1, -1), depth(3, -1), depth(-1, 3)]);
  }

  dispose(): void {
    this.material.dispose();
  }
}
