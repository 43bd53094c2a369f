import type { BodyKind } from '../../../../content/bodies/body.js';
import type { Quadruped } from '../../../../content/bodies/quadruped/index.js';
import type { QuestionKind } from '../questions/kinds.js';

type Head = Quadruped['species']['head'];

/** The least radius of eyes that are told open from closed, and the least length of ears that tags are seen on: shares of the head's span. */
const leastEye = 0.04;
const leastEar = 0.2;
/** Meters: a tag covers a shorter ear. */
const shortEar = 0.06;
/** Degrees. Of eyes that look more ahead, and of ears that stand more upright, a camera at the side sees both. */
const eyesAside = 55;
const earsAside = 54;

/**
 * Whether an animal on four legs can be asked about its face: what is asked about must be large enough in a picture of the whole
 * head, and lie at the side where one alone is to be seen.
 */
export function faceAnswers({ name }: QuestionKind, animal: BodyKind): boolean {
  const { head, height } = (animal as Quadruped).species;
  const span = spanOf(head);
  const large = head.ear.length > leastEar * span;
  if (name === 'visible-ear') return large && head.ear.lean[0] > earsAside;
  if (name === 'ear-with') return large && head.ear.length * head.size * height[0] > shortEar;
  if (head.eye.radius < leastEye * span) return false;
  return name !== 'visible-eye' || head.eye.out > eyesAside;
}

/** The larger of a head's height and breadth without ears and horns, and no less than its length, in its lengths. */
function spanOf({ shapes }: Head): number {
  const solid = shapes.filter(({ mode = 'add' }) => mode === 'add');
  const [low, high] = [
    Math.min(...solid.map(({ min }) => min[1])),
    Math.max(...solid.map(({ max }) => max[1])),
  ];
  return Math.max(1, 2 * Math.max(...solid.map(({ max }) => max[0])), high - low);
}
