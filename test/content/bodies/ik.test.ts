import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { humanSkeleton } from '../../../src/content/bodies/human/skeleton.js';
import { aim, anglesOf, fromAxes, reach, type Chain } from '../../../src/content/bodies/ik.js';
import { mirrorPoint, sides } from '../../../src/content/bodies/side.js';
import { mirrorAngles, solve, turnOf, type Angles } from '../../../src/content/bodies/skeleton.js';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from '../../../src/world/vector.js';

const any = (stream: Stream, size: number): Vec3 => [
  stream.uniform(-size, size),
  stream.uniform(-size, size),
  stream.uniform(-size, size),
];
const chains = sides.flatMap((side): Chain[] => [
  { root: `${side} shoulder`, middle: `${side} elbow`, end: `${side} wrist`, pole: [0, 0, -1] },
  { root: `${side} hip`, middle: `${side} knee`, end: `${side} ankle`, pole: [0, 0, 1] },
]);
const close = (a: Vec3, b: Vec3, digits = 9) =>
  a.forEach((value, k) => expect(value).toBeCloseTo(b[k], digits));

it('reads the angles of a rotation', () => {
  for (let i = 0; i < 200; i++) {
    const stream = new Stream(['angles', i]);
    const rotation = turnOf(any(stream, 360));
    turnOf(anglesOf(rotation)).forEach((value, k) => expect(value).toBeCloseTo(rotation[k], 12));
  }
});

it('brings the end of a chain to the target, and its middle to the side that is wanted', () => {
  for (let i = 0; i < 100; i++) {
    const stream = new Stream(['reach', i]);
    const before: Angles = { pelvis: any(stream, 60), spine: any(stream, 20), chest: any(stream, 20) };
    for (const chain of chains) {
      const start = solve(humanSkeleton, before).get(chain.root)!.position;
      const target = add(start, scale(normalize(any(stream, 1)), stream.uniform(0.1, 0.5)));
      const pole = any(stream, 1);
      const frames = solve(humanSkeleton, reach(humanSkeleton, before, chain, target, pole));
      close(frames.get(chain.end)!.position, target);
      const along = subtract(target, start);
      const middle = subtract(frames.get(chain.middle)!.position, start);
      const hinge = cross(along, pole);
      expect(Math.abs(dot(middle, hinge)) / length(hinge)).toBeLessThan(1e-9);
      expect(dot(cross(along, middle), hinge)).toBeGreaterThan(0);
    }
  }
});

it('stretches toward what is too far, and keeps the bones', () => {
  const [arm] = chains;
  const frames = solve(humanSkeleton, reach(humanSkeleton, {}, arm, [3, 1.405, -0.02], [0, -1, 0]));
  const [shoulder, elbow, wrist] = [arm.root, arm.middle, arm.end].map((name) => frames.get(name)!.position);
  close(normalize(subtract(wrist, shoulder)), [1, 0, 0], 2);
  expect(length(subtract(elbow, shoulder))).toBeCloseTo(0.281780056, 6);
});

it('bends knees and elbows about the hinge they have at rest: no twist where none is needed', () => {
  const target: Vec3 = [0.2, 1.3, 0.3];
  const angles = reach(humanSkeleton, {}, chains[0], target, [0.1, -1, -0.4]);
  const forearm = angles['left elbow'];
  expect(forearm[0]).toBeLessThan(-60);
  expect(Math.abs(forearm[1]) + Math.abs(forearm[2])).toBeLessThan(25);
});

it('mirrors', () => {
  const stream = new Stream(['mirror']);
  const before: Angles = { pelvis: any(stream, 30), chest: any(stream, 20) };
  const [target, pole]: Vec3[] = [[0.4, 1.5, 0.3], any(stream, 1)];
  const left = reach(humanSkeleton, before, chains[0], target, pole);
  const right = reach(humanSkeleton, mirrorAngles(before), chains[2], mirrorPoint(target), mirrorPoint(pole));
  const [one, other] = [solve(humanSkeleton, left), solve(humanSkeleton, right)];
  close(other.get('right wrist')!.position, mirrorPoint(one.get('left wrist')!.position));
  close(other.get('right elbow')!.position, mirrorPoint(one.get('left elbow')!.position));
});

it('aims a joint in the body', () => {
  const before: Angles = { pelvis: [10, 40, -5], 'left elbow': [-70, 20, 0] };
  const wanted = fromAxes([0, 1, 0], [0, 0, 1], [1, 0, 0]);
  const frames = solve(humanSkeleton, aim(humanSkeleton, before, 'left wrist', wanted));
  frames.get('left wrist')!.rotation.forEach((value, k) => expect(value).toBeCloseTo(wanted[k], 9));
});
