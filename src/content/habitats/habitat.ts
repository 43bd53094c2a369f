import type { Stream } from '../../core/stream.js';
import type { Environment } from '../../world/light/environment.js';
import type { Material, Placed, Vec3 } from '../../world/index.js';
import type { Surface } from '../surfaces/define.js';

/** The part of the ground that a camera shows: between two depths, as wide as it sees there. Lengths are heights of the picture at the origin. */
export interface Field {
  /** Farthest and nearest depth along z. */
  readonly far: number;
  readonly near: number;
  /** Half of what is seen at a depth, with a margin. */
  halfWidth(z: number): number;
}

/** An ellipse on the ground: its middle, and half its sides. */
export interface Clearing {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
}

/** What a habitat is built around. */
export interface HabitatRequest {
  readonly field: Field;
  /** The place where something stands. */
  readonly clearing: Clearing;
  /** An example of a surface. Callers that ask for many habitats keep what was painted. */
  surface(surface: Surface, variation: Stream): Material;
}

/** A piece of nature that fills a picture, ready to be drawn: its ground at about y = 0, in heights of the picture. */
export interface BuiltHabitat {
  readonly objects: readonly Placed[];
  /** The objects in the clearing: to be left out where something stands there. */
  readonly underfoot: readonly Placed[];
  /** The height of the ground at a place. */
  height(x: number, z: number): number;
  readonly environment: Environment;
}

/** A piece of nature as a program. */
export interface Habitat {
  /** Lower-case words, e.g. 'forest floor'. */
  readonly name: string;
  /** The same `kind` gives the same materials, colors and light; `layout` deals out what grows and lies where. */
  build(kind: Stream, layout: Stream, request: HabitatRequest): BuiltHabitat;
}

/** A habitat, its types checked where it is written. */
export const defineHabitat = (habitat: Habitat): Habitat => habitat;

/** Linear albedo: red, green and blue. */
export type Albedo = Vec3;
