import type { Camera, Mesh, RawShaderMaterial, Scene, WebGLRenderer } from 'three';
import type { Uniforms } from './materials.js';
import type { Three } from './packages.js';
import { screenVertex } from './glsl/vertex.js';

/** Draws over the whole of a target. */
export class Screen {
  private readonly scene: Scene;
  private readonly mesh: Mesh;
  private readonly camera: Camera;

  constructor(
    private readonly three: Three,
    private readonly renderer: WebGLRenderer,
  ) {
    this.scene = new three.Scene();
    this.camera = new three.Camera();
    const geometry = new three.BufferGeometry();
    const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);
    geometry.setAttribute('position', new three.BufferAttribute(corners, 3));
    this.mesh = new three.Mesh(geometry);
    this.mesh.frustumCulled = false;
    this.scene.add(this.mesh);
  }

  /** A program for it. Depth is neither asked nor written. */
  material(fragmentShader: string, uniforms: Uniforms, defines: readonly string[] = []): RawShaderMaterial {
    const { GLSL3, RawShaderMaterial } = this.three;
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: screenVertex,
      fragmentShader,
      uniforms,
      defines: Object.fromEntries(defines.map((name) => [name, ''])),
      depthTest: false,
      depthWrite: false,
    });
  }

  /** @param depths in normalized device coordinates at the corners (−1, −1), (3, −1) and (−1, 3) */
  draw(material: RawShaderMaterial, depths: readonly [number, number, number] = [0, 0, 0]): void {
    const position = this.mesh.geometry.getAttribute('position');
    depths.forEach((depth, corner) => {
      if (position.getZ(corner) === Math.fround(depth)) return;
      position.setZ(corner, depth);
      position.needsUpdate = true;
    });
    this.mesh.material = material;
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }
}
