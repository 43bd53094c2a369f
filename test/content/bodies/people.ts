import { Stream } from '../../../src/core/stream.js';
import type { BodyPose, Look, PosedBody } from '../../../src/content/bodies/body.js';
import { asHumanLook } from '../../../src/content/bodies/human/look.js';
import { marks } from '../../../src/content/bodies/human/marks.js';
import { person } from '../../../src/content/bodies/human/person.js';
import { rigOf } from '../../../src/content/bodies/human/rig.js';
import { humanSkeleton } from '../../../src/content/bodies/human/skeleton.js';
import { mirrorPose } from '../../../src/content/bodies/mirror-pose.js';
import { solve } from '../../../src/content/bodies/skeleton.js';
import { place } from '../../../src/world/pose.js';
import type { Placed } from '../../../src/world/scene.js';
import type { Vec3 } from '../../../src/world/vector.js';

/** The joints of an adult in a pose: what measures read, without a body built. */
export const jointsOf = (pose: BodyPose): Pick<PosedBody, 'points'> => ({
  points: Object.fromEntries(
    [...solve(humanSkeleton, pose.angles)].map(([name, { position }]) => [name, position]),
  ),
});

/** A person in a pose, and the mirror image of both. */
export function twins(pose: BodyPose, seed: string): readonly [PosedBody, PosedBody] {
  const look = person.look(new Stream(['twins', seed]));
  return [person.build(look, pose), person.build(person.mirrorLook(look), mirrorPose(pose))];
}

/** The same without their parts, at once: the places and frames of a person in a pose, on the ground. */
export function marksOf(pose: BodyPose, seed: string): readonly [PosedBody, PosedBody] {
  const look = person.look(new Stream(['twins', seed]));
  const marked = (one: Look, own: BodyPose): PosedBody => {
    const { points, frames } = marks(rigOf(asHumanLook(one), own));
    const up = own.lift + 0.015 - Math.min(...Object.values(points).map((p) => p[1]));
    const raised = ([x, y, z]: Vec3): Vec3 => [x, y + up, z];
    return {
      parts: [],
      points: Object.fromEntries(Object.entries(points).map(([name, p]) => [name, raised(p)])),
      frames: Object.fromEntries(
        Object.entries(frames).map(([name, { rotation, position }]) => [
          name,
          { rotation, position: raised(position) },
        ]),
      ),
    };
  };
  return [marked(look, pose), marked(person.mirrorLook(look), mirrorPose(pose))];
}

/** Per part of placed things, its box in the world: the least and the greatest corner. */
export const boxes = (
  things: readonly Placed[],
): { name: string; min: Vec3; max: Vec3; triangles: number }[] =>
  things.flatMap(({ model, pose }) =>
    model.parts.map(({ name, mesh }) => {
      const [min, max] = [
        [Infinity, Infinity, Infinity],
        [-Infinity, -Infinity, -Infinity],
      ];
      for (let i = 0; i < mesh.positions.length; i += 3) {
        const p = place(pose, mesh.positions.subarray(i, i + 3) as unknown as Vec3);
        for (const k of [0, 1, 2]) {
          min[k] = Math.min(min[k], p[k]);
          max[k] = Math.max(max[k], p[k]);
        }
      }
      return {
        name,
        min: min as unknown as Vec3,
        max: max as unknown as Vec3,
        triangles: mesh.indices.length / 3,
      };
    }),
  );

/** The boxes of the mirror image. */
export const mirroredBoxes = (all: ReturnType<typeof boxes>): ReturnType<typeof boxes> =>
  all.map(({ name, min, max, triangles }) => ({
    name,
    min: [0 - max[0], min[1], min[2]],
    max: [0 - min[0], max[1], max[2]],
    triangles,
  }));
