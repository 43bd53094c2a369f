import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { atRest, type Mat3, place, rotate, compose } from '../../../src/world/pose.js';
import { frontFrame, levelFrame } from '../../../src/world/rotation/frame.js';
import {
  checkSteps,
  inverseSteps,
  normalSteps,
  type RotationStep,
  sequenceMatrix,
  type Axis,
  axisVector,
  signedDegrees,
  turnAbout,
} from '../../../src/world/rotation/steps.js';
import { sameOrientation } from '../../../src/world/rotation/orientation.js';
import { turnPose } from '../../../src/world/rotation/turn-pose.js';
import type { Vec3 } from '../../../src/world/vector.js';
import { project } from './pinhole.js';
import { multiply, quaternion, type Quaternion, turnPoint } from './quaternion.js';

const front: Vec3 = [0, 0, 1];
const top: Vec3 = [0, 1, 0];
const ownLeft: Vec3 = [1, 0, 0];

/** Any steps about any axes. */
function someSteps(stream: Stream): RotationStep[] {
  const axes: Axis[] = [
    'vertical',
    'horizontal',
    'lateral',
    [stream.normal(), stream.normal(), stream.normal()],
  ];
  return Array.from({ length: stream.integer(0, 5) }, () => ({
    axis: stream.choice(axes),
    degrees: stream.choice([stream.uniform(-400, 400), 90 * stream.integer(-5, 5)]),
  }));
}

describe('signs, seen through a pinhole camera', () => {
  // Cameras all round, level and from above. The object faces each of them at first.
  const cameras = [0, 30, 90, 123, 180, 270, 301].flatMap((azimuth) =>
    [0, 1, 3].map((height): Vec3 => {
      const a = (azimuth * Math.PI) / 180;
      return [6 * Math.sin(a), height, 6 * Math.cos(a)];
    }),
  );

  test.each(cameras)('camera at %f %f %f', (...position: [number, number, number]) => {
    const target: Vec3 = [0, 0, 0];
    const frame = levelFrame({ position, target });
    const see = (point: Vec3) => project(position, target, point);
    const level = (point: Vec3) => project([position[0], 0, position[2]], target, point);
    const faced = turnAbout(top, (Math.atan2(position[0], position[2]) * 180) / Math.PI);
    const turned = (axis: Axis, degrees: number, v: Vec3): Vec3 =>
      rotate(compose(faced, sequenceMatrix([{ axis, degrees }], frame)), v);

    expect(Math.abs(see(rotate(faced, front)).x)).toBeLessThan(1e-9);
    expect(see(rotate(faced, front)).depth).toBeLessThan(see([0, 0, 0]).depth);
    for (const degrees of [10, 45, 90, 170]) {
      // Clockwise from above: the front goes to picture left, the object's own left side to the camera.
      expect(see(turned('vertical', degrees, front)).x).toBeLessThan(-0.01);
      expect(see(turned('vertical', degrees, ownLeft)).depth).toBeLessThan(see([0, 0, 0]).depth);
      expect(turned('vertical', degrees, top)).toEqual(top);
      // The top comes toward the camera, the left side stays.
      expect(level(turned('horizontal', degrees, top)).depth).toBeLessThan(level(top).depth - 0.01);
      expect(see(turned('horizontal', degrees, ownLeft)).x).toBeCloseTo(see(rotate(faced, ownLeft)).x, 12);
      // Clockwise in the picture: the top goes right, what was right goes down, the front stays.
      expect(see(turned('lateral', degrees, top)).x).toBeGreaterThan(0.01);
      expect(see(turned('lateral', degrees, ownLeft)).y).toBeLessThan(see(rotate(faced, ownLeft)).y - 0.01);
      expect(see(turned('lateral', degrees, front)).x).toBeCloseTo(0, 12);
    }
  });

  test('the worked examples of the docstrings', () => {
    expect(rotate(sequenceMatrix([{ axis: 'vertical', degrees: 90 }]), front)).toEqual([-1, 0, 0]);
    expect(rotate(sequenceMatrix([{ axis: 'horizontal', degrees: 90 }]), top)).toEqual([0, 0, 1]);
    expect(rotate(sequenceMatrix([{ axis: 'horizontal', degrees: 90 }]), front)).toEqual([0, -1, 0]);
    expect(rotate(sequenceMatrix([{ axis: 'lateral', degrees: 90 }]), top)).toEqual([1, 0, 0]);
    expect(rotate(sequenceMatrix([{ axis: 'lateral', degrees: 90 }]), front)).toEqual(front);
    expect(turnAbout(top, 90)).toEqual([0, 0, 1, 0, 1, 0, -1, 0, 0]);
    expect(sequenceMatrix([{ axis: 'vertical', degrees: 90 }])).toEqual(
      sequenceMatrix([{ axis: [0, -1, 0], degrees: 90 }]),
    );
    const order: RotationStep[] = [
      { axis: 'vertical', degrees: 90 },
      { axis: 'horizontal', degrees: 90 },
    ];
    expect(rotate(sequenceMatrix(order), front)).toEqual([-1, 0, 0]);
    expect(rotate(sequenceMatrix(order.toReversed()), front)).toEqual([0, -1, 0]);
  });
});

