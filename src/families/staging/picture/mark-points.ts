import type { Window } from '../../../draw/window.js';
import { type Renderer, aroundSquare } from '../../../world/scene.js';
import { sidesOf } from '../../param-schemas.js';
import { measuredScene } from '../place/photo-scene.js';
import type { Drawing } from './draw.js';
import type { MarkPoint } from './marks.js';
import type { OrientationState } from '../scene/state.js';

/** The weight of the distance from the middle of the object, in pixels of depth per pixel. */
const nearness = 0.25;

/** For each object asked about, the point of what is seen of it that lies deepest inside, near its middle: no thin part of it. */
export function markPoints(x: OrientationState, renderer: Renderer, drawing: Drawing): readonly MarkPoint[] {
  const sides = sidesOf(drawing.settings.size);
  const seen = renderer.objects(aroundSquare(measuredScene(x, drawing), sides), sides, x.asked);
  return x.objects.slice(0, x.asked).flatMap((_, object) => deepest(seen, sides.width, object + 1));
}

function deepest(seen: Uint16Array, width: number, object: number): MarkPoint[] {
  const box = boxOf(seen, width, object);
  const depths = depthsOf(seen, width, object, box);
  const middleX = box.sumX / box.count;
  const middleY = box.sumY / box.count;
  let best: MarkPoint | undefined;
  let most = -Infinity;
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) {
      const depth = depths[y * width + x];
      if (depth === 0) continue;
      const worth = depth - nearness * (Math.abs(x - middleX) + Math.abs(y - middleY));
      if (worth <= most) continue;
      most = worth;
      best = { x, y, depth };
    }
  return best ? [best] : [];
}

/** The pixels of an object: the first and last column and row, how many they are, the sums of their columns and rows. */
interface PixelBox extends Window {
  readonly count: number;
  readonly sumX: number;
  readonly sumY: number;
}

function boxOf(seen: Uint16Array, width: number, object: number): PixelBox {
  const height = seen.length / width;
  let [left, right, top, bottom] = [width, -1, height, -1];
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (seen[at] !== object) continue;
      count++;
      sumX += x;
      sumY += y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return { left, right, top, bottom, count, sumX, sumY };
}

/** Per pixel, the steps along rows and columns out of an object; 0 outside, as what lies beyond the picture. */
function depthsOf(
  seen: Uint16Array,
  width: number,
  object: number,
  { left, right, top, bottom }: PixelBox,
): Uint16Array {
  const depths = new Uint16Array(seen.length);
  for (let y = top; y <= bottom; y++)
    for (let x = left, at = y * width + left; x <= right; x++, at++)
      if (seen[at] === object)
        depths[at] = 1 + Math.min(x > left ? depths[at - 1] : 0, y > top ? depths[at - width] : 0);
  for (let y = bottom; y >= top; y--)
    for (let x = right, at = y * width + right; x >= left; x--, at--) {
      if (depths[at] === 0) continue;
      const after = 1 + Math.min(x < right ? depths[at + 1] : 0, y < bottom ? depths[at + width] : 0);
      depths[at] = Math.min(depths[at], after);
    }
  return depths;
}
