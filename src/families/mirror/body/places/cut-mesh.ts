import { dot, type Mesh, type Vec3 } from '../../../../world/index.js';

/** A plane: where dot(normal, p) is the offset. */
export type Plane = { readonly normal: Vec3; readonly offset: number };

type Attribute = Exclude<keyof Mesh, 'indices'>;
const widths: Readonly<Record<Attribute, number>> = {
  positions: 3,
  normals: 3,
  uvs: 2,
  secondUvs: 2,
  colors: 3,
  tangents: 4,
};
/** The attributes of unit length. */
const directions: readonly Attribute[] = ['normals', 'tangents'];

/**
 * A mesh cut in two by a plane: what lies on the side of the plane's normal, and what lies on the other. A half that is all of the
 * mesh is the mesh itself; an empty one is undefined. Both halves have the same vertices along the cut.
 */
export function cutMesh(
  mesh: Mesh,
  plane: Plane,
): readonly [before: Mesh | undefined, behind: Mesh | undefined] {
  const { positions: p, indices } = mesh;
  const heights = new Float64Array(p.length / 3);
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < heights.length; i++) {
    heights[i] = dot(plane.normal, [p[3 * i], p[3 * i + 1], p[3 * i + 2]]) - plane.offset;
    least = Math.min(least, heights[i]);
    most = Math.max(most, heights[i]);
  }
  if (least >= 0) return [mesh, undefined];
  if (most <= 0) return [undefined, mesh];
  const halves = [new Half(mesh, heights, 1), new Half(mesh, heights, -1)] as const;
  for (let first = 0; first < indices.length; first += 3) for (const half of halves) half.take(first);
  return [halves[0].mesh(), halves[1].mesh()];
}

/** The part of a mesh that lies on one side of a plane. */
class Half {
  private readonly values: Partial<Record<Attribute, number[]>> = {};
  private readonly attributes: readonly Attribute[];
  private readonly indices: number[] = [];
  private readonly kept = new Map<number, number>();
  private count = 0;

  constructor(
    private readonly source: Mesh,
    private readonly heights: Float64Array,
    private readonly side: 1 | -1,
  ) {
    this.attributes = (Object.keys(widths) as Attribute[]).filter((name) => source[name]);
    for (const name of this.attributes) this.values[name] = [];
  }

  /** Takes what lies on this side of the triangle whose indices are at `first`. */
  take(first: number): void {
    const corners: number[] = [];
    for (let k = 0; k < 3; k++) {
      const [p, q] = [this.source.indices[first + k], this.source.indices[first + ((k + 1) % 3)]];
      const [atP, atQ] = [this.side * this.heights[p], this.side * this.heights[q]];
      if (atP >= 0) corners.push(this.keep(p));
      // A corner on the plane belongs to both sides.
      if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0)) corners.push(this.between(p, q));
    }
    for (let k = 2; k < corners.length; k++) this.indices.push(corners[0], corners[k - 1], corners[k]);
  }

  mesh(): Mesh | undefined {
    if (this.indices.length === 0) return undefined;
    const arrays = this.attributes.map((name) => [name, Float32Array.from(this.values[name]!)] as const);
    return {
      ...(Object.fromEntries(arrays) as Pick<Mesh, 'positions' | 'normals'>),
      indices: Uint32Array.from(this.indices),
    };
  }

  private keep(vertex: number): number {
    let at = this.kept.get(vertex);
    if (at === undefined) {
      for (const name of this.attributes) {
        const width = widths[name];
        for (let i = 0; i < width; i++) this.values[name]!.push(this.source[name]![width * vertex + i]);
      }
      this.kept.set(vertex, (at = this.count++));
    }
    return at;
  }

  /** A vertex where an edge meets the plane: the same from either end and on either side. */
  private between(p: number, q: number): number {
    const [from, to] = this.heights[p] > 0 ? [p, q] : [q, p];
    const share = this.heights[from] / (this.heights[from] - this.heights[to]);
    for (const name of this.attributes) {
      const [width, source] = [widths[name], this.source[name]!];
      const values = Array.from({ length: width }, (_, i) => {
        const start = source[width * from + i];
        return start + share * (source[width * to + i] - start);
      });
      if (directions.includes(name)) {
        const [x, y, z] = values;
        const size = Math.sqrt(x * x + y * y + z * z) || 1;
        for (let i = 0; i < 3; i++) values[i] /= size;
        if (width === 4) values[3] = source[width * from + 3];
      }
      this.values[name]!.push(...values);
    }
    return this.count++;
  }
}
