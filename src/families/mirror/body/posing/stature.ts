import type { BodyKind, PosedBody } from '../../../../content/bodies/body.js';
import { length, subtract, type Vec3 } from '../../../../world/vector.js';

/**
 * What margins are measured by, meters, whatever the pose: a person's stature, by the bones of trunk and legs; of others the length of
 * the trunk, from the neck to the tail.
 */
export function statureOf({ rig }: Pick<BodyKind, 'rig'>, { points }: PosedBody): number {
  const between = (a: string, b: string): number => length(subtract(at(a), at(b)));
  const at = (name: string): Vec3 => points[name]!;
  if (rig !== 'human') return between('neck', 'tail');
  const leg = between('left hip', 'left knee') + between('left knee', 'left ankle');
  return (leg + between('pelvis', 'chest') + between('chest', 'neck')) * 1.32;
}
