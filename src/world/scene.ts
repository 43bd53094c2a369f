import type { Environment } from './light/environment.js';
import type { Finish } from './light/finish.js';
import type { Model } from './model.js';
import type { Pose } from './pose.js';
import type { Vec3 } from './vector.js';
import type { Raster, Tolerance } from '../draw/raster.js';
import { atan, tan, tau } from '../core/math/index.js';

/** A model somewhere in the world. */
export interface Placed {
  /** What is placed. */
  readonly model: Model;
  /** Where, and how it is turned. */
  readonly pose: Pose;
  /** Whether it keeps the key light of an environment away from others; the walls of a room do not. Default true */
  readonly casts?: boolean;
}

/** A pinhole camera. */
export interface Camera {
  /** The camera's position in meters, as all positions here. */
  readonly position: Vec3;
  /** The point that it looks at: the middle of the picture. */
  readonly target: Vec3;
  /** The direction that is upward in the picture. Default: +Y */
  readonly up?: Vec3;
  /** The vertical angle of view, degrees. */
  readonly fieldOfView: number;
  /** The near plane, meters in front of the camera. */
  readonly near: number;
  /** The far plane, meters from the camera: nothing farther away is drawn. */
  readonly far: number;
}

/** Linear light. */
export interface Lights {
  /** The light from above and from below, by the direction of the normal. */
  readonly sky: Vec3;
  readonly ground: Vec3;
  /** A far light. */
  readonly sun: {
    /** The direction toward the light, unit length. */
    readonly direction: Vec3;
    readonly color: Vec3;
  };
}

/** Light as a photograph has it: from all around as an environment sends it, through a film's tone curve. */
export interface EnvironmentLight {
  readonly environment: Environment;
  /** The factor of all light before the tone curve. Default: what brings the scene's middle to middle gray */
  readonly exposure?: number;
  /** The finish of a photograph. Default: none. */
  readonly finish?: Finish;
}

/** 'catcher' shows nothing but shadows on the background. */
export type Ground = 'none' | 'catcher' | 'checker';

/** Everything that a picture is drawn from. Meters, +Y up. */
export interface Scene {
  /** The objects in the order of their ids in masks. */
  readonly objects: readonly Placed[];
  /** The camera. */
  readonly camera: Camera;
  /** The light sources. */
  readonly lights: Lights;
  /** The ground at y = 0. */
  readonly ground: Ground;
  /** What is seen where there is nothing else. */
  readonly background: Backdrop;
  /** Where it is given, lights, ground and background are not drawn: the ground is then a model, and behind all is the environment. */
  readonly environment?: EnvironmentLight;
}

/** What is seen where there is nothing. Colors are sRGB, 0 to 255. */
export type Backdrop =
  /** The angle from the top of the picture to its bottom. */
  | { readonly top: Vec3; readonly bottom: Vec3 }
  /** The angle from the middle of the picture to its corners: the same however the picture is turned or flipped. */
  | { readonly middle: Vec3; readonly corners: Vec3 }
  /** Soft noise, as of plaster, up to `noise` levels lighter or darker than a color: no way up is more usual than another. */
  | { readonly color: Vec3; readonly noise: number; readonly seed: number };

/** Cells of a noisy backdrop along the height of the picture. */
export const noiseCells = 48;

/** How large and how finely a scene is drawn. */
export interface RenderSettings {
  /** Pixels, 1 to 8192. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** The number of samples per pixel, in a rotated pattern. Published stimuli have 8. */
  readonly samples: 1 | 4 | 8;
  /** Soft shadows of the sun on objects and ground, and contact shadows. */
  readonly shadows: boolean;
}

/** The object, part, depth and normal at each pixel's center. Rows from the top. */
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

/** The part and the object at each pixel. */
export type PartMasks = Pick<Masks, 'objects' | 'parts'>;

/** What names a renderer; 'blender:N' traces N paths per pixel. */
export type RendererName = 'soft' | 'gl' | 'blender' | `blender:${number}`;

/** Draws scenes. One interface, three engines: `soft` is bit-exact, `gl` is fast on a GPU, `blender` traces paths. */
export interface Renderer {
  /** 'soft', 'gl' or 'blender'. */
  readonly name: 'soft' | 'gl' | 'blender';
  /** What draws, for the manifest, e.g. a driver's vendor string. */
  readonly vendor: string;
  /** How far its pictures may be from those of another machine; absent: not at all. */
  readonly tolerance?: Tolerance;
  /** The paths per pixel of a renderer that traces them, which may refuse a picture with 'renderers-disagree'; absent in others. */
  readonly samples?: number;
  /** The picture: 8-bit sRGB, 3 channels. */
  render(scene: Scene, settings: RenderSettings): Raster;
  /** The masks of a scene; nothing is shaded. */
  masks(scene: Scene, size: { readonly width: number; readonly height: number }): Masks;
  /** Only objects and parts of `masks(…)`, which costs half as much. */
  parts(scene: Scene, size: { readonly width: number; readonly height: number }): PartMasks;
  /**
   * `masks(…).objects` alone, which costs a fraction.
   * @param told how many objects, the first, are told from the others, whose pixels are 0: the fewer, the less it costs. Default: all
   */
  objects(
    scene: Scene,
    size: { readonly width: number; readonly height: number },
    told?: number,
  ): Uint16Array;
  /** Frees what the engine holds; the renderer cannot be used after it. */
  dispose(): void;
}

/** The angle of view, degrees, of a picture whose side grows from `side` to `longer` pixels around the same middle. */
export const angleOver = (fieldOfView: number, side: number, longer: number): number =>
  (720 / tau) * atan((tan((fieldOfView * tau) / 720) * longer) / side);

/**
 * A scene for a picture of any form. The central square shows what a square picture of the scene shows: a wide picture
 * continues to the left and right, a tall one above and below, for which the camera's vertical angle of view is widened.
 * @param size pixels
 */
export function aroundSquare(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): Scene {
  if (height <= width) return scene;
  const { camera } = scene;
  const fieldOfView = angleOver(camera.fieldOfView, width, height);
  // The ground at the lower edge is nearer than all that the square shows.
  const near = camera.near * (width / height) * (width / height);
  return { ...scene, camera: { ...camera, fieldOfView, near } };
}
