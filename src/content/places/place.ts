import type { Stream } from '../../core/stream.js';
import type { Environment } from '../../world/light/environment.js';
import type { Material, Model, Placed, Vec3 } from '../../world/index.js';
import type { Surface } from '../surfaces/define.js';

/** What a place is built around. Meters. */
export interface PlaceRequest {
  /** The radius of the upright cylinder in which what is asked about stands, however it is turned. */
  readonly radius: number;
  /** The height of that cylinder. */
  readonly height: number;
  /** An example of a category of the catalog, standing on y = 0: what the place is furnished with. */
  model(category: string, variation: Stream): Model;
  /** An example of a surface. Callers that ask for many places keep what was painted. */
  surface(surface: Surface, variation: Stream): Material;
}

/** What stands in a place, and on what. */
export interface Stands {
  /** The words of a sentence, e.g. 'the floor', 'the kitchen counter'. */
  readonly on: string;
  /** Meters: the least and the greatest radius of what may stand there. Others are held to it. */
  readonly radius: readonly [least: number, most: number];
  /** Categories of the catalog that are at home there. */
  readonly things: readonly string[];
  /** Categories that may stand in front of others there, besides those that name the place. Default none. */
  readonly inFront?: readonly string[];
}

/** The stand of what is asked about: at the origin, on a surface at y = 0. */
export interface Stand {
  /** Meters: nothing of the place is within this cylinder, nor between it and a camera that {@link BuiltPlace} allows. */
  readonly radius: number;
  /** Height of the cylinder, from y = 0. */
  readonly height: number;
}

/** A spot where something else may stand: the middle of its footprint, on a level surface. Meters. */
export interface Spot {
  /** The middle of the footprint. */
  readonly position: Vec3;
  /** Radius of the room around it. */
  readonly radius: number;
  /** Height of the room above it. */
  readonly height: number;
}

/**
 * A place, ready to be drawn. The camera stands at x = 0 on the side of +Z, 2 to 5 times as far from the middle of what it looks at as
 * that is large (the radius of a ball about the request's cylinder), 0 to 45 degrees above level, and sees 20 to 50 degrees: all that
 * it sees then is of the place or is sky.
 */
export interface BuiltPlace {
  /** Floor, walls, roads, lawns; what encloses does not keep the key light away. */
  readonly shell: readonly Placed[];
  /** The furniture and whatever else stands in it. */
  readonly furnishing: readonly Placed[];
  /** The stand of what is asked about. */
  readonly stand: Stand;
  /** The spots where other things may stand. */
  readonly spots: readonly Spot[];
  /** The light of the place. */
  readonly environment: Environment;
  /** Meters from the stand to the farthest that is to be seen; a camera's `far` is this and its own distance. */
  readonly reach: number;
  /** Whether it is the mirror image of what it would be otherwise: half of all are. */
  readonly mirrored: boolean;
}

/** A place as a program. */
export interface Place {
  /** Lower-case words, e.g. 'living room'. */
  readonly name: string;
  readonly setting: 'room' | 'open';
  readonly stands: Stands;
  /** Equal streams and requests give equal places. */
  build(variation: Stream, request: PlaceRequest): BuiltPlace;
}

/** A place, its types checked where it is written. */
export const definePlace = (place: Place): Place => place;

/** A radius as a place takes it. */
export const heldRadius = ({ radius: [least, most] }: Stands, radius: number): number =>
  Math.min(most, Math.max(least, radius));

/** The greatest distance of a camera from the middle of its view: five radii of a ball about the cylinder, meters. */
export function cameraReach(stands: Stands, request: PlaceRequest): number {
  const radius = heldRadius(stands, request.radius);
  const half = request.height / 2;
  return 5 * Math.sqrt(radius * radius + half * half);
}
