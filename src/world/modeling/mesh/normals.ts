import { acos, cosDegrees } from '../../../core/math/index.js';
import type { Mesh } from '../../mesh.js';
import { pickVertices } from './attributes.js';

/**
 * The mesh with new normals: faces that meet in an edge at `creaseDegrees` or less are shaded as one surface, sharper
 * edges stay sharp. Vertices are split where needed; texture coordinates and colors are kept.
 *
 * Faces count by area × angle at the corner, so that wide flat faces beside narrow bevels stay flat.
 * @param creaseDegrees 0 (all flat) to 180 (all smooth)
 */
export function smoothNormals(mesh: Mesh, creaseDegrees: number): Mesh {
  const { indices } = mesh;
  const { places, count } = weld(mesh.positions);
  const faces = faceNormals(mesh);
  const limit = cosDegrees(creaseDegrees) - 1e-6;
  const group = new Uint32Array(indices.length).map((_, corner) => corner);
  const { starts, corners } = cornersByPlace(indices, places, count);
  for (let place = 0; place < count; place++)
    unite(corners.subarray(starts[place], starts[place + 1]), indices, places, faces, limit, group);

  const sums = new Float64Array(3 * indices.length); // at each group's root corner
  for (let corner = 0; corner < indices.length; corner++) {
    const face = Math.floor(corner / 3);
    const weight = cornerAngle(mesh, corner) * faces[4 * face + 3];
    const root = find(group, corner);
    for (let k = 0; k < 3; k++) sums[3 * root + k] += weight * faces[4 * face + k];
  }
  return split(mesh, group, sums);
}

/** The mesh with every face flat. */
export const flatNormals = (mesh: Mesh): Mesh => smoothNormals(mesh, 0);

/** Per triangle, the unit normal and the area. */
function faceNormals({ positions: p, indices }: Mesh): Float64Array {
  const out = new Float64Array((indices.length / 3) * 4);
  for (let face = 0; 3 * face < indices.length; face++) {
    const a = 3 * indices[3 * face];
    const b = 3 * indices[3 * face + 1];
    const c = 3 * indices[3 * face + 2];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const size = Math.sqrt(x * x + y * y + z * z);
    if (!(size > 0)) continue;
    out[4 * face] = x / size;
    out[4 * face + 1] = y / size;
    out[4 * face + 2] = z / size;
    out[4 * face + 3] = size / 2;
  }
  return out;
}

/** The corners at each place, in their order: from `starts` of the place to that of the next. */
function cornersByPlace(
  indices: Uint32Array,
  places: Uint32Array,
  count: number,
): { readonly starts: Uint32Array; readonly corners: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (let corner = 0; corner < indices.length; corner++) starts[places[indices[corner]] + 1]++;
  for (let place = 0; place < count; place++) starts[place + 1] += starts[place];
  const next = starts.slice();
  const corners = new Uint32Array(indices.length);
  for (let corner = 0; corner < indices.length; corner++) corners[next[places[indices[corner]]]++] = corner;
  return { starts, corners };
}

/** Unites the corners around one place whose faces share an edge there that is not sharp. */
function unite(
  around: Uint32Array,
  indices: Uint32Array,
  places: Uint32Array,
  faces: Float64Array,
  limit: number,
  group: Uint32Array,
): void {
  for (const one of around) {
    const face = one - (one % 3);
    const after = places[indices[face + ((one + 1) % 3)]];
    for (const two of around) {
      const other = two - (two % 3);
      if (places[indices[other + ((two + 2) % 3)]] !== after || one === two) continue;
      const f = 4 * (face / 3);
      const g = 4 * (other / 3);
      const cosine = faces[f] * faces[g] + faces[f + 1] * faces[g + 1] + faces[f + 2] * faces[g + 2];
      if (cosine < limit) continue;
      const a = find(group, one);
      const b = find(group, two);
      group[Math.max(a, b)] = Math.min(a, b);
    }
  }
}

function find(group: Uint32Array, corner: number): number {
  let at = corner;
  while (group[at] !== at) at = group[at] = group[group[at]];
  return at;
}

/** The angle of a face at one of its corners, radians. */
function cornerAngle({ positions: p, indices }: Mesh, corner: number): number {
  const face = corner - (corner % 3);
  const o = 3 * indices[corner];
  const a = 3 * indices[face + ((corner + 1) % 3)];
  const b = 3 * indices[face + ((corner + 2) % 3)];
  const ux = p[a] - p[o];
  const uy = p[a + 1] - p[o + 1];
  const uz = p[a + 2] - p[o + 2];
  const vx = p[b] - p[o];
  const vy = p[b + 1] - p[o + 1];
  const vz = p[b + 2] - p[o + 2];
  const sizes = Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz));
  if (!(sizes > 0)) return 0;
  return acos(Math.max(-1, Math.min(1, (ux * vx + uy * vy + uz * vz) / sizes)));
}

/** One vertex for each vertex and group that occur together. */
function split(mesh: Mesh, group: Uint32Array, sums: Float64Array): Mesh {
  const { indices } = mesh;
  const known = new Map<number, number>();
  const sources: number[] = [];
  const normals: number[] = [];
  const out = new Uint32Array(indices.length);
  for (let corner = 0; corner < indices.length; corner++) {
    const root = find(group, corner);
    const key = indices[corner] * indices.length + root;
    let vertex = known.get(key);
    if (vertex === undefined) {
      vertex = sources.length;
      known.set(key, vertex);
      sources.push(indices[corner]);
      const x = sums[3 * root];
      const y = sums[3 * root + 1];
      const z = sums[3 * root + 2];
      const size = Math.sqrt(x * x + y * y + z * z);
      if (size > 0) normals.push(x / size, y / size, z / size);
      else normals.push(0, 1, 0);
    }
    out[corner] = vertex;
  }
  return { ...pickVertices(mesh, sources), normals: Float32Array.from(normals), indices: out };
}

/** For each vertex, the number of its place; vertices at equal positions (bit for bit, but 0 = -0) share one. */
export function weld(positions: Float32Array): { readonly places: Uint32Array; readonly count: number } {
  const vertices = positions.length / 3;
  // `from` with a function takes twenty times as long as a loop.
  const clean = new Float32Array(positions.length);
  for (let i = 0; i < clean.length; i++) clean[i] = positions[i] + 0;
  const bits = new Int32Array(clean.buffer);
  let size = 16;
  while (size < 2 * vertices) size *= 2;
  const table = new Int32Array(size).fill(-1); // open addressing: the first vertex of each place
  const places = new Uint32Array(vertices);
  let count = 0;
  for (let i = 0; i < vertices; i++) {
    const x = bits[3 * i];
    const y = bits[3 * i + 1];
    const z = bits[3 * i + 2];
    let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & (size - 1);
    for (;;) {
      const other = table[slot];
      if (other < 0) {
        table[slot] = i;
        places[i] = count++;
        break;
      }
      if (bits[3 * other] === x && bits[3 * other + 1] === y && bits[3 * other + 2] === z) {
        places[i] = places[other];
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return { places, count };
}
