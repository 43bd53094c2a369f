import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { bounds } from '../../../src/world/modeling/index.js';
import type { BodyPose } from '../../../src/content/bodies/body.js';
import { quadrupeds } from '../../../src/content/bodies/quadruped/index.js';
import { limbs } from '../../../src/content/bodies/quadruped/limbs.js';
import { attitudes, foremost, raising, rearmost } from '../../../src/content/bodies/quadruped/poses/index.js';

describe.each(quadrupeds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const stream = new Stream(['poses', kind.name]);
  const look = kind.look(stream.child('look'));
  /** The four feet, and the length of the trunk. */
  const feet = (pose: BodyPose) => {
    const { points } = kind.build(look, pose);
    const [neck, tail] = [points['neck'], points['tail']];
    const [y, z] = [neck[1] - tail[1], neck[2] - tail[2]];
    return {
      at: Object.fromEntries(limbs.map((limb) => [limb, points[`${limb} foot`]])),
      trunk: Math.sqrt(y * y + z * z),
    };
  };

  it('raises one foot, clearly', () => {
    for (const limb of ['left front', 'right rear'] as const) {
      const { at, trunk } = feet(raising(stream.child(limb), kind, look, limb));
      const others = limbs.filter((one) => one !== limb).map((one) => at[one][1]);
      expect((at[limb][1] - Math.max(...others)) / trunk).toBeGreaterThan(0.09);
      expect(Math.max(...others) / trunk).toBeLessThan(0.03);
    }
  });

  it('sets one foot before or behind all others, clearly, all on the ground', () => {
    for (const [limb, pose, way] of [
      ['right front', foremost(stream.child('fore'), kind, look, 'right'), 1],
      ['left rear', rearmost(stream.child('rear'), kind, look, 'left'), -1],
    ] as const) {
      const { at, trunk } = feet(pose);
      const others = limbs.filter((one) => one !== limb).map((one) => way * at[one][2]);
      expect((way * at[limb][2] - Math.max(...others)) / trunk).toBeGreaterThan(0.11);
      for (const one of limbs) expect(Math.abs(at[one][1]) / trunk).toBeLessThan(0.03);
    }
  });

  it('touches the ground whatever it does', () => {
    for (const attitude of attitudes.filter(({ fits }) => fits(kind))) {
      const body = kind.build(look, attitude.pose(stream.child(attitude.name), kind, look));
      expect(bounds(...body.parts.map(({ mesh }) => mesh)).min[1]).toBeCloseTo(0, 6);
      // by a foot, not by a nose or tail: sitting and lying bodies rest on more than that
      const lowest = Math.min(...limbs.map((limb) => body.points[`${limb} foot`][1]));
      expect(lowest / (look['size'] as number)).toBeLessThan(attitude.name === 'lying' ? 0.2 : 0.06);
    }
  });
}); // prettier-ignore
