import type { BufferGeometry, Matrix4 } from 'three';
import type { Mesh } from '../mesh.js';
import { tangentsOf } from '../render/shade/metallic/metallic-parts.js';
import type { Three } from './packages.js';

/** A mesh as three holds it, with its bounding box. Tangents are made when a material first asks for them. */
export function geometryOf({ BufferAttribute, BufferGeometry }: Three, mesh: Mesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  if (mesh.uvs) geometry.setAttribute('uv', new BufferAttribute(mesh.uvs, 2));
  if (mesh.secondUvs) geometry.setAttribute('uv2', new BufferAttribute(mesh.secondUvs, 2));
  if (mesh.colors) geometry.setAttribute('color', new BufferAttribute(mesh.colors, 3));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  geometry.computeBoundingBox();
  return geometry;
}

export function addTangents({ BufferAttribute }: Three, geometry: BufferGeometry, mesh: Mesh): void {
  if (!geometry.hasAttribute('tangent'))
    geometry.setAttribute('tangent', new BufferAttribute(tangentsOf(mesh), 4));
}

/** Bytes of a mesh on the graphics card; about as many are held for it here. */
export const geometryBytes = ({ positions, indices }: Mesh): number =>
  indices.byteLength + (positions.byteLength / 3) * 12;

type Row = readonly [number, number, number, number];

/** The last row of a matrix that moves points of space. */
export const lastRow: Row = [0, 0, 0, 1];

export const setRows = (matrix: Matrix4, rows: readonly [Row, Row, Row, Row]): Matrix4 =>
  matrix.fromArray(rows.flat()).transpose();