describe('matrices', () => {
  test('agree with quaternions multiplied in the same order', () => {
    const stream = new Stream(['steps', 'quaternions']);
    for (let i = 0; i < 300; i++) {
      const steps = someSteps(stream);
      let q: Quaternion = [1, 0, 0, 0];
      for (const { axis, degrees } of steps) q = multiply(quaternion(axisVector(axis), degrees), q);
      const v: Vec3 = [stream.normal(), stream.normal(), stream.normal()];
      const [x, y, z] = turnPoint(q, v);
      const w = rotate(sequenceMatrix(steps), v);
      expect(Math.hypot(w[0] - x, w[1] - y, w[2] - z)).toBeLessThan(1e-13);
    }
  });

  test('are exact integers without −0 for quarter turns, wherever the camera looks along an axis', () => {
    const stream = new Stream(['steps', 'quarters']);
    for (const position of [
      [0, 1, 7],
      [49, 2, 0],
      [0, 0, -3.3],
      [-0.1, 5, 0],
    ] as const) {
      const frame = levelFrame({ position, target: [0, 0, 0] });
      for (let i = 0; i < 100; i++) {
        const steps = someSteps(stream).map(({ axis }) => ({
          axis: typeof axis === 'string' ? axis : ([0, -4.9, 0] as const),
          degrees: 90 * stream.integer(-9, 9),
        }));
        const matrix = sequenceMatrix(steps, frame);
        for (const entry of matrix) {
          expect([-1, 0, 1]).toContain(entry);
          expect(Object.is(entry, -0)).toBe(false);
        }
        const back = sequenceMatrix([...steps, ...inverseSteps(steps)], frame);
        expect(back).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
      }
    }
  });

  test('stay rotations, and the inverse undoes', () => {
    const stream = new Stream(['steps', 'inverse']);
    for (let i = 0; i < 200; i++) {
      const steps = someSteps(stream);
      const frame = levelFrame({ position: [stream.normal(), 1, stream.normal()], target: [0, 0, 0] });
      const both = sequenceMatrix([...steps, ...inverseSteps(steps)], frame);
      [1, 0, 0, 0, 1, 0, 0, 0, 1].forEach((entry, at) => expect(both[at]).toBeCloseTo(entry, 13));
    }
  });
});

describe('normalSteps', () => {
  test('changes no orientation, and the normal form is its own', () => {
    const stream = new Stream(['steps', 'normal']);
    for (let i = 0; i < 300; i++) {
      const steps = someSteps(stream);
      const normal = normalSteps(steps);
      expect(sameOrientation(sequenceMatrix(normal), sequenceMatrix(steps))).toBe(true);
      expect(normalSteps(normal)).toEqual(normal);
      expect(normal.length).toBeLessThanOrEqual(steps.length);
      for (const { degrees } of normal) expect(degrees > -180 && degrees <= 180 && degrees !== 0).toBe(true);
      expect(normalSteps([...steps, ...inverseSteps(steps)]).every((s) => Math.abs(s.degrees) < 1e-9)).toBe(
        true,
      );
    }
  });

  test('joins what a dropped step parts', () => {
    expect(
      normalSteps([
        { axis: 'vertical', degrees: 270 },
        { axis: 'lateral', degrees: 360 },
        { axis: 'vertical', degrees: 45 },
      ]),
    ).toEqual([{ axis: 'vertical', degrees: -45 }]);
    expect(
      normalSteps([
        { axis: [0, 2, 0], degrees: 10 },
        { axis: [0, 5, 0], degrees: 20 },
      ]),
    ).toEqual([{ axis: [0, 5, 0], degrees: 30 }]);
  });

  test.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [181, -179],
    [540, 180],
    [-270, 90],
    [-360, 0],
    [719, -1],
  ])('signedDegrees(%d) is %d', (degrees, signed) => {
    expect(Object.is(signedDegrees(degrees), signed)).toBe(true);
  });
});

