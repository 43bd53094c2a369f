import type { Mesh, Vec3 } from '../../index.js';
import { smoothNormals } from '../mesh/normals.js';
import type { Point } from '../plane/outline.js';

/** A mesh in the making: shapes push vertices and triangles, then take the mesh. Corners counter-clockwise from outside. */
export class Draft {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly colors: number[] = [];
  private readonly indices: number[] = [];

  /** Adds a vertex and returns its number. Give texture coordinates, normals and colors to all vertices or none. */
  vertex(p: Vec3, uv?: Point, normal?: Vec3, color?: Vec3): number {
    // + 0 turns -0 into 0, so that equal places have equal bits
    this.positions.push(p[0] + 0, p[1] + 0, p[2] + 0);
    if (uv) this.uvs.push(uv[0], uv[1]);
    if (normal) this.normals.push(normal[0], normal[1], normal[2]);
    if (color) this.colors.push(color[0], color[1], color[2]);
    return this.positions.length / 3 - 1;
  }

  /** Adds a triangle, unless two of its corners are in one place. */
  triangle(a: number, b: number, c: number): void {
    if (this.same(a, b) || this.same(b, c) || this.same(c, a)) return;
    this.indices.push(a, b, c);
  }

  /** Two triangles, cut along the shorter diagonal. */
  quad(a: number, b: number, c: number, d: number): void {
    if (this.distance(b, d) < this.distance(a, c)) {
      this.triangle(a, b, d);
      this.triangle(b, c, d);
    } else {
      this.triangle(a, b, c);
      this.triangle(a, c, d);
    }
  }

  /** Turns all triangles over. */
  flip(): void {
    const list = this.indices;
    for (let i = 0; i < list.length; i += 3) [list[i + 1], list[i + 2]] = [list[i + 2], list[i + 1]];
  }

  /** The mesh with the normals that the vertices were given. */
  mesh(): Mesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      indices: Uint32Array.from(this.indices),
      ...(this.uvs.length > 0 ? { uvs: Float32Array.from(this.uvs) } : {}),
      ...(this.colors.length > 0 ? { colors: Float32Array.from(this.colors) } : {}),
    };
  }

  /** The mesh with normals from its faces; edges sharper than `creaseDegrees` stay sharp. */
  smooth(creaseDegrees: number): Mesh {
    return smoothNormals({ ...this.mesh(), normals: new Float32Array(this.positions.length) }, creaseDegrees);
  }

  private distance(a: number, b: number): number {
    const p = this.positions;
    const x = p[3 * a] - p[3 * b];
    const y = p[3 * a + 1] - p[3 * b + 1];
    const z = p[3 * a + 2] - p[3 * b + 2];
    return x * x + y * y + z * z;
  }

  private same(a: number, b: number): boolean {
    const p = this.positions;
    for (let i = 0; i < 3; i++) if (Math.fround(p[3 * a + i]) !== Math.fround(p[3 * b + i])) return false;
    return true;
  }
}
