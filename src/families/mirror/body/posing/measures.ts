import { sixDecimals } from '../../../../core/math/decimals.js';
import type { BodyKind, PosedBody } from '../../../../content/bodies/body.js';
import { length, subtract, type Vec3, perAxis } from '../../../../world/vector.js';
import type { BodyState } from '../state.js';

/** Places as a state holds them. */
export const roundedPoints = (points: PosedBody['points']): BodyState['points'] =>
  Object.fromEntries(Object.entries(points).map(([name, p]) => [name, perAxis((k) => sixDecimals(p[k]))]));

/**
 * The unit of margins in meters, whatever the pose: a person's stature, by the bones of trunk and legs; of others the
 * length of the trunk, from the neck to the tail.
 */
export function statureOf({ rig }: Pick<BodyKind, 'rig'>, { points }: Pick<PosedBody, 'points'>): number {
  const between = (a: string, b: string): number => length(subtract(at(a), at(b)));
  const at = (name: string): Vec3 => points[name];
  if (rig !== 'human') return between('neck', 'tail');
  const leg = between('left hip', 'left knee') + between('left knee', 'left ankle');
  return (leg + between('pelvis', 'chest') + between('chest', 'neck')) * 1.32;
}
