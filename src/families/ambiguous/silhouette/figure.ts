import { cosDegrees, sinDegrees, tan, tau } from '../../../core/math/index.js';
import { coveredBox } from '../../../draw/fill/covered-box.js';
import type { Camera, Mat3, Model, Part, Renderer, Scene } from '../../../world/index.js';
import { studioLights } from '../../../world/shading/mirrored-studio.js';
import { add, cross, normalize, scale, type Vec3 } from '../../../world/vector.js';

/** How a model is viewed. Degrees. */
export type Look = {
  /** 0: its front faces the camera; 90: its front points to the right of the picture. */
  readonly yaw: number;
  /** The camera's elevation above the horizon. */
  readonly elevation: number;
  /** The clockwise rotation of the picture. */
  readonly tilt: number;
};

/** The silhouette of a model with its form: a window that fits it exactly, rows from the top. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** 1 where the object is, at the middle of a pixel. */
  readonly mask: Uint8Array;
  /** The light at each pixel: see {@link lightOn}; 0 where the object is not. */
  readonly light: Float32Array;
}

/** How much darker the rim is, where the form turns away from the eye. */
const rim = 0.5;

/**
 * What light from the upper left makes of a surface: its shading, a dark rim where it turns away, and a little of its own
 * light and dark parts. In no unit.
 * @param right of its unit normal as the camera sees it, and `down` and `near`, which points toward the camera
 * @param tone how light its own color is, 0 to 1
 */
export function lightOn(right: number, down: number, near: number, tone: number): number {
  const facing = Math.max(0, near);
  const toLight = -0.48 * right - 0.64 * down + 0.6 * facing;
  const away = (1 - facing) * (1 - facing);
  const shade = toLight > 0 ? 0.4 + 0.6 * toLight : 0.4 + 0.15 * toLight;
  return shade * (1 - rim * away) * (0.8 + 0.4 * tone);
}

/** Vertical angle of view, degrees: narrow, so that near parts do not look large. */
const fieldOfView = 18;
/** The share of the frame's side that is filled; the rest is left for the silhouette's rounding. */
const fill = 0.96;

/** Renders a model's silhouette and the light on it. @param side the longer side of the silhouette's box, pixels */
export function renderFigure(renderer: Renderer, model: Model, look: Look, side: number): Figure {
  const { scene, axes, frame } = portrait(model, look, side);
  const { objects, parts, normals } = renderer.masks(scene, { width: frame, height: frame });
  return crop(frame, objects, parts, normals, axes, model.parts.map(toneOf));
}

/**
 * The mask of {@link renderFigure} without the form, which costs less.
 * @param isShown which pieces of the model are in the mask, by their names. Default: all
 */
export function renderSilhouette(
  renderer: Renderer,
  model: Model,
  look: Look,
  side: number,
  isShown?: (piece: string) => boolean,
): Pick<Figure, 'width' | 'height' | 'mask'> {
  const { scene, frame } = portrait(model, look, side);
  const frameSize = { width: frame, height: frame };
  const parts = isShown && renderer.parts(scene, frameSize).parts;
  const objects = renderer.objects(scene, frameSize);
  const shown = model.parts.map(({ name }) => isShown?.(name));
  const { left, top, width, height } = coveredBox({ width: frame, height: frame, data: objects }, 1);
  const mask = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = (y + top) * frame + left; x < width; x++, to++, from++)
      if (objects[from] !== 0 && (!parts || shown[parts[from] - 1])) mask[to] = 1;
  return { width, height, mask };
}

/** A scene of a model alone in a square frame, with a given longer side of its silhouette. */
function portrait(model: Model, look: Look, side: number) {
  const frame = Math.ceil(side / fill) + 2;
  const { camera, axes, rotation } = aim(model, look, side / frame);
  const scene: Scene = {
    objects: [{ model, pose: { rotation, position: [0, 0, 0], scale: 1 } }],
    camera,
    lights: studioLights,
    ground: 'none',
    background: { top: [255, 255, 255], bottom: [255, 255, 255] },
  };
  return { scene, axes, frame };
}

/** One vertex in this many is enough to locate a model. */
const few = 7;

