import { smoothNoise } from '../../world/lattice-noise.js';
import type { Mesh } from '../../world/mesh.js';

/** How {@link weathered} varies the color of a mesh. */
export interface WeatheredOptions {
  /** Meters from patch to patch. Default 3; vertices must not stand farther apart than half of that. */
  readonly patch?: number;
  /** How much darker the darkest patches are, 0 to 1. Default 0.22. */
  readonly amount?: number;
}

/**
 * Vertex colors that vary slowly over large grounds and walls, so that one does not see their tiles repeat.
 * @param seed any whole number
 */
export function weathered(
  mesh: Mesh,
  seed: number,
  { patch = 3, amount = 0.22 }: WeatheredOptions = {},
): Mesh {
  const { positions: p } = mesh;
  const colors = new Float32Array(p.length);
  for (let i = 0; i < p.length; i += 3) {
    // Slanting through space, so that floors and walls vary alike.
    const u = (p[i] + 0.37 * p[i + 1]) / patch;
    const v = (p[i + 2] + 0.71 * p[i + 1]) / patch;
    const dark =
      0.65 * smoothNoise(u, v, seed) + 0.35 * smoothNoise(2.17 * u + 0.3, 2.17 * v + 0.7, seed + 1);
    colors.fill(1 - amount * dark, i, i + 3);
  }
  return { ...mesh, colors };
}
