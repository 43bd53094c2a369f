import { length, subtract } from '../../../world/vector.js';
import { sides, type PosedBody } from '../making.js';

/** The arm of an adult of 1.75 m, by its bones, meters. */
const adultArm = 0.529;

/** The size of a body with arms, as a share of an adult of 1.75 m; the same in every pose. 1 for bodies without arms. */
export function bodySize({ points }: PosedBody): number {
  const arms = sides.map((side) => {
    const [shoulder, elbow, wrist] = ['shoulder', 'elbow', 'wrist'].map(
      (joint) => points[`${side} ${joint}`],
    );
    return shoulder && elbow && wrist
      ? length(subtract(elbow, shoulder)) + length(subtract(wrist, elbow))
      : adultArm;
  });
  return (arms[0] + arms[1]) / 2 / adultArm;
}
