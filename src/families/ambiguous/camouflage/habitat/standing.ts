import type { Clearing, Field } from '../../../../content/habitats/habitat.js';
import { cosDegrees, sinDegrees, tan, tau } from '../../../../core/math/index.js';
import type { Camera, Model, Pose } from '../../../../world/index.js';
import { turnMatrix } from '../../../../world/modeling/index.js';
import { shorterSide, type Sides } from '../../../param-schemas.js';

/** Vertical angle of view, degrees; so that the ground fills the picture, the camera stands higher than half of it above level. */
const fieldOfView = 22;
/** Half of the picture's height at distance 1. */
const tangent = tan((fieldOfView * tau) / 720);
/** The distance from the camera to the middle of the picture: there, lengths are heights of the picture. */
const distance = 0.5 / tangent;
/** The margin around the picture, in degrees and as a share of its width; in front so much more that what stands there reaches into it. */
const beyond = { degrees: 0.8, near: 3, width: 0.06 } as const;
/** The margin left free around what stands there, as a share of the picture's shorter side. */
const margin = 0.06;
/** How deep feet sink in what covers the ground. */
const sunk = 0.008;
const passes = 6;
/** The room under a body where nothing tall grows, as a share of its clearance. */
const room = 0.85;

/** Where a camera looks down on the ground, and what it sees of it. */
export interface Outlook {
  readonly camera: Camera;
  readonly field: Field;
  /**
   * Per row of a picture, how far a lens that is focused on a place of the ground blurs the ground there, in heights of the picture.
   * @param z of the place @param aperture blur of what is infinitely far, heights of the picture
   */
  blur(z: number, aperture: number, rows: number): Float64Array;
}

/** @param elevation of the camera, degrees above level: more than half its angle of view */
export function outlook({ width, height }: Sides, elevation: number): Outlook {
  const [up, back] = [distance * sinDegrees(elevation), distance * cosDegrees(elevation)];
  const depthAt = (degrees: number): number => back - (up * cosDegrees(degrees)) / sinDegrees(degrees);
  const half = fieldOfView / 2 + beyond.degrees;
  const [sine, cosine] = [sinDegrees(elevation), cosDegrees(elevation)];
  return {
    camera: {
      position: [0, up, back],
      target: [0, 0, 0],
      fieldOfView,
      near: distance / 8,
      far: 8 * distance,
    },
    field: {
      far: depthAt(elevation - half),
      near: depthAt(elevation + half + beyond.near),
      halfWidth: (z) =>
        (1 + 2 * beyond.width) * tangent * (width / height) * Math.sqrt(up * up + (back - z) * (back - z)),
    },
    blur(z, aperture, rows) {
      const focus = distance - cosine * z;
      return Float64Array.from({ length: rows }, (_, y) => {
        const down = tangent * ((2 * y + 1) / rows - 1);
        const depth = up / (sine + down * cosine);
        return aperture * Math.abs(1 - focus / depth);
      });
    },
  };
}

/** How something stands in the picture. */
export interface Standing {
  readonly pose: Pose;
  readonly clearing: Clearing;
}

/**
 * Stands a model on the ground, so that its box is as large and where it should be.
 * @param side the longer side of its box, pixels
 * @param at where its box is, 0 to 1 of the room there is, from the upper left
 * @param free how far nothing tall grows in front of it, 1 or more: so many times as deep as where it stands
 */
export function stand(
  { parts }: Model,
  { yaw, elevation }: { readonly yaw: number; readonly elevation: number },
  sides: Sides,
  side: number,
  at: readonly [number, number],
  free: number,
): Standing {
  const [c, s] = [cosDegrees(yaw), sinDegrees(yaw)];
  const [sine, cosine] = [sinDegrees(elevation), cosDegrees(elevation)];
  const [wide, edge] = [sides.width / sides.height, (margin * shorterSide(sides)) / sides.height];
  // Small to begin with, so that nothing is beside or behind the camera.
  let [x, z, scale] = [0, 0, 0.3 / reachOf(parts)];
  for (let pass = 0; pass < passes; pass++) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { mesh } of parts)
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const [px, py, pz] = [mesh.positions[i], mesh.positions[i + 1], mesh.positions[i + 2]];
        const wx = scale * (c * px + s * pz) + x;
        const wy = scale * py - sunk;
        const wz = scale * (c * pz - s * px) + z;
        const seen = 1 / (2 * tangent * (distance - sine * wy - cosine * wz));
        const u = wide / 2 + wx * seen;
        const v = 0.5 - (cosine * wy - sine * wz) * seen;
        if (u < left) left = u;
        if (u > right) right = u;
        if (v < top) top = v;
        if (v > bottom) bottom = v;
      }
    const long = side / sides.height / Math.max(right - left, bottom - top);
    const [w, h] = [(right - left) * long, (bottom - top) * long];
    const middle = [edge + at[0] * (wide - 2 * edge - w) + w / 2, edge + at[1] * (1 - 2 * edge - h) + h / 2];
    const depth = 2 * tangent * (distance - cosine * z);
    scale *= long;
    x += (middle[0] - (left + right) / 2) * depth;
    z += ((middle[1] - (top + bottom) / 2) * depth) / sine;
  }
  const footprint = { x: 0, z: 0 };
  for (const { mesh } of parts)
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [px, pz] = [mesh.positions[i], mesh.positions[i + 2]];
      footprint.x = Math.max(footprint.x, Math.abs(c * px + s * pz));
      footprint.z = Math.max(footprint.z, Math.abs(c * pz - s * px));
    }
  const deep = room * scale * footprint.z;
  return {
    pose: { rotation: turnMatrix('y', yaw), position: [x, -sunk, z], scale },
    clearing: { x, z: z + (free - 1) * deep, wide: room * scale * footprint.x, deep: free * deep },
  };
}

/** How far a model extends along an axis, in its own lengths. */
function reachOf(parts: Model['parts']): number {
  let reach = 0;
  for (const { mesh } of parts)
    for (const value of mesh.positions) if (Math.abs(value) > reach) reach = Math.abs(value);
  return reach;
}