/** The camera that frames a model: its projected box in the middle, its longer side a share of the frame. */
function aim(model: Model, { yaw, elevation, tilt }: Look, share: number) {
  const [c, s] = [cosDegrees(yaw), sinDegrees(yaw)];
  const rotation: Mat3 = [c, 0, s, 0, 1, 0, -s, 0, c];
  const back: Vec3 = [0, sinDegrees(elevation), cosDegrees(elevation)];
  const level = normalize(cross([0, 1, 0], back));
  const upright = cross(back, level);
  const up = add(scale(upright, cosDegrees(tilt)), scale(level, -sinDegrees(tilt)));
  const right = cross(up, back);
  // Coordinates along the camera's axes, once; the box depends on where the camera stands, so it is approached.
  const points = model.parts.map(({ mesh }) => mesh.positions);
  const along = (axis: Vec3): Vec3 => [c * axis[0] - s * axis[2], axis[1], s * axis[0] + c * axis[2]];
  const [r, u, b] = [along(right), along(up), along(back)];
  let radius = 0;
  for (const positions of points)
    for (let i = 0; i < positions.length; i++) radius = Math.max(radius, Math.abs(positions[i]));
  const distance = (6 * radius) / (2 * tan((fieldOfView * tau) / 720));
  let center: readonly [number, number] = [0, 0];
  let extent = 0;
  for (let pass = 0; pass < 3; pass++) {
    // The first only come near the middle, for which a few of the corners will do.
    const stride = pass < 2 ? 3 * few : 3;
    let [left, rightmost, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const positions of points)
      for (let i = 0; i < positions.length; i += stride) {
        const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]];
        const near = 1 / (distance - (b[0] * x + b[1] * y + b[2] * z));
        const px = (r[0] * x + r[1] * y + r[2] * z - center[0]) * near;
        const py = (u[0] * x + u[1] * y + u[2] * z - center[1]) * near;
        if (px < left) left = px;
        if (px > rightmost) rightmost = px;
        if (py < bottom) bottom = py;
        if (py > top) top = py;
      }
    center = [center[0] + ((left + rightmost) / 2) * distance, center[1] + ((bottom + top) / 2) * distance];
    extent = Math.max(rightmost - left, top - bottom);
  }
  const target = add(scale(right, center[0]), scale(up, center[1]));
  const camera: Camera = {
    target,
    position: add(target, scale(back, distance)),
    up,
    fieldOfView: narrowed(extent / share),
    near: distance / 4,
    far: distance * 2,
  };
  return { camera, axes: [right, scale(up, -1), back] as const, rotation };
}

/** The angle whose frame is so high at distance 1, degrees. */
function narrowed(high: number): number {
  // Newton's method on the tangent, which is all but straight here.
  let half = high / 2;
  for (let step = 0; step < 6; step++) {
    const t = tan(half);
    half -= (t - high / 2) / (1 + t * t);
  }
  return (half * 720) / tau;
}

/** The perceived lightness of a part's base color, roughly: the root of its luminance. What is textured counts as light. */
function toneOf({ material: { baseColor } }: Part): number {
  const [red, green, blue] = baseColor;
  return Math.sqrt(Math.min(1, 0.2126 * red + 0.7152 * green + 0.0722 * blue));
}

function crop(
  frame: number,
  objects: Uint16Array,
  parts: Uint16Array,
  normals: Float32Array,
  [right, down, back]: readonly [Vec3, Vec3, Vec3],
  tones: readonly number[],
): Figure {
  const { left, top, width, height } = coveredBox({ width: frame, height: frame, data: objects }, 1);
  const figure = blankFigure(width, height);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const from = (y + top) * frame + x + left;
      if (objects[from] === 0) continue;
      figure.mask[to] = 1;
      const [nx, ny, nz] = [normals[3 * from], normals[3 * from + 1], normals[3 * from + 2]];
      figure.light[to] = lightOn(
        nx * right[0] + ny * right[1] + nz * right[2],
        nx * down[0] + ny * down[1] + nz * down[2],
        nx * back[0] + ny * back[1] + nz * back[2],
        tones[parts[from] - 1],
      );
    }
  return figure;
}

/** An empty figure of a size in pixels. */
export const blankFigure = (width: number, height: number): Figure => ({
  width,
  height,
  mask: new Uint8Array(width * height),
  light: new Float32Array(width * height),
});
