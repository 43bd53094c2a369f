import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { identityRotation, type Mat3, compose, rotate } from '../../../src/world/pose.js';
import { cubeRotations } from '../../../src/world/rotation/cube-group.js';
import { frontFrame, levelFrame } from '../../../src/world/rotation/frame.js';
import {
  elevation,
  headingDifference,
  planeHeading,
  pointHeading,
} from '../../../src/world/rotation/heading.js';
import { angleBetween, axisAngle, sameOrientation } from '../../../src/world/rotation/orientation.js';
import { sequenceMatrix, turnAbout } from '../../../src/world/rotation/steps.js';
import type { Vec3 } from '../../../src/world/vector.js';
import { project } from './pinhole.js';
import { angle, quaternion, turnPoint } from './quaternion.js';

const clockwise = (degrees: number): Mat3 => sequenceMatrix([{ axis: 'vertical', degrees }]);

function direction(stream: Stream): Vec3 {
  const v: Vec3 = [stream.normal(), stream.normal(), stream.normal()];
  const size = Math.hypot(...v);
  return [v[0] / size, v[1] / size, v[2] / size];
}

describe('angles', () => {
  test('agree with quaternions, near 0 and near 180 too', () => {
    const stream = new Stream(['angles']);
    for (let i = 0; i < 300; i++) {
      const [u, v] = [direction(stream), direction(stream)];
      const [a, b] = [stream.uniform(-180, 180), stream.uniform(-180, 180)];
      expect(angleBetween(turnAbout(u, a), turnAbout(v, b))).toBeCloseTo(
        angle(quaternion(u, a), quaternion(v, b)),
        10,
      );
    }
    const axis = direction(stream);
    for (const degrees of [1e-7, 1e-3, 90, 179.999, 180 - 1e-7]) {
      expect(Math.abs(angleBetween(identityRotation, turnAbout(axis, degrees)) - degrees)).toBeLessThan(
        1e-12,
      );
    }
  });

  test('of the 24 cube rotations are whole: 1 of 0, 6 of 90, 8 of 120, 9 of 180 degrees', () => {
    const counts = new Map<number, number>();
    for (const m of cubeRotations) {
      const degrees = angleBetween(identityRotation, m);
      expect(Math.abs(degrees - Math.round(degrees))).toBeLessThan(1e-13);
      if (degrees % 90 === 0) expect(Number.isInteger(degrees)).toBe(true);
      counts.set(Math.round(degrees), (counts.get(Math.round(degrees)) ?? 0) + 1);
    }
    expect([...counts].sort((a, b) => a[0] - b[0])).toEqual([
      [0, 1],
      [90, 6],
      [120, 8],
      [180, 9],
    ]);
  });

  test('axisAngle is the step that makes the matrix again', () => {
    const stream = new Stream(['axis']);
    for (let i = 0; i < 500; i++) {
      const degrees = stream.choice([stream.uniform(0, 180), 180, 180 - 1e-6, 1e-5, 90]);
      const axis = direction(stream);
      const form = axisAngle(turnAbout(axis, degrees));
      expect(form.degrees).toBeCloseTo(degrees, 9);
      expect(sameOrientation(sequenceMatrix([form]), turnAbout(axis, degrees), 1e-7)).toBe(true);
      const sense = form.axis[0] * axis[0] + form.axis[1] * axis[1] + form.axis[2] * axis[2];
      if (degrees < 179.9) expect(sense).toBeCloseTo(1, 6);
    }
    for (const m of cubeRotations) {
      const form = axisAngle(m);
      const first = form.axis.find((component) => Math.abs(component) > 1e-9)!;
      if (form.degrees === 180) expect(first).toBeGreaterThan(0);
      expect(sameOrientation(sequenceMatrix([form]), m)).toBe(true);
    }
    expect(axisAngle(identityRotation)).toEqual({ axis: [0, 1, 0], degrees: 0 });
    expect(axisAngle(turnAbout([0, 1, 0], 90))).toEqual({ axis: [0, 1, 0], degrees: 90 });
  });

  test('sameOrientation has the bound it is given', () => {
    expect(sameOrientation(clockwise(10), clockwise(12), 2.1)).toBe(true);
    expect(sameOrientation(clockwise(10), clockwise(12), 1.9)).toBe(false);
    expect(sameOrientation(clockwise(-90), clockwise(270))).toBe(true);
    expect(sameOrientation(clockwise(0), clockwise(1e-5))).toBe(false);
  });

  test('the cube group is a group of 24, all of determinant 1', () => {
    const keys = new Set(cubeRotations.map((m) => m.join(',')));
    expect(keys.size).toBe(24);
    for (const a of cubeRotations) {
      const [p, q, r, s, t, u, v, w, x] = a;
      expect(p * (t * x - u * w) - q * (s * x - u * v) + r * (s * w - t * v)).toBe(1);
      for (const b of cubeRotations)
        expect(
          keys.has(
            compose(a, b)
              .map((e) => e + 0)
              .join(','),
          ),
        ).toBe(true);
    }
  });
});

