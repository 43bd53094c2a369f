import type { Stream } from '../../core/stream.js';
import type { BroadClass, Part } from '../../world/model.js';
import { namesOf } from '../names/objects.js';
import type { LabelDesign } from './parts/front-label.js';

/**
 * A kind of object of which any number of examples can be made.
 *
 * What a model must satisfy:
 * - front +Z, up +Y, so its own left is +X; meters, at real size; `buildModel` stands it on y = 0 and centers its
 *   footprint;
 * - it looks like what it is from every side at 256 pixels: real proportions, several parts, plausible materials;
 * - a front that is unmistakable, where it has one: lamps, a face, a backrest, a display. One without (`hasFront:
 *   false`: a ball, a round table) gives no hint of one either;
 * - proportions, parts and colors vary through `variation`, one child stream per purpose, and never enough to become
 *   another kind of thing;
 * - 1,000 to 15,000 triangles; parts that are solids are closed, and may stand in one another.
 */
export interface CatalogModel {
  /** The name that prompts use, e.g. 'office chair'. */
  readonly category: string;
  /** One of the eight of DORI, Table 8. */
  readonly broadClass: BroadClass;
  /** Places where it is met besides those that name it, so that every place has some things without a front, and a new kind has a home. */
  readonly metIn?: readonly string[];
  /** Whether a person would name its front without thinking. */
  readonly hasFront: boolean;
  /** What shows its front, in a person's words, e.g. 'headlights and windshield'. Given where it has a front. */
  readonly frontShownBy?: string;
  /** Whether a person would say that it stands upright or not. */
  readonly hasUp: boolean;
  /** Whether it carries text, so that a mirrored picture of it is plainly mirrored. Default false. */
  readonly hasText?: boolean;
  /** Height of its largest letters, as a share of its longest side. Needed where it has text. */
  readonly letters?: number;
  /** Whether it shows which way up it is even from above, as a keyboard does. Default false. */
  readonly legibleFromAbove?: boolean;
  /** Whether it is large and closed enough to hide others behind it. Default false. */
  readonly hides?: boolean;
  /** Whether it is a body of revolution about its upright axis: no picture shows how far it is turned. Default false. */
  readonly round?: boolean;
  /** Whether nothing on it tells by how much it was turned, though it may look different from each side, as a potato does. Default false. */
  readonly featureless?: boolean;
  /** The label that can be printed on it, so that it has a front and carries text. Default: none. */
  readonly label?: LabelDesign;
  /** Other words that name it as well, lower case: short forms, and what people call these very pictures. Default: those of the shipped kind of that name. */
  readonly names?: readonly string[];
  /** Words that also name it where only its silhouette is seen, turning. Default: as for `names`. */
  readonly silhouetteNames?: readonly string[];
  /** The view in which it is known at once, where that differs from others of its class. */
  readonly bestView?: BestView;
  /** The view in which a person names it by its silhouette alone. Absent: none, as for boxes, discs and wires. */
  readonly silhouetteView?: SilhouetteView;
  /** The parts that are enough for a person to know it. Default: nothing less than the whole. */
  readonly knownBy?: readonly Cue[];
  /** Whether its limbs are thick enough for small things to lie inside its silhouette. Default false. */
  readonly thick?: boolean;
  /** Whether it could not be taken for any other that is marked so. Default false. */
  readonly distinct?: boolean;
  /** Categories that could be seen in its place, of those that are `distinct`. Default none. */
  readonly confusedWith?: readonly string[];
  /** The parts of one variation, in meters: front +Z, up +Y, standing on y = 0. */
  build(variation: Stream): Part[];
}

/** The least and the most, degrees. */
export type Degrees = readonly [least: number, most: number];

/** The angles of the front from the viewer, to either side, and of the camera above the horizon. */
export interface BestView {
  readonly heading?: Degrees;
  readonly elevation?: Degrees;
}

/** The angles of the front from the viewer, to either side unless `oneSided`, and of the camera above the horizon. */
export interface SilhouetteView {
  readonly yaw: Degrees;
  readonly elevation: Degrees;
  readonly oneSided?: boolean;
}

/** What identifies it: its blurred outline, or the coarsest features of its outline. */
export type Cue = 'outline' | 'coarse outline';

/** The design of a kind: as {@link CatalogModel}, but `hasUp` may be left out. Default true. */
export type ModelDesign = Omit<CatalogModel, 'hasUp'> & Partial<Pick<CatalogModel, 'hasUp'>>;

/** A kind of object, its types checked where it is written; {@link CatalogModel} says what else it must satisfy. */
export const defineModel = (design: ModelDesign): CatalogModel => ({
  hasUp: true,
  ...namesOf(design.category),
  ...design,
});
