import { acos, tau } from '../../../../core/math/index.js';
import { cross, dot, length, normalize, subtract, type Vec3 } from '../../../../world/vector.js';
import { sides, type BySide, type PosedBody, type Side } from '../../making.js';

type Points = PosedBody['points'];

const gap = (points: Points, a: string, b: string): number => length(subtract(points[a], points[b]));

/** A person's height by the bones of leg and trunk, meters: the same in every pose. */
export function statureOf({ points }: Pick<PosedBody, 'points'>): number {
  const leg = gap(points, 'left hip', 'left knee') + gap(points, 'left knee', 'left ankle');
  const trunk = gap(points, 'pelvis', 'spine') + gap(points, 'spine', 'chest') + gap(points, 'chest', 'neck');
  return 1.31 * (leg + trunk);
}

const bySide = (of: (side: Side) => number): BySide<number> => ({ left: of('left'), right: of('right') });

/** The height of a pair of points, e.g. 'hand', 'ankle', in statures. */
export function heights(body: PosedBody, name: string): BySide<number> {
  const stature = statureOf(body);
  return bySide((side) => body.points[`${side} ${name}`][1] / stature);
}

/** The level direction that the pelvis faces. */
export function facing({ points }: Pick<PosedBody, 'points'>): Vec3 {
  const [x, , z] = subtract(points['left hip'], points['right hip']);
  return normalize(cross([x, 0, z], [0, 1, 0]));
}

/** The distance of a pair of points in front of the pelvis, along its direction, in statures. */
export function forwardness(body: PosedBody, name: string): BySide<number> {
  const [ahead, stature] = [facing(body), statureOf(body)];
  return bySide(
    (side) => dot(subtract(body.points[`${side} ${name}`], body.points['pelvis']), ahead) / stature,
  );
}

/** The bend of each knee, degrees: 0 for a straight leg. */
export function kneeBends({ points }: Pick<PosedBody, 'points'>): BySide<number> {
  return bySide((side) => {
    const [hip, knee, ankle] = ['hip', 'knee', 'ankle'].map((joint) => points[`${side} ${joint}`]);
    const [up, down] = [normalize(subtract(hip, knee)), normalize(subtract(ankle, knee))];
    return 180 - acos(Math.max(-1, Math.min(1, dot(up, down)))) * (360 / tau);
  });
}

/** The side with the greater measure, and the difference; the left where both are the same. */
export function greater(values: BySide<number>): { readonly side: Side; readonly margin: number } {
  const [side] = [...sides].sort((a, b) => values[b] - values[a]);
  return { side, margin: Math.abs(values.left - values.right) };
}
