import type { Material } from '../material.js';

/** Whether a material is there at a place of its texture: what the rasteriser asks per sample. */
export interface AlphaMask {
  /** Which level of detail to read for a texture that moves so far per pixel; 0 is the sharpest. */
  level(dudx: number, dvdx: number, dudy: number, dvdy: number): number;
  covers(u: number, v: number, level: number): boolean;
}

/** The mask of a material, or undefined where it is opaque everywhere. */
export function alphaMaskOf(material: Material): AlphaMask | undefined {
  if (material.alphaCutoff === undefined || material.baseColorTexture === undefined) return undefined;
  return { level: () => 0, covers: () => true };
}
