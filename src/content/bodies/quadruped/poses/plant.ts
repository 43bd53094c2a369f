import { solve, type Angles, type Joint } from '../../skeleton.js';
import { endOf, jointsOf, limbs, type Limb } from '../limbs.js';
import { hung, legBones, reaching, type Hang, type Place } from './leg-bones.js';

/** The displacement of a foot from where it stands at rest: forward, and up from the ground, heights of the withers. */
export interface Step {
  readonly forward?: number;
  readonly lift?: number;
  /** The bend of wrist or hock beyond rest, degrees; positive: the lower bone swings forward. */
  readonly bend?: number;
  /** The angle of the foot, degrees; positive: toes up. */
  readonly foot?: number;
}

/** How the body is carried by its legs. */
export interface Stance {
  /** The lean of the trunk, degrees; positive: front down. */
  readonly pitch?: number;
  /** The lean of the chest beyond the trunk. */
  readonly chest?: number;
  readonly steps: Partial<Readonly<Record<Limb, Step>>>;
  /** Legs that hang as told instead of standing. */
  readonly hanging?: Partial<Readonly<Record<Limb, Hang>>>;
}

const deepest = 0.2;

/** The angles with which all feet stand where they should, the body sunk as far as the longest step needs. */
export function planted(skeleton: readonly Joint[], stance: Stance): Angles {
  for (let sunk = 0; ; sunk += 0.005) {
    const { angles, within } = attempt(skeleton, stance, sunk);
    if (within || sunk >= deepest) return angles;
  }
}

function attempt(
  skeleton: readonly Joint[],
  stance: Stance,
  sunk: number,
): { angles: Angles; within: boolean } {
  const { pitch = 0, chest = 0, steps, hanging = {} } = stance;
  const spine: Angles = { trunk: [pitch, 0, 0], chest: [chest, 0, 0] };
  const frames = solve(skeleton, spine);
  const at = new Map(skeleton.map((joint) => [joint.name, joint.at]));
  const angles: Record<string, Angles[string]> = { ...spine };
  let within = true;
  for (const limb of limbs) {
    const names = jointsOf(limb);
    const carrier = pitch + (endOf(limb) === 'front' ? chest : 0);
    const told = hanging[limb];
    if (told) {
      Object.assign(angles, hung(skeleton, limb, carrier, told));
      continue;
    }
    const { forward = 0, lift = 0, bend = 0, foot = 0 } = steps[limb] ?? {};
    const [, y, z] = at.get(names[3])!;
    const root = frames.get(names[0])!.position;
    const target: Place = [y + sunk + lift, z + forward];
    const reach = reaching(legBones(skeleton, limb), limb, [root[1], root[2]], target, foot, bend);
    within &&= reach.within;
    Object.assign(angles, hung(skeleton, limb, carrier, reach.hang));
  }
  return { angles, within };
}
