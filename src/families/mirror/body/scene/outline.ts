import type { PosedBody } from '../../../../content/bodies/body.js';
import { place } from '../../../../world/pose.js';
import type { Placed } from '../../../../world/scene.js';
import type { Vec3 } from '../../../../world/vector.js';
import type { QuestionKind } from '../questions/kinds.js';
import { bodyObject } from './scene.js';

/** Points all over what the picture is to hold. */
export function outline({ parts }: PosedBody, worn: readonly Placed[], frame: QuestionKind['frame']): Vec3[] {
  // Horns and antlers may extend beyond the picture of a face; otherwise the face would be small.
  const onHead = /\b(head|eye|ear|hair|brow|beak)\b/;
  const shown: Placed[] =
    frame === 'body'
      ? [bodyObject('', { parts }), ...worn]
      : [bodyObject('', { parts: parts.filter(({ name }) => onHead.test(name)) })];
  return shown.flatMap(({ model, pose }) =>
    model.parts.flatMap(({ mesh: { positions } }) => {
      const points: Vec3[] = [];
      // Every seventh vertex: what they leave out is smaller than the margin.
      for (let i = 0; i + 2 < positions.length; i += 21)
        points.push(place(pose, [positions[i]!, positions[i + 1]!, positions[i + 2]!]));
      return points;
    }),
  );
}
