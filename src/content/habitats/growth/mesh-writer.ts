import { normalize, type Mesh, type Vec3 } from '../../../world/index.js';

/** Collects the vertices and triangles of many small things in one mesh. */
export class MeshWriter {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colors: number[] = [];
  private readonly indices: number[] = [];

  get count(): number {
    return this.positions.length / 3;
  }

  /** @param normal of any length @param color linear, 0 to 1 @returns the vertex's index */
  vertex(at: Vec3, normal: Vec3, color: Vec3): number {
    const unit = normalize(normal);
    this.positions.push(at[0], at[1], at[2]);
    this.normals.push(unit[0], unit[1], unit[2]);
    this.colors.push(color[0], color[1], color[2]);
    return this.count - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  /** Two triangles. Corners in order around it. */
  quad(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, a, c, d);
  }

  mesh(): Mesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      colors: Float32Array.from(this.colors),
      indices: Uint32Array.from(this.indices),
    };
  }
}
