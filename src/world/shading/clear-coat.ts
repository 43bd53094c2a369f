import type { Material } from '../material.js';

/**
 * A clear coat of varnish over a surface (glTF's KHR_materials_clearcoat): a GGX surface with an index of refraction of 1.5 and the
 * mesh's own normals. What it lets through to the surface, and back, is 1 less its directional albedo.
 */
export interface ClearCoat {
  /** The share of the surface that it covers, above 0, at most 1. */
  readonly share: number;
  readonly roughness: number;
}

/** @returns undefined for a material without one */
export const clearCoatOf = ({ clearcoat = 0, clearcoatRoughness = 0 }: Material): ClearCoat | undefined =>
  clearcoat > 0
    ? { share: Math.min(1, clearcoat), roughness: Math.min(1, Math.max(0, clearcoatRoughness)) }
    : undefined;
