import { reflectanceTable } from '../../../shading/metallic-roughness.js';
import type { KernelMemory } from '../../../../core/wasm/kernel.js';
import type { DrawList } from '../../geometry/draws.js';

/** Textures of a part: of base color, surface, normals, emission and occlusion. */
export const texturesOfPart = 5;

/** Where what the shading of metallic-roughness surfaces takes begins in the kernels' memory, beside what all shading of rows takes. */
export interface MetallicPlaces {
  /** Per vertex of the frame four f32; 0 if no part has a texture of normals. */
  readonly tangents: number;
  /** What codes of data stand for, 256 f64, and the table of reflectances. */
  readonly fractions: number;
  readonly reflectance: number;
}

const fractions = Float64Array.from({ length: 256 }, (_, code) => code / 255);

export function takeMetallicPlaces(memory: KernelMemory, { draws, vertices }: DrawList): MetallicPlaces {
  return {
    tangents: draws.some(({ material }) => material.normalTexture) ? memory.take(16 * vertices) : 0,
    fractions: memory.putBytes(fractions),
    reflectance: memory.putBytes(reflectanceTable()),
  };
}
