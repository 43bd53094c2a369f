import { photoFrameBytes, photoScratchBytes } from '../../../kernels/raster/photo/records.js';
import { textureBytes } from '../../../kernels/raster/records.js';
import type { KernelMemory } from '../../../kernels/memory.js';
import { reflectionFloats } from '../../light/reflections.js';
import { reflectanceTable } from '../../shading/reflectance.js';
import type { DrawList } from '../geometry/draws.js';

/** Textures of a part: of base color, surface, normals and emission. */
export const texturesOfPart = 4;

/** Where what the shading under an environment takes begins in the kernels' memory, beside what all shading of rows takes. */
export interface PhotoPlaces {
  readonly frame: number;
  readonly scratch: number;
  /** Per part four records of `TextureField`. */
  readonly textures: number;
  /** Per vertex two f32 of texture coordinates and four of tangents; 0 if no part has any. */
  readonly uvs: number;
  readonly tangents: number;
  /** What codes of data stand for, 256 f64, and the table of reflectances. */
  readonly fractions: number;
  readonly reflectance: number;
  /** The maps of reflections, one behind the other, f32. */
  readonly maps: number;
  /** Three planes of the light pass: depth, ambient and key. */
  readonly planes: number;
}

const fractions = Float64Array.from({ length: 256 }, (_, code) => code / 255);

/** @param plane the bytes of a plane of the light pass, or 0 */
export function takePhotoPlaces(
  memory: KernelMemory,
  { draws, vertices }: DrawList,
  plane: number,
): PhotoPlaces {
  return {
    frame: memory.take(photoFrameBytes),
    scratch: memory.take(photoScratchBytes),
    textures: memory.take(texturesOfPart * textureBytes * draws.length),
    uvs: draws.some(({ uvs }) => uvs) ? memory.take(8 * vertices) : 0,
    tangents: draws.some(({ material }) => material.normalTexture) ? memory.take(16 * vertices) : 0,
    fractions: memory.putBytes(fractions),
    reflectance: memory.putBytes(reflectanceTable()),
    maps: memory.take(4 * reflectionFloats),
    planes: memory.take(3 * plane),
  };
}
