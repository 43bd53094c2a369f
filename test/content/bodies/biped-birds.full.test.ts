import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { bounds } from '../../../src/world/modeling/index.js';
import type { BodyPose } from '../../../src/content/bodies/body.js';
import { raisedFoot, raisedWing, standingBird } from '../../../src/content/bodies/biped/bird/poses.js';
import { birds } from '../../../src/content/bodies/biped/index.js';
import { mirrorPose } from '../../../src/content/bodies/mirror-pose.js';
import { mirrorPoint, otherName, otherSide, sides, swapSides } from '../../../src/content/bodies/side.js';
import { length, subtract } from '../../../src/world/vector.js';

describe.each(birds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const stream = new Stream(['bird', kind.name]);
  const look = kind.look(stream.child('look'));
  const size = look['size'] as number;
  const eyes = swapSides(kind.eyes(look));
  const oneEyed = { ...eyes, left: { ...eyes.left, open: false } };
  const poses: Readonly<Record<string, BodyPose>> = {
    standing: { ...standingBird(stream.child('pose')), eyes: oneEyed },
    'raising a foot': raisedFoot(stream.child('pose'), kind, 'left'),
    'raising a wing': raisedWing(stream.child('pose'), kind, 'right'),
  };

  it.each(Object.entries(poses))('%s, has a mirror image that is its mirror image', (_name, pose) => {
    const body = kind.build(look, pose);
    const twin = kind.build(kind.mirrorLook(look), mirrorPose(pose));
    expect(Object.keys(twin.points).sort()).toEqual(Object.keys(body.points).sort());
    for (const [name, p] of Object.entries(body.points))
      expect(length(subtract(mirrorPoint(p), twin.points[otherName(name)]))).toBeLessThan(1e-6);
    const boxes = new Map<string, number[]>();
    for (const { name, mesh } of twin.parts)
      boxes.set(name, [...(boxes.get(name) ?? []), ...bounds(mesh).min, ...bounds(mesh).max]);
    for (const name of new Set(body.parts.map((part) => part.name))) {
      const own = body.parts.filter((part) => part.name === name).map(({ mesh }) => bounds(mesh));
      const expected = own.flatMap(({ min, max }) => [-max[0], min[1], min[2], -min[0], max[1], max[2]]);
      // skins are cut along their cells, which do not move with the pose
      boxes
        .get(otherName(name))!
        .forEach((value, k) => expect(Math.abs(value - expected[k])).toBeLessThan(0.02 * size));
    }
  });

  it('names what belongs to a side', () => {
    const body = kind.build(look, poses['standing']);
    const names = new Set(body.parts.map(({ name }) => name));
    for (const side of sides)
      for (const thing of ['wing', 'leg', 'foot', 'eye']) expect(names).toContain(`${side} ${thing}`);
    for (const side of sides)
      for (const thing of ['wing', 'foot', 'eye', 'ear'])
        expect(Object.keys(body.points)).toContain(`${side} ${thing}`);
    for (const name of ['nose', 'neck', 'tail']) expect(Object.keys(body.points)).toContain(name);
  });

  it('stands on the ground', () => {
    const body = kind.build(look, poses['standing']);
    expect(bounds(...body.parts.map(({ mesh }) => mesh)).min[1]).toBeCloseTo(0, 6);
  });

  it.each(sides)('raises the %s foot or wing above the other', (side) => {
    const foot = kind.build(look, raisedFoot(stream.child('foot'), kind, side)).points;
    const wing = kind.build(look, raisedWing(stream.child('wing'), kind, side)).points;
    const long = length(subtract(foot['neck'], foot['tail']));
    const rise = (points: typeof foot, part: string): number =>
      (points[`${side} ${part}`][1] - points[`${otherSide(side)} ${part}`][1]) / long;
    expect(rise(foot, 'foot')).toBeGreaterThan(0.12);
    expect(rise(wing, 'wing')).toBeGreaterThan(0.2);
  });
});