describe('headings', () => {
  test('are whole for whole turns, and go clockwise: camera, left, away, right', () => {
    for (let degrees = -720; degrees <= 720; degrees += 45) {
      const positive = ((degrees % 360) + 360) % 360;
      expect(planeHeading(clockwise(degrees), frontFrame)).toBeCloseTo(positive, 12);
      if (degrees % 90 === 0) expect(planeHeading(clockwise(degrees), frontFrame)).toBe(positive);
    }
    expect(rotate(clockwise(90), [0, 0, 1])).toEqual([-1, 0, 0]);
  });

  test('turning clockwise by d adds d, for any camera and any start', () => {
    const stream = new Stream(['heading']);
    for (let i = 0; i < 200; i++) {
      const at = direction(stream);
      const camera: Vec3 = [5 * stream.normal(), 2, 5 * stream.normal()];
      const frame = levelFrame({ position: camera, target: [0, 0, 0] });
      const start = turnAbout(direction(stream), stream.uniform(0, 180));
      const by = stream.uniform(0, 360);
      const moved = compose(start, clockwise(by));
      for (const heading of [
        (m: Mat3) => planeHeading(m, frame)!,
        (m: Mat3) => pointHeading(m, at, camera)!,
      ]) {
        const gain = (heading(moved) - heading(start) - by + 900) % 360;
        expect(gain).toBeCloseTo(180, 8);
        expect(heading(moved) >= 0 && heading(moved) < 360).toBe(true);
      }
      const difference = (headingDifference(start, moved)! - by + 900) % 360;
      expect(difference).toBeCloseTo(180, 8);
    }
  });

  test('by the pinhole camera: what has a plane heading in (0, 180) points to picture left', () => {
    const stream = new Stream(['heading', 'picture']);
    for (let i = 0; i < 200; i++) {
      const position: Vec3 = [4 * stream.normal(), 0, 4 * stream.normal()];
      const rotation = clockwise(stream.uniform(0, 360));
      const plane = planeHeading(rotation, levelFrame({ position, target: [0, 0, 0] }))!;
      const front = rotate(rotation, [0, 0, 1]);
      const step: Vec3 = [front[0] * 1e-3, 0, front[2] * 1e-3];
      const [from, to] = [project(position, [0, 0, 0], [0, 0, 0]), project(position, [0, 0, 0], step)];
      expect(to.x < from.x).toBe(plane > 0 && plane < 180);
      expect(to.depth < from.depth).toBe(plane < 90 || plane > 270);
    }
  });

  test('to a point: facing it is 0; beside the axis it is not the plane heading', () => {
    expect(pointHeading(identityRotation, [1, 0, 0], [0, 0, 1])).toBe(315);
    expect(pointHeading(clockwise(45), [1, 0, 0], [0, 7, 1])).toBeCloseTo(0, 12);
    expect(planeHeading(identityRotation, frontFrame)).toBe(0);
    // The front, turned by quaternion, points at the point.
    const stream = new Stream(['heading', 'point']);
    for (let i = 0; i < 100; i++) {
      const [at, point] = [direction(stream), direction(stream)];
      const heading = pointHeading(identityRotation, at, point)!;
      const [x, , z] = turnPoint(quaternion([0, 1, 0], heading), [0, 0, 1]);
      const [dx, dz] = [point[0] - at[0], point[2] - at[2]];
      expect((x * dx + z * dz) / Math.hypot(dx, dz)).toBeCloseTo(1, 10);
    }
  });

  test('differences lie in (−180, 180] and are clockwise from the first to the second', () => {
    expect(headingDifference(turnAbout([0, 1, 0], 90), identityRotation)).toBe(90);
    expect(headingDifference(identityRotation, turnAbout([0, 1, 0], 90))).toBe(-90);
    expect(headingDifference(clockwise(30), clockwise(210))).toBe(180);
    expect(headingDifference(clockwise(350), clockwise(20))).toBeCloseTo(30, 10);
  });

  test('are undefined where there is none', () => {
    const up = sequenceMatrix([{ axis: 'horizontal', degrees: -90 }]);
    expect(elevation(up)).toBe(90);
    expect(planeHeading(up, frontFrame)).toBeUndefined();
    expect(headingDifference(up, identityRotation)).toBeUndefined();
    expect(pointHeading(identityRotation, [0, 0, 0], [0, 3, 0])).toBeUndefined();
    expect(elevation(sequenceMatrix([{ axis: 'horizontal', degrees: 30 }]))).toBeCloseTo(-30, 12);
  });
});
