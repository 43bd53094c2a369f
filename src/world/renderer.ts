import type { Raster } from '../draw/raster.js';
import type { Tolerance } from '../draw/compare.js';
import type { Scene } from './scene.js';

/** How large and how finely a scene is drawn. */
export interface RenderSettings {
  /** Pixels, 1 to 8192. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Samples per pixel, in a rotated pattern. Stimuli are published with 8. */
  readonly samples: 1 | 4 | 8;
  /** Soft shadows of the sun on objects and ground, and contact shadows. */
  readonly shadows: boolean;
}

/** What is where, at one sample per pixel, its center. Rows from the top. */
export interface Masks {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Per pixel, 1 + the index in `scene.objects`, or 0 where none is seen. */
  readonly objects: Uint16Array;
  /** Per pixel, 1 + the index in the model's `parts`, or 0. */
  readonly parts: Uint16Array;
  /** Per pixel, meters along the camera's axis, or Infinity. */
  readonly depth: Float32Array;
  /** Per pixel, the world's unit normal of what is seen (3 numbers), or zeros. */
  readonly normals: Float32Array;
}

/** Which part of which object is where. */
export type PartMasks = Pick<Masks, 'objects' | 'parts'>;

/** Draws scenes. One interface, two engines: `soft` is bit-exact, `gl` is fast on a GPU. */
export interface Renderer {
  /** 'soft' or 'gl'. */
  readonly name: 'soft' | 'gl';
  /** Who draws, for the manifest, e.g. a driver's vendor string. */
  readonly vendor: string;
  /** How far its pictures may be from those of another machine; absent: not at all. */
  readonly tolerance?: Tolerance;
  /** The picture: 8-bit sRGB, 3 channels. */
  render(scene: Scene, settings: RenderSettings): Raster;
  /** What is seen where; nothing is shaded. */
  masks(scene: Scene, size: { readonly width: number; readonly height: number }): Masks;
  /** Of `masks(…)` objects and parts alone, which costs half as much. */
  parts(scene: Scene, size: { readonly width: number; readonly height: number }): PartMasks;
  /** `masks(…).objects` alone, which costs a fraction. */
  objects(scene: Scene, size: { readonly width: number; readonly height: number }): Uint16Array;
  /** Frees what the engine holds; the renderer cannot be used after it. */
  dispose(): void;
}
