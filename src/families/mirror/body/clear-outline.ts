import { jointsOf, limbs, type Limb } from '../../../content/bodies/quadruped/limbs.js';
import { readLabel } from './label.js';
import { kindOf, leg } from './questions/kinds.js';
import { project } from './scene/camera.js';
import type { BodyState } from './state.js';

/** What is seen at a pixel: the name of a part of the body, '' for the background, other words for other things. */
export type NameAt = (x: number, y: number) => string;

/** The joint on which the raised end of a limb hangs, whose place is known on every rig with such a question. */
function jointAbove({ points }: BodyState, answer: string): string | undefined {
  const names = limbs.includes(answer as Limb)
    ? [jointsOf(answer as Limb)[2]]
    : [`${answer} knee`, `${answer} hock`];
  return names.find((name) => name in points);
}

/**
 * The share of the outline of a raised foot, with the limb up to the next joint, that borders on the background and not
 * on the body or on other things. Where it is small, the limb melts into others of its color.
 * @param side of the square picture of names, pixels
 * @returns to the thousandth; null where no foot is raised
 */
export function clearOutlineOf(state: BodyState, side: number, nameAt: NameAt): number | null {
  if (!/^raised-(foot|paw|hoof|limb)$/.test(state.kind)) return null;
  const { answer } = readLabel(state);
  const joint = jointAbove(state, answer);
  const foot = project(state.camera, state.points[`${answer} ${kindOf(state.kind).landmark}`]);
  if (joint === undefined) return null;
  const above = project(state.camera, state.points[joint]);
  // Past the foot's own point there are still toes.
  const [dx, dy] = [foot.x - above.x, foot.y - above.y];
  const radius = 1.15 * side * Math.sqrt(dx * dx + dy * dy);
  const own = new Set(leg.map((part) => `${answer} ${part}`));
  const at = (x: number, y: number): string => (x < 0 || y < 0 || x >= side || y >= side ? '' : nameAt(x, y));
  const [left, top] = [Math.floor(foot.x * side - radius), Math.floor(foot.y * side - radius)];
  let [clear, all] = [0, 0];
  for (let y = top; y <= top + 2 * radius + 1; y++)
    for (let x = left; x <= left + 2 * radius + 1; x++) {
      const [aside, below] = [x + 0.5 - foot.x * side, y + 0.5 - foot.y * side];
      if (aside * aside + below * below > radius * radius || !own.has(at(x, y))) continue;
      for (const beside of [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)]) {
        if (own.has(beside)) continue;
        all++;
        if (beside === '') clear++;
      }
    }
  return all === 0 ? 0 : Math.round((1000 * clear) / all) / 1000;
}
