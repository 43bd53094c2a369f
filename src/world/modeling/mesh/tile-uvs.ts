import type { Mesh } from '../../mesh.js';
import { bounds } from './placing.js';
import type { Axis } from './transform.js';
import { pickVertices, withoutTangents } from './attributes.js';

/** A mesh in which no vertex belongs to triangles that face along different axes. */
interface FacedMesh {
  readonly split: Mesh;
  /** For each vertex, the axis that its triangles face most: 0, 2, 4 for +x, +y, +z; one more for −x, −y, −z. */
  readonly facings: readonly number[];
}

/** Gives triangles that face along different axes vertices of their own; normals stay as they are. */
function splitByFacing(mesh: Mesh): FacedMesh {
  const { indices, normals: n } = mesh;
  const sources: number[] = [];
  const facings: number[] = [];
  const known = new Map<number, number>();
  const out = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const sum = [0, 1, 2].map(
      (k) => n[3 * indices[i] + k] + n[3 * indices[i + 1] + k] + n[3 * indices[i + 2] + k],
    );
    const axis = [0, 1, 2].reduce((best, k) => (Math.abs(sum[k]) > Math.abs(sum[best]) ? k : best), 0);
    const facing = 2 * axis + (sum[axis] < 0 ? 1 : 0);
    for (let k = 0; k < 3; k++) {
      const key = 6 * indices[i + k] + facing;
      let vertex = known.get(key);
      if (vertex === undefined) {
        vertex = sources.length;
        known.set(key, vertex);
        sources.push(indices[i + k]);
        facings.push(facing);
      }
      out[i + k] = vertex;
    }
  }
  return { split: { ...pickVertices(withoutTangents(mesh), sources), indices: out }, facings };
}

const axes: readonly Axis[] = ['x', 'y', 'z'];

/** How a tile is laid on a mesh. */
export interface TileUvOptions {
  /**
   * The axis that u, and with it the grain of wood, runs along on all faces that it lies in; 'longest': the axis along which the mesh
   * is longest. Absent: u is level, v runs down.
   */
  readonly along?: Axis | 'longest';
  /** Meters that the tile is shifted by along u and v, so that equal parts do not look the same. Default: none. */
  readonly offset?: readonly [along: number, down: number];
}

/**
 * Texture coordinates for a surface that repeats at its real size, by box projection: each triangle is seen along the axis that it
 * faces most, with smooth normals kept. Meshes need none before; those that they have are dropped.
 * @param tile meters that the texture covers along u and v, as `Surface.tile`
 */
export function tileUvs(
  mesh: Mesh,
  [wide, high]: readonly [number, number],
  { along, offset = [0, 0] }: TileUvOptions = {},
): Mesh {
  const { split, facings } = splitByFacing(mesh);
  const grain = along === 'longest' ? longest(mesh) : along === undefined ? -1 : axes.indexOf(along);
  const uvs = new Float32Array(2 * facings.length);
  for (const [i, facing] of facings.entries()) {
    const [x, y, z] = split.positions.subarray(3 * i, 3 * i + 3);
    const side = facing & 1 ? -1 : 1;
    const axis = facing >> 1;
    let u = axis === 0 ? -side * z : axis === 1 ? x : side * x;
    let v = axis === 1 ? side * z : -y;
    // Where the grain's axis would run along v, the tile is turned by a quarter.
    if (grain === (axis === 1 ? 2 : 1)) [u, v] = [-v, u];
    uvs[2 * i] = (u + offset[0]) / wide;
    uvs[2 * i + 1] = (v + offset[1]) / high;
  }
  return { ...split, uvs };
}

function longest(mesh: Mesh): number {
  const { min, max } = bounds(mesh);
  const sizes = [0, 1, 2].map((k) => max[k] - min[k]);
  return sizes.indexOf(Math.max(...sizes));
}
