import { atan2, tau } from '../../../core/math/index.js';
import type { Mesh } from '../../mesh.js';
import { pickVertices, withoutTangents } from './attributes.js';
import type { Axis } from './transform.js';

/** Lays a picture of `size` × `size` meters along an axis on the mesh, upright, its middle at the origin. */
export function planarUvs(mesh: Mesh, axis: Axis, size: number): Mesh {
  return remapped(mesh, (x, y, z) => {
    const [a, b] = axis === 'x' ? [-z, y] : axis === 'y' ? [x, -z] : [x, y];
    return [0.5 + a / size, 0.5 - b / size];
  });
}

/** Lays the picture on each face along the axis that it faces most. Faces should not share vertices: sharp edges. */
export function boxUvs(mesh: Mesh, size: number): Mesh {
  return remapped(mesh, (x, y, z, nx, ny, nz) => {
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    if (ax >= ay && ax >= az) return [0.5 - Math.sign(nx) * (z / size), 0.5 - y / size];
    if (ay >= az) return [0.5 + x / size, 0.5 + Math.sign(ny) * (z / size)];
    return [0.5 + Math.sign(nz) * (x / size), 0.5 - y / size];
  });
}

/** Rolls the picture around y, once, its middle at the front; `height` meters are one picture high. */
export function cylinderUvs(mesh: Mesh, height: number): Mesh {
  const turned = remapped(mesh, (x, y, z) => [0.5 + atan2(x, z) / tau, -y / height]);
  return seamed(turned);
}

function remapped(
  mesh: Mesh,
  at: (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
  ) => readonly [u: number, v: number],
): Mesh {
  const { positions: p, normals: n } = mesh;
  const uvs = new Float32Array((p.length / 3) * 2);
  for (let i = 0; 3 * i < p.length; i++)
    uvs.set(at(p[3 * i], p[3 * i + 1], p[3 * i + 2], n[3 * i], n[3 * i + 1], n[3 * i + 2]), 2 * i);
  return { ...withoutTangents(mesh), uvs };
}

/** Gives triangles across u = 0 = 1 vertices of their own with u beyond 1. */
function seamed(mesh: Mesh): Mesh {
  const indices = mesh.indices.slice();
  const uvs = mesh.uvs ?? new Float32Array();
  const sources: number[] = [];
  const copies = new Map<number, number>();
  const vertices = mesh.positions.length / 3;
  for (let i = 0; i < indices.length; i += 3) {
    const us = [0, 1, 2].map((k) => uvs[2 * indices[i + k]]);
    if (Math.max(...us) - Math.min(...us) <= 0.5) continue;
    for (let k = 0; k < 3; k++) {
      if (us[k] >= 0.5) continue;
      const vertex = indices[i + k];
      const copy = copies.get(vertex) ?? vertices + sources.length;
      if (!copies.has(vertex)) sources.push(vertex);
      copies.set(vertex, copy);
      indices[i + k] = copy;
    }
  }
  const all = pickVertices(mesh, [...Array(vertices).keys(), ...sources]);
  sources.forEach((_, i) => (all.uvs![2 * (vertices + i)] += 1));
  return { ...all, indices };
}
