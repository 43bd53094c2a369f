import { memoize } from '../../../../core/memoize.js';
import type { BuiltPlace, Place } from '../../../../content/places/index.js';
import { add, compose, rotate, type Placed, type Vec3 } from '../../../../world/index.js';
import { turnMatrix } from '../../../../world/modeling/index.js';
import { cutPlaced } from './cut-placed.js';

/** How much of a room's shell and how much of its furniture belong to the back wall, meters of depth. */
const wallDepth = 0.3;
const furnitureDepth = 1;
/** Outdoors, how far behind the stand things begin that stand behind the camera too, meters. */
const clear = 1;

/**
 * A place that a mirror shows from the other side: what is behind the stand is behind the camera as well, turned about the vertical by half a
 * turn. A room has a fourth wall then. Places are made for cameras that look one way.
 * @param distance of the camera from the middle of the stand, meters
 */
export const allAround = (built: BuiltPlace, setting: Place['setting'], distance: number): BuiltPlace =>
  setting === 'room' ? withFourthWall(built) : withSurroundings(built, distance);

const withFourthWall = memoize((built: BuiltPlace): BuiltPlace => {
  const { x, back, front } = floorOf(built.shell);
  const behind = (depth: number) => ({ normal: [0, 0, 1] as Vec3, offset: back + depth });
  const over: Vec3 = [2 * x, 0, front + back + wallDepth];
  const wall = cutPlaced(built.shell, behind(wallDepth)).behind;
  const furniture = built.furnishing.flatMap((one) =>
    one.model.category === 'furnishing'
      ? cutPlaced([one], behind(furnitureDepth)).behind
      : one.pose.position[2] < back + furnitureDepth
        ? [one]
        : [],
  );
  return {
    ...built,
    shell: [...built.shell, ...wall.map((one) => halfTurned(one, over))],
    furnishing: [...built.furnishing, ...furniture.map((one) => halfTurned(one, over))],
  };
});

function withSurroundings(built: BuiltPlace, distance: number): BuiltPlace {
  const from = -built.stand.radius - clear;
  const far = built.furnishing.filter(({ pose }) => pose.position[2] < from);
  return {
    ...built,
    furnishing: [...built.furnishing, ...far.map((one) => halfTurned(one, [0, 0, distance]))],
  };
}

const halfTurn = turnMatrix('y', 180);

/** An object turned about the vertical by half a turn about the origin, and moved. */
function halfTurned({ pose, ...one }: Placed, by: Vec3): Placed {
  return {
    ...one,
    pose: {
      ...pose,
      rotation: compose(pose.rotation, halfTurn),
      position: add(rotate(halfTurn, pose.position), by),
    },
  };
}

/** The middle of a room's floor across, and where it ends behind and in front. Meters. */
function floorOf(shell: readonly Placed[]): {
  readonly x: number;
  readonly back: number;
  readonly front: number;
} {
  let [left, right, back, front] = [0, 0, 0, 0];
  for (const { model, pose } of shell)
    for (const { mesh } of model.parts)
      for (let i = 0; i < mesh.positions.length; i += 3) {
        // The floor has the only level corners at its height that reach to a room's walls.
        if (mesh.normals[i + 1] < 0.99 || Math.abs(mesh.positions[i + 1] + pose.position[1]) > 1e-6) continue;
        const [x, z] = [mesh.positions[i], mesh.positions[i + 2]];
        left = Math.min(left, x);
        right = Math.max(right, x);
        back = Math.min(back, z);
        front = Math.max(front, z);
      }
  return { x: (left + right) / 2, back, front };
}
