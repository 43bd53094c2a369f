import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { mirrorPoint, otherName } from '../../../src/content/bodies/side.js';
import {
  carried,
  mirrorAngles,
  solve,
  type Angles,
  type Joint,
} from '../../../src/content/bodies/skeleton.js';
import type { Vec3 } from '../../../src/world/vector.js';

const skeleton: Joint[] = [
  { name: 'pelvis', at: [0, 1, 0] },
  { name: 'chest', parent: 'pelvis', at: [0, 1.3, 0] },
  ...(['left', 'right'] as const).flatMap((side): Joint[] => {
    const x = side === 'left' ? 1 : -1;
    return [
      { name: `${side} shoulder`, parent: 'chest', at: [0.2 * x, 1.5, 0] },
      { name: `${side} elbow`, parent: `${side} shoulder`, at: [0.25 * x, 1.2, -0.02] },
      { name: `${side} wrist`, parent: `${side} elbow`, at: [0.27 * x, 0.95, 0.03] },
    ];
  }),
];
const close = (a: Vec3, b: Vec3) => a.forEach((value, k) => expect(value).toBeCloseTo(b[k], 12));

it('stays where it is at rest', () => {
  const frames = solve(skeleton, {});
  for (const { name, at } of skeleton) close(frames.get(name)!.position, at);
});

it('turns as the conventions say', () => {
  const arm = skeleton[3]; // the left elbow
  const at = (angles: Angles) => solve(skeleton, angles).get(arm.name)!.position;
  close(at({ 'left shoulder': [-90, 0, 0] }), [0.25, 1.48, 0.3]); // forward
  close(at({ 'left shoulder': [0, 0, 90] }), [0.5, 1.55, -0.02]); // out and up
  close(at({ pelvis: [0, 90, 0] }), [-0.02, 1.2, -0.25]); // the whole turns to its left
});

it('turns about x first and about z last, about axes fixed in the parent', () => {
  const hand = solve(skeleton, { chest: [0, 90, 0], 'left shoulder': [-90, 0, 90] }).get('left elbow')!;
  // In the chest: the arm down (0.05, -0.3, -0.02) is swung forward, then turned about z; the chest turns it about y.
  close(hand.position, [0.3, 1.5 + 0.05, -(0.2 + 0.02)]);
});

it('moves a point as the joints after it', () => {
  const angles: Angles = { pelvis: [10, 20, 30], 'left shoulder': [-40, 50, 60], 'left elbow': [-70, 0, 0] };
  const frames = solve(skeleton, angles);
  close(carried(frames.get('left elbow')!, skeleton[3], skeleton[4].at), frames.get('left wrist')!.position);
});

it('mirrors: every joint of the mirrored pose is where the counterpart was', () => {
  for (let seed = 0; seed < 50; seed++) {
    const stream = new Stream(['mirror', seed]);
    const angles: Angles = Object.fromEntries(
      skeleton.map(({ name }) => [name, [0, 1, 2].map(() => stream.uniform(-180, 180)) as unknown as Vec3]),
    );
    const mirrored = mirrorAngles(angles);
    expect(mirrorAngles(mirrored)).toEqual(angles);
    const [one, other] = [solve(skeleton, angles), solve(skeleton, mirrored)];
    for (const { name } of skeleton)
      close(other.get(otherName(name))!.position, mirrorPoint(one.get(name)!.position));
  }
});
