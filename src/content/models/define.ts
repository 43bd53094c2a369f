import type { Stream } from '../../core/stream.js';
import type { BroadClass, Part } from '../../world/model.js';

/**
 * A kind of object of which any number of examples can be made.
 *
 * What a model must satisfy:
 * - front +Z, up +Y, so its own left is +X; meters, at real size; `buildModel` stands it on y = 0 and centers its
 *   footprint;
 * - it looks like what it is from every side at 256 pixels: real proportions, several parts, plausible materials;
 * - a front that nobody mistakes, where it has one: lamps, a face, a backrest, a display. One without (`hasFront:
 *   false`: a ball, a round table) gives no hint of one either;
 * - proportions, parts and colors vary through `variation`, one child stream per purpose, and never enough to become
 *   another kind of thing;
 * - 1,000 to 15,000 triangles; parts that are solids are closed, and may stand in one another.
 */
export interface CatalogModel {
  /** As prompts call it, e.g. 'office chair'. */
  readonly category: string;
  readonly broadClass: BroadClass;
  /** Whether a person would name its front without thinking. */
  readonly hasFront: boolean;
  /** Whether a person would say that it stands upright or not. */
  readonly hasUp: boolean;
  /** Whether it carries text, so that a mirrored picture of it is plainly mirrored. Default false. */
  readonly hasText?: boolean;
  /** Whether it is large and closed enough to hide others behind it. Default false. */
  readonly hides?: boolean;
  /** Whether it is a body of revolution about its upright axis: no picture shows how far it is turned. Default false. */
  readonly round?: boolean;
  build(variation: Stream): Part[];
}

export const defineModel = (model: CatalogModel): CatalogModel => model;
