import type { Camera, Mesh, RawShaderMaterial, Scene } from 'three';
import type { View } from '../render/geometry/camera.js';
import type { Draw } from '../render/geometry/draws.js';
import type { Device } from './device.js';
import { addTangents, lastRow, setRows } from './geometry.js';
import type { Pass } from './materials.js';

/** The objects of a frame as three's scene, seen by three's camera. */
export class DrawnObjects {
  readonly scene: Scene;
  readonly camera: Camera;
  private readonly meshes: Mesh[] = [];
  private draws: readonly Draw[] = [];

  constructor(private readonly device: Device) {
    const { Camera, Scene } = device.three;
    this.scene = new Scene();
    this.scene.matrixWorldAutoUpdate = false;
    this.camera = new Camera();
    this.camera.matrixWorldAutoUpdate = false;
  }

  /** Sets objects and camera. Everything lies relative to the eye. */
  set(view: View, draws: readonly Draw[]): void {
    this.draws = draws;
    this.aim(view);
    const { three } = this.device;
    while (this.meshes.length < draws.length) {
      const mesh = new three.Mesh();
      mesh.matrixWorldAutoUpdate = mesh.matrixAutoUpdate = mesh.frustumCulled = false;
      this.meshes.push(mesh);
    }
    const [ex, ey, ez] = view.origin;
    draws.forEach(({ mesh, pose: { rotation: r, position: p, scale: s } }, i) => {
      const shown = this.meshes[i];
      shown.geometry = this.device.geometry(mesh);
      setRows(shown.matrixWorld, [
        [r[0] * s, r[1] * s, r[2] * s, p[0] - ex],
        [r[3] * s, r[4] * s, r[5] * s, p[1] - ey],
        [r[6] * s, r[7] * s, r[8] * s, p[2] - ez],
        lastRow,
      ]);
    });
    this.scene.children = this.meshes.slice(0, draws.length);
  }

  /** Draws the objects into the target that is set. @param each sees the material of every draw before it is used */
  draw(pass: Pass, shadows: boolean, each?: (material: RawShaderMaterial, draw: Draw) => void): void {
    const { materials, renderer, three } = this.device;
    materials.collect();
    this.draws.forEach((draw, i) => {
      const mesh = this.meshes[i];
      const { material } = draw;
      if ((pass === 'surface' || pass === 'environment') && material.normalTexture)
        addTangents(three, mesh.geometry, draw.mesh);
      const lent = materials.lend({ pass, material, shadows, hasColors: draw.mesh.colors !== undefined });
      each?.(lent, draw);
      mesh.material = lent;
    });
    renderer.render(this.scene, this.camera);
  }

  private aim({ right, up, forward, focal, width, height, near, far }: View): void {
    const { camera } = this;
    setRows(camera.matrixWorldInverse, [
      [...right, 0],
      [...up, 0],
      [-forward[0], -forward[1], -forward[2], 0],
      lastRow,
    ]);
    const [a, b] = depthCurve(near, far);
    setRows(camera.projectionMatrix, [
      [(2 * focal) / width, 0, 0, 0],
      [0, (2 * focal) / height, 0, 0],
      [0, 0, -a, -b],
      [0, 0, -1, 0],
    ]);
  }
}

/** Normalized depth is a − b / depth: −1 at the near plane, 1 at the far one. */
export function depthCurve(near: number, far: number): readonly [a: number, b: number] {
  if (far === Infinity) return [1, 2 * near];
  return [(far + near) / (far - near), (2 * far * near) / (far - near)];
}
