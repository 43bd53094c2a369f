import type { Mesh } from '../../../world/model.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
import { bunches } from './strands.js';

/** A strip with a bunch of hairs on it, from its roots to its tips. */
export interface Card {
  readonly path: readonly Vec3[];
  /** Per point of the path, the direction away from what it grows on. */
  readonly normals: readonly Vec3[];
  /** Meters. */
  readonly width: number;
  /** The factor of its color. */
  readonly tone: number;
  /** Its color. Default: white, the material's own */
  readonly tint?: Vec3 | undefined;
  /** Which of the bunches it shows. */
  readonly bunch: number;
}

const white: Vec3 = [1, 1, 1];

/** How far the normals at the sides of a card lean outward, so that a bunch is lit as if it were round. */
const lean = 0.55;

/** Triangles, and their backs. A material with two sides would turn the normals of backs, and hair be dark that faces the light. */
const bothSides = (corners: readonly number[]): number[] => [...corners, ...corners.toReversed()];

/**
 * Cards as one mesh.
 * @param seen from where each is: also from its inside, or, where that is hidden by what it lies on, only from its outside
 */
export function cardMesh(cards: readonly Card[], seen: 'both' | 'outside' = 'both'): Mesh {
  const facesOf = seen === 'both' ? bothSides : (corners: readonly number[]) => corners;
  const vertices = cards.reduce((sum, { path }) => sum + 2 * path.length, 0);
  const strips = cards.reduce((sum, { path }) => sum + path.length - 1, 0);
  const positions = new Float32Array(3 * vertices);
  const normals = new Float32Array(3 * vertices);
  const colors = new Float32Array(3 * vertices);
  const uvs = new Float32Array(2 * vertices);
  const indices = new Uint32Array((seen === 'both' ? 12 : 6) * strips);
  let [vertex, index] = [0, 0];
  for (const { path, normals: outward, width, tone, tint = white, bunch } of cards) {
    path.forEach((p, k) => {
      const along = subtract(path[Math.min(k + 1, path.length - 1)], path[Math.max(k - 1, 0)]);
      const aside = normalize(cross(along, outward[k]));
      for (const side of [-1, 1] as const) {
        positions.set(add(p, scale(aside, (side * width) / 2)), 3 * vertex);
        normals.set(normalize(add(outward[k], scale(aside, side * lean))), 3 * vertex);
        // darker at the roots, which others lie over
        const depth = tone * (0.72 + 0.28 * Math.min(1, (2.5 * k) / (path.length - 1)));
        for (let c = 0; c < 3; c++) colors[3 * vertex + c] = Math.min(1, depth * tint[c]);
        uvs.set([(bunch + 0.5 + side / 2) / bunches, k / (path.length - 1)], 2 * vertex);
        vertex++;
      }
      if (k === 0) return;
      const at = vertex - 4;
      const faces = facesOf([at, at + 1, at + 3, at, at + 3, at + 2]);
      indices.set(faces, index);
      index += faces.length;
    });
  }
  return { positions, normals, uvs, colors, indices };
}

/** A square with coils of hair on it. */
export interface Tuft {
  readonly at: Vec3;
  /** The direction away from the head, for its light. */
  readonly normal: Vec3;
  /** The direction that it faces, and its side across, of unit length. */
  readonly facing: Vec3;
  readonly across: Vec3;
  /** Meters. */
  readonly side: number;
  readonly tone: number;
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Tufts as one mesh. */
export function tuftMesh(tufts: readonly Tuft[]): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const colors: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  tufts.forEach(({ at, normal, facing, across, side, tone }, i) => {
    const down = cross(facing, across);
    for (const [x, y] of corners) {
      positions.push(...add(at, add(scale(across, (x * side) / 2), scale(down, (y * side) / 2))));
      normals.push(...normal);
      colors.push(tone, tone, tone);
      uvs.push(0.5 + x / 2, 0.5 + y / 2);
    }
    indices.push(...bothSides([0, 1, 2, 0, 2, 3].map((k) => 4 * i + k)));
  });
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    colors: Float32Array.from(colors),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  };
}
