import type { Stream } from '../../../../core/stream.js';
import type { Surface } from '../../../../content/surfaces/define.js';
import type { Environment } from '../../../../world/light/environment.js';
import type { Material } from '../../../../world/material.js';
import type { Placed } from '../../../../world/scene.js';
import type { Ink } from './ink.js';

/** What a carrier is built from. */
export interface CarrierRequest {
  /** The same `kind` gives the same materials, colors and light; `layout` deals out what grows and lies where. */
  readonly kind: Stream;
  readonly layout: Stream;
  readonly ink: Ink;
  /** How strongly the drawing shapes what is there, 0 (not at all) to 1. */
  readonly depth: number;
  /** An example of a surface. */
  surface(surface: Surface, variation: Stream): Material;
}

/** A scene that fills a picture seen from straight above: its ground at about y = 0, in heights of the picture, its middle at 0. */
export interface GrownScene {
  readonly objects: readonly Placed[];
  readonly environment: Environment;
}

/** A kind of ground whose own things form a drawing. */
export type Carrier = (request: CarrierRequest) => GrownScene;

/** Half of what is seen of the ground, with a margin, heights of the picture. */
export const halfWidth = 0.54;
