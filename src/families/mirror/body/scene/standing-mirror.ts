import { cosDegrees, sinDegrees, sixDecimals, type Stream } from '../../../../core/index.js';
import { beveledBox, materials, moved, turned } from '../../../../world/modeling/index.js';
import { add, atRest, dot, scale, type Placed, type Vec3 } from '../../../../world/index.js';
import { reflectPoint, type Glass } from '../../../../world/reflection.js';
import type { StandingMirror } from '../state.js';

/** How far past the camera the mirror may point, degrees: body and reflection lie apart, and both are seen. */
const past = [26, 42] as const;
/** Shares of the glass's height: room around what is reflected; the frame's width, thickness, and height above the ground. */
const room = 0.15;
const bar = 0.035;
const thickness = 0.025;
const sill = 0.03;
const frames = ['#5b4030', '#2f3136', '#c9c4b8', '#8a6a3f'] as const;

/** A mirror that stands behind the body and shows it to the camera. @param azimuth where the camera stands */
export function placeMirror(points: readonly Vec3[], azimuth: number, stream: Stream): StandingMirror {
  const turn = azimuth + (stream.float() < 0.5 ? -1 : 1) * stream.uniform(...past);
  const normal = heading(turn);
  const behind = Math.max(...points.map((p) => -dot(p, normal)));
  const top = Math.max(...points.map(([, y]) => y));
  const distance = behind + stream.uniform(0.15, 0.3) * top;
  // Where the camera sees the reflection's middle through the plane.
  const toCamera = heading(azimuth);
  const image = scale(normal, -2 * distance);
  const at = add(image, scale(toCamera, distance / dot(toCamera, normal)));
  const across: Vec3 = [normal[2], 0, -normal[0]];
  const span = Math.max(...points.map((p) => Math.abs(dot(p, across))));
  return {
    at: [sixDecimals(at[0]), sixDecimals(at[2])],
    azimuth: sixDecimals(turn),
    width: sixDecimals(2 * (span + room * top)),
    height: sixDecimals((1 + room) * top),
    color: stream.choice(frames),
  };
}

/** Level, degrees from the body's front to its left. */
const heading = (degrees: number): Vec3 => [sinDegrees(degrees), 0, cosDegrees(degrees)];

/** The glass of a mirror. */
export const glassOf = ({ at: [x, z], azimuth, width, height }: StandingMirror): Glass => ({
  center: [x, (sill + 0.5) * height, z],
  normal: heading(azimuth),
  up: [0, 1, 0],
  width,
  height,
});

/** The mirror's frame: four bars and a back. */
export function frameOf({ at: [x, z], azimuth, width, height, color }: StandingMirror): Placed {
  const [wide, deep, low] = [bar * height, thickness * height, sill * height];
  const piece = (w: number, h: number, across: number, up: number, depth = deep, back = 0) =>
    moved(turned(moved(beveledBox(w, h, depth, depth / 8), across, up, back), 'y', azimuth), x, 0, z);
  const outer = width + 2 * wide;
  const middle = low + height / 2;
  const side = (width + wide) / 2;
  const wood = materials.wood(color);
  const pieces = [
    piece(outer, wide, 0, Math.max(wide, low) - wide / 2),
    piece(outer, wide, 0, low + height + wide / 2),
    piece(wide, height, side, middle),
    piece(wide, height, -side, middle),
    piece(outer, height + wide, 0, middle, deep / 2, -deep),
  ];
  return {
    model: {
      category: 'mirror frame',
      broadClass: 'furniture',
      hasFront: true,
      hasUp: true,
      parts: pieces.map((mesh) => ({ name: 'frame', mesh, material: wood })),
    },
    pose: atRest,
  };
}

/** Points and their reflections: what the picture is to hold. */
export const withReflections = (points: readonly Vec3[], mirror: StandingMirror): Vec3[] => {
  const glass = glassOf(mirror);
  return points.flatMap((p) => [p, reflectPoint(glass, p)]);
};