describe('levelFrame', () => {
  test('leaves out height, distance and roll', () => {
    expect(levelFrame({ position: [0, 2, 5], target: [0, 0, 0] })).toEqual(frontFrame);
    expect(levelFrame({ position: [3, 9, 49], target: [3, -4, 0], up: [1, 1, 0] })).toEqual(frontFrame);
    expect(levelFrame({ position: [5, 0, 0], target: [0, 0, 0] })).toEqual({
      right: [0, 0, -1],
      forward: [-1, 0, 0],
    });
  });

  test('of a camera that looks straight down or up comes from its up', () => {
    expect(levelFrame({ position: [0, 5, 0], target: [0, 0, 0], up: [0, 0, -1] })).toEqual(frontFrame);
    expect(levelFrame({ position: [0, -5, 0], target: [0, 0, 0], up: [0, 0, 2] })).toEqual(frontFrame);
  });

  test.each([
    { position: [0, 5, 0], target: [0, 0, 0] },
    { position: [0, 5, 0], target: [0, 0, 0], up: [0, 1, 0] },
    { position: [0, 5, 0], target: [0, 5, 0], up: [0, 0, 1] },
    { position: [NaN, 5, 0], target: [0, 5, 0] },
  ] as const)('refuses a camera without a direction: %o', (camera) => {
    expect(() => levelFrame(camera)).toThrow(/Expected a view or an 'up' with a level part for camera/);
  });
});

describe('bad steps', () => {
  const check = (...steps: unknown[]) => checkSteps(steps as RotationStep[]);
  test('are named', () => {
    expect(() => check({ axis: 'sideways', degrees: 1 })).toThrow(/for axis but received "sideways"/);
    expect(() => check({ axis: [0, 0, 0], degrees: 1 })).toThrow(/a vector .* that is not zero/);
    expect(() => check({ axis: [0, 1], degrees: 1 })).toThrow(/for axis/);
    expect(() => check({ axis: [0, Infinity, 0], degrees: 1 })).toThrow(/for axis/);
    expect(() => check({ axis: 'vertical', degrees: 1 }, { axis: 'vertical', degrees: NaN })).toThrow(
      /finite number for degrees of step 2 of rotation but received NaN/,
    );
    expect(() => check(null)).toThrow(/degrees of step 1/);
    expect(() => checkSteps('spin' as unknown as RotationStep[])).toThrow(/a list of steps/);
    expect(() => sequenceMatrix([{ axis: 'vertical', degrees: Infinity }])).toThrow(/a finite number/);
  });

  test('axes of any length are directions', () => {
    for (const size of [1e-300, 3, 1e300]) expect(axisVector([0, -size, 0])).toEqual([0, -1, 0]);
  });
});

test('turnPose keeps the pivot where it is', () => {
  expect(turnPose(atRest, turnAbout([0, 0, 1], 180), [0, 1, 0]).position).toEqual([0, 2, 0]);
  const stream = new Stream(['pivot']);
  for (let i = 0; i < 50; i++) {
    const rotation: Mat3 = sequenceMatrix(someSteps(stream));
    const pose = { rotation, position: [1, 2, stream.normal()] as const, scale: stream.uniform(0.1, 3) };
    const pivot: Vec3 = [stream.normal(), stream.normal(), stream.normal()];
    const turned = turnPose(pose, sequenceMatrix(someSteps(stream)), pivot);
    const [a, b] = [place(pose, pivot), place(turned, pivot)];
    for (const k of [0, 1, 2] as const) expect(b[k]).toBeCloseTo(a[k], 12);
  }
});
