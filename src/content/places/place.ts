import type { Stream } from '../../core/stream.js';
import type { Environment } from '../../world/light/environment.js';
import type { Material, Model, Vec3 } from '../../world/model.js';
import type { Placed } from '../../world/scene.js';
import type { Surface } from '../surfaces/define.js';

/** What a place is built around. Meters. */
export interface PlaceRequest {
  /** The radius of the upright cylinder in which what is asked about stands, however it is turned. */
  readonly radius: number;
  /** The height of that cylinder. */
  readonly height: number;
  /** An example of a category of the catalog, standing on y = 0: what the place is furnished with. */
  model(category: string, variation: Stream): Model;
  /** An example of a surface. Who asks for many places keeps what was painted. */
  surface(surface: Surface, variation: Stream): Material;
}

/** What stands in a place, and on what. */
export interface Stands {
  /** As a sentence says it, e.g. 'the floor', 'the kitchen counter'. */
  readonly on: string;
  /** Meters: the least and the greatest radius of what may stand there. Others are held to it. */
  readonly radius: readonly [least: number, most: number];
  /** Categories of the catalog that are at home there. */
  readonly things: readonly string[];
  /** Categories that may stand in front of others there, besides those that name the place. Default none. */
  readonly inFront?: readonly string[];
}

/** Where what is asked about stands: at the origin, on a surface at y = 0. */
export interface Stand {
  /** Meters: nothing of the place is within this cylinder, nor between it and a camera that {@link BuiltPlace} allows. */
  readonly radius: number;
  /** Height of the cylinder, from y = 0. */
  readonly height: number;
}

/** Where something else may stand: the middle of its footprint, on a level surface. Meters. */
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
  /** What stands in it. */
  readonly furnishing: readonly Placed[];
  /** Where what is asked about stands. */
  readonly stand: Stand;
  /** Where other things may stand. */
  readonly spots: readonly Spot[];
  /** Its light. */
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

/** How far a camera may be from the middle of what it looks at, meters: five times the radius of a ball about its cylinder. */
export function cameraReach(stands: Stands, request: PlaceRequest): number {
  const radius = heldRadius(stands, request.radius);
  const half = request.height / 2;
  return 5 * Math.sqrt(radius * radius + half * half);
}
