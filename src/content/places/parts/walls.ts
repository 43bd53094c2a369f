import { moved, turned, type Mesh } from '../../../world/modeling/index.js';

/** The walls of a room that a camera may see; the fourth is behind it. */
export type WallSide = 'left' | 'right' | 'back';

/** The positions of the walls, meters from the stand. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** A mesh made in a wall's own axes (x to the right as one faces it, y up, +Z into the room) in its place. */
export function onWall(mesh: Mesh, wall: WallSide, { left, right, back }: Extent): Mesh {
  if (wall === 'back') return moved(mesh, 0, 0, -back);
  if (wall === 'left') return moved(turned(mesh, 'y', 90), -left, 0, 0);
  return moved(turned(mesh, 'y', -90), right, 0, 0);
}

/** The extent of the wall along its own x. */
export function span(wall: WallSide, { left, right, back, front }: Extent): readonly [number, number] {
  if (wall === 'back') return [-left, right];
  return wall === 'left' ? [-front, back] : [-back, front];
}
