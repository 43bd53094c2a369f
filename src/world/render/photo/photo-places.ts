import { photoFrameBytes } from './records.js';
import type { KernelMemory } from '../../../core/wasm/memory.js';
import { reflectionFloats } from '../../light/reflections.js';

/** Where what the shading under an environment takes begins in the kernels' memory, beside what all shading of rows takes. */
export interface PhotoPlaces {
  readonly frame: number;
  /** The maps of reflections, one behind the other, f32. */
  readonly maps: number;
  /** Three planes of the light pass: depth, ambient and key. */
  readonly planes: number;
}

/** @param plane the bytes of a plane of the light pass, or 0 */
export const takePhotoPlaces = (memory: KernelMemory, plane: number): PhotoPlaces => ({
  frame: memory.take(photoFrameBytes),
  maps: memory.take(4 * reflectionFloats),
  planes: memory.take(3 * plane),
});
