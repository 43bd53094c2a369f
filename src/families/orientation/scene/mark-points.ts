import { aroundSquare } from '../../../world/around-square.js';
import type { Renderer } from '../../../world/renderer.js';
import { sidesOf } from '../../size.js';
import type { Drawing } from './draw.js';
import type { MarkPoint } from './marks.js';
import { sceneOf } from './staging.js';
import type { OrientationState } from './state.js';

/** How many pixels of depth being a pixel nearer to the middle of the object is worth. */
const nearness = 0.25;

/** For each object asked about, the point of what is seen of it that lies deepest inside, near its middle: no thin part of it. */
export function markPoints(
  x: OrientationState,
  renderer: Renderer,
  { settings, modelOf }: Drawing,
): readonly MarkPoint[] {
  const sides = sidesOf(settings.size);
  const seen = renderer.objects(aroundSquare(sceneOf(x, modelOf), sides), sides);
  return x.objects.slice(0, x.asked).flatMap((_, object) => deepest(seen, sides.width, object + 1));
}

function deepest(seen: Uint16Array, width: number, object: number): MarkPoint[] {
  const depths = depthsOf(seen, width, object);
  let [count, sumX, sumY] = [0, 0, 0];
  depths.forEach((depth, at) => {
    if (depth === 0) return;
    count++;
    sumX += at % width;
    sumY += Math.floor(at / width);
  });
  if (count === 0) return [];
  let best: MarkPoint | undefined;
  let most = -Infinity;
  depths.forEach((depth, at) => {
    if (depth === 0) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    const away = Math.abs(x - sumX / count) + Math.abs(y - sumY / count);
    const worth = depth - nearness * away;
    if (worth <= most) return;
    most = worth;
    best = { x, y, depth };
  });
  return best ? [best] : [];
}

/** Per pixel, how many steps along rows and columns lead out of an object; 0 outside. What lies beyond the picture is outside. */
function depthsOf(seen: Uint16Array, width: number, object: number): Uint16Array {
  const depths = new Uint16Array(seen.length);
  const height = seen.length / width;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (seen[at] === object)
        depths[at] = 1 + Math.min(x > 0 ? depths[at - 1]! : 0, y > 0 ? depths[at - width]! : 0);
  for (let y = height - 1, at = seen.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, at--) {
      if (depths[at] === 0) continue;
      const after =
        1 + Math.min(x + 1 < width ? depths[at + 1]! : 0, y + 1 < height ? depths[at + width]! : 0);
      depths[at] = Math.min(depths[at]!, after);
    }
  return depths;
}
