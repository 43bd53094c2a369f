import { type Camera, dot, place, type Placed, type Pose, subtract } from './index.js';
import { viewOf, type View } from './render/geometry/camera.js';

/** How far inside a triangle a pixel's center must lie, in pixels: renderers round corners to 1/256. */
const margin = 1 / 64;

/**
 * Whether an opaque object surely covers the middle of some pixel in the given rows of a picture. This takes a fraction of the time of
 * drawing the object, and spares the drawing where one such pixel decides. False decides nothing: other pixels may be covered, or the
 * cover may be too thin to be sure.
 * @param size of the picture, pixels
 * @param rows which, from the top: 0 to height − 1
 */
export function surelyShown(
  { model, pose }: Placed,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
  rows: readonly number[],
): boolean {
  const view = viewOf(camera, width, height);
  return model.parts.some(({ mesh: { positions, indices }, material }) => {
    if (material.alphaCutoff !== undefined) return false;
    const { points, least, most } = projected(positions, pose, view);
    const reached = rows.map((row) => row + 0.5).filter((y) => y > least && y < most);
    return reached.some((y) => isMet(points, indices, material.doubleSided === true, width, y));
  });
}

interface Projected {
  /** Per vertex x and y, pixels from the upper left corner; NaN where it lies before the near plane or beyond the far one. */
  readonly points: Float64Array;
  /** The least of all y. */
  readonly least: number;
  readonly most: number;
}

function projected(positions: Float32Array, pose: Pose, view: View): Projected {
  const { right, up, forward, origin, focal, centerX, centerY, near, far } = view;
  /** How far along an axis of the camera a vertex lies: three factors and a constant. */
  const alongOf = (axis: typeof right): readonly [number, number, number, number] => {
    const [x, y, z] = [0, 1, 2].map((k) =>
      dot(axis, subtract(place(pose, [+(k === 0), +(k === 1), +(k === 2)]), pose.position)),
    );
    return [x, y, z, dot(axis, subtract(pose.position, origin))];
  };
  const [xx, xy, xz, x0] = alongOf(right);
  const [yx, yy, yz, y0] = alongOf(up);
  const [zx, zy, zz, z0] = alongOf(forward);
  const points = new Float64Array((2 * positions.length) / 3);
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0, to = 0; i < positions.length; i += 3, to += 2) {
    const [a, b, c] = [positions[i], positions[i + 1], positions[i + 2]];
    const depth = zx * a + zy * b + zz * c + z0;
    if (!(depth > 1.001 * near && depth < 0.999 * far)) {
      points[to] = NaN;
      continue;
    }
    const by = focal / depth;
    const y = centerY - (yx * a + yy * b + yz * c + y0) * by;
    points[to] = centerX + (xx * a + xy * b + xz * c + x0) * by;
    points[to + 1] = y;
    if (y < least) least = y;
    if (y > most) most = y;
  }
  return { points, least, most };
}

/** Whether a triangle that is seen from its front holds the middle of a pixel of the row whose middles lie at y. */
function isMet(
  points: Float64Array,
  indices: Uint32Array,
  bothSides: boolean,
  width: number,
  y: number,
): boolean {
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [2 * indices[i], 2 * indices[i + 1], 2 * indices[i + 2]];
    const [ay, by, cy] = [points[a + 1], points[b + 1], points[c + 1]];
    if ((ay < y && by < y && cy < y) || (ay > y && by > y && cy > y)) continue;
    const [ax, bx, cx] = [points[a], points[b], points[c]];
    // Above 0 where the corners run counter-clockwise as they are seen, y being downward
    const turn = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay);
    if (!(turn > 0 || (bothSides && turn < 0))) continue;
    const sense = turn > 0 ? 1 : -1;
    const from = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const to = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let column = from; column <= to; column++) {
      const x = column + 0.5;
      if (
        inside(ax, ay, bx, by, x, y, sense) &&
        inside(bx, by, cx, cy, x, y, sense) &&
        inside(cx, cy, ax, ay, x, y, sense)
      )
        return true;
    }
  }
  return false;
}

/** Whether a point lies inside an edge of a triangle, by the margin. */
function inside(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  x: number,
  y: number,
  sense: number,
): boolean {
  const [dx, dy] = [toX - fromX, toY - fromY];
  return sense * ((x - fromX) * dy - (y - fromY) * dx) > margin * Math.sqrt(dx * dx + dy * dy);
}
