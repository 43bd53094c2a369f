import { atan2, fourDecimals, type Stream, tan, tau } from '../../../core/index.js';
import { drawSurroundings } from '../../staging/scene/surroundings.js';
import { type FloorView, wholeTurn, type Stand } from './assets.js';

/** A place on the floor: meters to the right of its middle, and from there toward the camera. */
export type Place = Pick<Stand, 'x' | 'z'>;

/** The height above the floor at which the camera aims for a scene of many things, in the units of its scale. */
export const lowAim = 0.35;
/** How many layouts are begun before there is one in which all have room. */
const begun = 200;

/**
 * Places all over a round floor, none near another: where they are does not depend on what is asked.
 * @param radius of the floor, meters
 * @param apart the least distance of two, meters
 */
export function drawPlaces(
  count: number,
  { radius, apart }: { readonly radius: number; readonly apart: number },
  stream: Stream,
): readonly Place[] {
  let best: readonly Place[] = [];
  for (let layout = 0; layout < begun && best.length < count; layout++) {
    const places: Place[] = [];
    for (let tries = 0; tries < 20 * count && places.length < count; tries++) {
      const x = fourDecimals(stream.uniform(-radius, radius));
      const z = fourDecimals(stream.uniform(-radius, radius));
      if (x * x + z * z > radius * radius) continue;
      if (places.every((other) => distanceOf(other, { x, z }) >= apart)) places.push({ x, z });
    }
    if (places.length > best.length) best = places;
  }
  return best;
}

export function distanceOf(a: Place, b: Place): number {
  const [dx, dz] = [a.x - b.x, a.z - b.z];
  return Math.sqrt(dx * dx + dz * dz);
}

/** The bearing of one place from another: degrees clockwise from above; 0 is toward the camera, 90 to the left. */
export const bearingOf = (from: Place, to: Place): number =>
  wholeTurn((atan2(from.x - to.x, to.z - from.z) * 360) / tau);

/**
 * A camera in front of a round floor, which it shows whole, with light and background.
 * @param radius of the floor, meters
 * @param aim how high above the floor the camera aims, meters
 */
export function viewOfFloor(
  { elevation, fieldOfView }: { readonly elevation: number; readonly fieldOfView: number },
  { radius, aim }: { readonly radius: number; readonly aim: number },
  stream: Stream,
): FloorView {
  const slope = tan((fieldOfView * tau) / 720);
  return {
    camera: {
      target: [0, aim, 0],
      distance: fourDecimals((0.88 * radius) / slope + 0.3 * radius),
      elevation,
      fieldOfView,
    },
    ...drawSurroundings({ floor: true, pair: false }, stream),
  };
}
