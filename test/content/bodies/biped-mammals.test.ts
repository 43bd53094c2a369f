import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { bounds } from '../../../src/world/modeling/index.js';
import type { BodyPose } from '../../../src/content/bodies/body.js';
import { bipeds } from '../../../src/content/bodies/biped/index.js';
import {
  holding,
  raisingFoot,
  raisingHand,
  standingBiped,
  steppingForward,
} from '../../../src/content/bodies/biped/mammal/poses.js';
import { mirrorPose } from '../../../src/content/bodies/mirror-pose.js';
import { mirrorPoint, otherName, otherSide, sides, swapSides } from '../../../src/content/bodies/side.js';
import { length, subtract } from '../../../src/world/vector.js';

describe.each(bipeds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const stream = new Stream(['biped', kind.name]);
  const look = kind.look(stream.child('look'));
  const size = look['size'] as number;
  const eyes = swapSides(kind.eyes(look));
  const oneEyed = { ...eyes, left: { ...eyes.left, open: false } };
  const poses: Readonly<Record<string, BodyPose>> = {
    standing: { ...standingBiped(stream.child('pose')), eyes: oneEyed },
    'raising a hand': raisingHand(stream.child('pose'), 'left'),
    'holding something': holding(stream.child('pose'), 'right'),
  };

  it.each(Object.entries(poses))('%s, has a mirror image that is its mirror image', (_name, pose) => {
    const body = kind.build(look, pose);
    const twin = kind.build(kind.mirrorLook(look), mirrorPose(pose));
    expect(Object.keys(twin.points).sort()).toEqual(Object.keys(body.points).sort());
    for (const [name, p] of Object.entries(body.points))
      expect(length(subtract(mirrorPoint(p), twin.points[otherName(name)]))).toBeLessThan(1e-6);
    for (const { name } of body.parts) {
      const [own, other] = [
        bounds(...body.parts.filter((part) => part.name === name).map(({ mesh }) => mesh)),
        bounds(...twin.parts.filter((part) => part.name === otherName(name)).map(({ mesh }) => mesh)),
      ];
      // skins are cut along their cells, which do not move with the pose
      expect(length(subtract(mirrorPoint(own.min), [other.max[0], other.min[1], other.min[2]]))).toBeLessThan(0.03 * size); // prettier-ignore
      expect(length(subtract(mirrorPoint(own.max), [other.min[0], other.max[1], other.max[2]]))).toBeLessThan(0.03 * size); // prettier-ignore
    }
  });

  it('names what belongs to a side, and stands on the ground', () => {
    const body = kind.build(look, poses['standing']);
    const names = new Set(body.parts.map(({ name }) => name));
    for (const side of sides)
      for (const thing of ['arm', 'hand', 'leg', 'foot', 'eye', 'ear'])
        expect(names).toContain(`${side} ${thing}`);
    for (const name of ['nose', 'neck', 'tail', 'left hip', 'left hand', 'left foot', 'left ear'])
      expect(Object.keys(body.points)).toContain(name);
    expect(bounds(...body.parts.map(({ mesh }) => mesh)).min[1]).toBeCloseTo(0, 6);
    for (const side of sides) expect(Math.abs(body.points[`${side} foot`][1])).toBeLessThan(0.03 * size);
  });

  it.each(sides)('raises the %s hand or foot above the other, and steps forward with it', (side) => {
    const gap = (pose: BodyPose, part: string, axis: 1 | 2): number => {
      const { points } = kind.build(look, pose);
      const long = length(subtract(points['neck'], points['tail']));
      return (points[`${side} ${part}`][axis] - points[`${otherSide(side)} ${part}`][axis]) / long;
    };
    expect(gap(raisingFoot(stream.child('foot'), kind, side), 'foot', 1)).toBeGreaterThan(0.12);
    expect(gap(raisingHand(stream.child('hand'), side), 'hand', 1)).toBeGreaterThan(0.2);
    expect(gap(steppingForward(stream.child('step'), kind, side), 'foot', 2)).toBeGreaterThan(0.14);
  });
});
