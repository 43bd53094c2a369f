import { ball, blob, limb, paired, type Shape } from '../../../world/modeling/index.js';
import { add, type Vec3 } from '../../../world/vector.js';
import type { Egg } from './plush.js';

/** What one teddy bear is cut like: factors, 1 for a usual one. */
export interface TeddyCut {
  readonly head: number;
  readonly belly: number;
  /** Of arms and legs: their length and thickness. */
  readonly long: number;
  readonly thick: number;
  /** How far the muzzle stands out. */
  readonly muzzle: number;
  /** Of the ears. */
  readonly ears: number;
  /** Whether it has a hump between the shoulders, as old ones do. */
  readonly hump: boolean;
}

/** A teddy bear's pieces before they are covered, for one about 0.35 m high as it sits. Meters. */
export interface TeddyBody {
  readonly torso: readonly Shape[];
  readonly arms: readonly Shape[];
  readonly legs: readonly Shape[];
  readonly tail: readonly Shape[];
  readonly head: readonly Shape[];
  readonly ears: readonly Shape[];
  readonly muzzle: readonly Shape[];
  /** What things are sewn on. */
  readonly skull: Egg;
  readonly snout: Egg;
  readonly trunk: Egg;
  readonly ear: Egg;
  /** The pads of the left paw and the left sole: their middles, where they face, and half their size. */
  readonly pads: readonly {
    readonly at: Vec3;
    readonly out: Vec3;
    readonly half: readonly [number, number];
  }[];
  /** The middle of the neck, and its radius. */
  readonly neck: Vec3;
  readonly collar: number;
}

/** Its parts. @param sits or stands */
export function teddyBody(cut: TeddyCut, sits: boolean): TeddyBody {
  const { head, belly, ears, thick } = cut;
  const base: Vec3 = [0, sits ? 0 : 0.085, 0];
  const on = (place: Vec3): Vec3 => add(base, place);
  const trunk: Egg = { at: on([0, 0.108, 0.006]), radii: [0.084 * belly, 0.108, 0.078 * belly] };
  const skull: Egg = {
    at: on([0, 0.19 + 0.078 * head, 0.012]),
    radii: [0.09 * head, 0.08 * head, 0.08 * head],
  };
  const reach = 0.06 * head + 0.03 * cut.muzzle;
  const snout: Egg = {
    at: add(skull.at, [0, -0.022 * head, reach]),
    radii: [0.041 * head, 0.033 * head, 0.036 * cut.muzzle],
  };
  const ear: Egg = {
    at: add(skull.at, [0.068 * head, 0.066 * head, -0.004]),
    radii: [0.033 * ears, 0.034 * ears, 0.0165],
  };
  const arm = armOf(cut, on);
  const leg = sits ? sittingLeg(cut) : standingLeg(cut);
  return {
    torso: [
      blob(trunk.at, trunk.radii),
      blob(on([0, 0.175, 0]), [0.062, 0.05, 0.055]),
      ...(cut.hump ? [blob(on([0, 0.172, -0.048]), [0.045, 0.04, 0.035])] : []),
    ],
    arms: paired(limb(arm.from, arm.to, 0.032 * thick, 0.036 * thick), ball(arm.to, 0.039 * thick)),
    legs: paired(...leg.shapes),
    tail: [ball(on([0, 0.055, -0.07 * belly]), 0.026)],
    head: [
      blob(skull.at, skull.radii),
      blob(add(skull.at, [0, -0.024, 0.02]), [0.084 * head, 0.05 * head, 0.062 * head]),
    ],
    ears: paired(blob(ear.at, ear.radii)),
    muzzle: [blob(snout.at, snout.radii)],
    skull,
    snout,
    trunk,
    ear,
    pads: [
      { at: add(arm.to, [0, 0, 0.034 * thick]), out: [0.25, -0.15, 1], half: [0.02 * thick, 0.022 * thick] },
      leg.sole,
    ],
    neck: on([0, 0.192, 0.006]),
    collar: 0.062,
  };
}

const armOf = ({ long }: TeddyCut, on: (place: Vec3) => Vec3): { from: Vec3; to: Vec3 } => ({
  from: on([0.07, 0.165, 0.006]),
  to: on([0.07 + 0.056 * long, 0.165 - 0.075 * long, 0.006 + 0.052 * long]),
});

type Leg = { shapes: Shape[]; sole: TeddyBody['pads'][number] };

/** Stretched forward, the sole upright. */
function sittingLeg({ long, thick }: TeddyCut): Leg {
  const r = 0.044 * thick;
  const foot: Vec3 = [0.1, r + 0.012, 0.04 + 0.125 * long];
  return {
    shapes: [
      limb([0.055, r + 0.004, 0.02], [foot[0], r, foot[2] - 0.02], r * 1.06, r),
      blob(foot, [0.045 * thick, 0.055 * thick, 0.03]),
    ],
    sole: { at: add(foot, [0, 0.002, 0.029]), out: [0, 0, 1], half: [0.028 * thick, 0.036 * thick] },
  };
}

/** On the ground, the foot ahead. */
function standingLeg({ thick }: TeddyCut): Leg {
  const r = 0.044 * thick;
  const foot: Vec3 = [0.062, 0.03, 0.022];
  return {
    shapes: [
      limb([0.048, 0.125, 0.004], [0.06, 0.05, 0.002], r * 1.12, r),
      blob(foot, [0.044 * thick, 0.031, 0.06 * thick]),
    ],
    sole: { at: add(foot, [0, -0.003, 0.059 * thick]), out: [0, 0, 1], half: [0.024 * thick, 0.016] },
  };
}
