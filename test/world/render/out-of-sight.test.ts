import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import type { Pose } from '../../../src/world/pose.js';
import { viewOf, type View } from '../../../src/world/render/geometry/camera.js';
import { isOutOfSight } from '../../../src/world/render/geometry/draws.js';
import { type Box } from '../../../src/world/render/geometry/geometry.js';

const stream = new Stream(['out of sight']);
const between = (least: number, most: number): number => stream.uniform(least, most);
const vector = (reach: number): [number, number, number] => [
  between(-reach, reach),
  between(-reach, reach),
  between(-reach, reach),
];

/** A rotation, at times with a mirror, from a unit quaternion. */
function rotation(): Pose['rotation'] {
  const [x, y, z] = vector(1);
  const w = between(-1, 1);
  const s = 2 / (x * x + y * y + z * z + w * w);
  const sign = stream.uniform(0, 1) < 0.3 ? -1 : 1;
  return [
    ...[1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w)],
    ...[s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w)],
    ...[s * (x * z - y * w), s * (y * z + x * w), 1 - s * (x * x + y * y)].map((value) => sign * value),
  ] as unknown as Pose['rotation'];
}

/** Whether a point of an object lies in the picture and beyond the near plane, by projecting it. */
function isShown(view: View, { rotation: r, position, scale }: Pose, [x, y, z]: readonly number[]): boolean {
  const away = [0, 1, 2].map(
    (i) => scale * (r[3 * i] * x + r[3 * i + 1] * y + r[3 * i + 2] * z) + position[i] - view.origin[i],
  );
  const along = (axis: readonly number[]): number => axis.reduce((sum, value, i) => sum + value * away[i], 0);
  const depth = along(view.forward);
  const column = view.centerX + (view.focal * along(view.right)) / depth;
  const row = view.centerY - (view.focal * along(view.up)) / depth;
  return depth >= view.near && column >= 0 && column <= view.width && row >= 0 && row <= view.height;
}

describe('isOutOfSight', () => {
  it('leaves out no box of which any point lies in the picture, and most of those that show nothing', () => {
    let [out, empty, shown] = [0, 0, 0];
    for (let n = 0; n < 1500; n++) {
      const camera = { position: vector(4), target: vector(1), fieldOfView: between(5, 100) };
      const view = viewOf({ ...camera, near: between(0.05, 1), far: 100 }, 120, 80);
      const [p, q] = [vector(1), vector(1)];
      const low = Float64Array.from(p, (value, i) => Math.min(value, q[i]));
      const high = Float64Array.from(p, (value, i) => Math.max(value, q[i]));
      const box: Box = { low, high, extent: Math.max(...high, ...low.map((value) => -value)) };
      const pose: Pose = { position: vector(6), rotation: rotation(), scale: between(0.3, 3) };
      let isSeen = false;
      for (let a = 0; a <= 8; a++)
        for (let b = 0; b <= 8; b++)
          for (let c = 0; c <= 8; c++)
            isSeen ||= isShown(
              view,
              pose,
              [a, b, c].map((step, i) => low[i] + (step / 8) * (high[i] - low[i])),
            );
      const isOut = isOutOfSight(view, box, pose);
      if (isSeen) expect(isOut).toBe(false);
      if (isSeen) shown++;
      else empty++;
      if (isOut) out++;
    }
    expect(shown).toBeGreaterThan(100);
    expect(out).toBeGreaterThan(0.7 * empty);
  });
});
