import { badParameter, cosDegrees, sinDegrees, type Stream, tan, tau } from '../../../core/index.js';
import type { BroadClass, Camera, Mat3, Model } from '../../../world/index.js';
import { type Vec3, perAxis } from '../../../world/vector.js';
import type { CatalogModel, Degrees } from '../../../content/models/define.js';

/** An object of the catalog or of a pack as a camera sees it. Plain JSON. */
export type ModelView = {
  readonly category: string;
  /** The index of the set's variation of the category. */
  readonly variation: number;
  /** Degrees that its front is turned from the viewer: above 0 toward the right of the picture. */
  readonly heading: number;
  /** The camera's elevation above the horizon, degrees. */
  readonly elevation: number;
  /** Vertical angle of view, degrees. */
  readonly fieldOfView: number;
  /** Toward the sun: degrees from the camera, above 0 to its left, and above the horizon. */
  readonly sun: { readonly azimuth: number; readonly elevation: number };
};

/** The properties of a category on which the view depends. */
type Viewed = Pick<CatalogModel, 'category' | 'broadClass' | 'hasText' | 'bestView'>;

/** How far a thing is turned from the viewer so that its outline and its front both show, degrees. */
const usual: Degrees = [20, 40];
const byClass: Partial<Record<BroadClass, Degrees>> = {
  animals: [42, 68],
  vehicles: [40, 62],
  people: [12, 32],
};
const readable: Degrees = [8, 22];
/** How far above the horizon the camera stands, degrees; flat things are known from above. */
const level: Degrees = [10, 20];

/** A view in which a thing is known at once: front three-quarter, from a little above. */
export function drawModelView(
  { category, broadClass, hasText, bestView }: Viewed,
  variations: number,
  stream: Stream,
): ModelView {
  const [least, most] = bestView?.heading ?? (hasText ? readable : (byClass[broadClass] ?? usual));
  return {
    category,
    variation: stream.below(variations),
    heading: stream.choice([-1, 1]) * stream.integer(least, most),
    elevation: stream.integer(...(bestView?.elevation ?? level)),
    fieldOfView: stream.integer(22, 34),
    sun: { azimuth: stream.integer(-50, 50), elevation: stream.integer(38, 58) },
  };
}

/** The part of a view that says from where its thing is seen. */
type Seen = Pick<ModelView, 'heading' | 'elevation' | 'fieldOfView'>;

/** The place of a thing in a picture. */
export interface Frame {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The least free share of the picture at each side, 0 to 0.45. Default 0.08. */
  readonly margin?: number;
}

/** The rotation by which a view turns its model: about the vertical. */
export function turnOf({ heading }: Pick<ModelView, 'heading'>): Mat3 {
  const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
  return [cos, 0, sin, 0, 1, 0, -sin, 0, cos];
}

/** Steps after which the perspective has converged to far less than a pixel. */
const steps = 8;

/** The room for a silhouette in a picture, as tangents of half the angle. */
export interface Room {
  readonly tall: number;
  readonly wide: number;
}

/** @throws TopsyturvyError 'bad-parameter' for a margin out of range */
export function roomIn(
  { fieldOfView }: Pick<ModelView, 'fieldOfView'>,
  { width, height, margin = 0.08 }: Frame,
): Room {
  if (!(margin >= 0 && margin <= 0.45)) throw badParameter('margin', margin, '0 to 0.45');
  const tall = tan((fieldOfView * tau) / 720) * (1 - 2 * margin);
  return { tall, wide: (tall * width) / height };
}

/** The camera for which a model's silhouette lies in the middle of the picture and is as large as the margins let it. */
export function frameModel(view: Seen, model: Model, { tall, wide }: Room): Camera {
  const { right, up, back } = axes(view);
  const points = seenPoints(view, model, [right, up, back]);
  let [nearest, reach] = [-Infinity, 0];
  for (let at = 0; at < points.length; at += 3) {
    const depth = points[at + 2];
    nearest = Math.max(nearest, depth);
    reach = Math.max(reach, Math.abs(points[at]), Math.abs(points[at + 1]), Math.abs(depth));
  }
  let [x, y, distance] = [0, 0, nearest + (2 * reach) / Math.min(wide, tall)];
  for (let step = 0; step < steps; step++) {
    const box = project(points, x, y, distance);
    x += ((box.left + box.right) / 2) * distance;
    y += ((box.top + box.bottom) / 2) * distance;
    const { left, right: end, top, bottom } = project(points, x, y, distance);
    const size = Math.max((end - left) / (2 * wide), (bottom - top) / (2 * tall));
    // What is nearest grows the most: measured from there, size and distance are nearly inverse.
    distance = nearest + (distance - nearest) * size;
  }
  const target = perAxis((axis) => x * right[axis] + y * up[axis]);
  return {
    position: perAxis((axis) => target[axis] + distance * back[axis]),
    target,
    fieldOfView: view.fieldOfView,
    near: Math.max(distance / 100, distance - 2 * reach),
    far: distance + 3 * reach,
  };
}

/** The camera's axes in the world. */
function axes({ elevation }: Seen): Readonly<Record<'right' | 'up' | 'back', Vec3>> {
  const [cos, sin] = [cosDegrees(elevation), sinDegrees(elevation)];
  return { right: [1, 0, 0], up: [0, cos, -sin], back: [0, sin, cos] };
}

/** The model's corners along the camera's axes. */
function seenPoints(
  view: Seen,
  { parts }: Model,
  [right, up, back]: readonly [Vec3, Vec3, Vec3],
): Float64Array {
  const [t0, t1, t2, t3, t4, t5, t6, t7, t8] = turnOf(view);
  const points = new Float64Array(parts.reduce((sum, { mesh }) => sum + mesh.positions.length, 0));
  let to = 0;
  for (const { mesh } of parts) {
    const { positions } = mesh;
    for (let at = 0; at < positions.length; at += 3, to += 3) {
      const [px, py, pz] = [positions[at], positions[at + 1], positions[at + 2]];
      const x = t0 * px + t1 * py + t2 * pz;
      const y = t3 * px + t4 * py + t5 * pz;
      const z = t6 * px + t7 * py + t8 * pz;
      points[to] = right[0] * x + right[1] * y + right[2] * z;
      points[to + 1] = up[0] * x + up[1] * y + up[2] * z;
      points[to + 2] = back[0] * x + back[1] * y + back[2] * z;
    }
  }
  return points;
}

/** The box of what a camera at (x, y, distance) sees, as tangents; `top` is the lower number. */
function project(points: Float64Array, x: number, y: number, distance: number) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 3) {
    const depth = distance - points[at + 2];
    const across = (points[at] - x) / depth;
    const up = (points[at + 1] - y) / depth;
    if (across < left) left = across;
    if (across > right) right = across;
    if (up < top) top = up;
    if (up > bottom) bottom = up;
  }
  return { left, right, top, bottom };
}
