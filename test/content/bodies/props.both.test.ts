import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { stances } from '../../../src/content/bodies/human/stances/index.js';
import { belongings, inHand, props } from '../../../src/content/bodies/props/index.js';
import { bodySize } from '../../../src/content/bodies/props/body-size.js';
import { otherSide, sides } from '../../../src/content/bodies/side.js';
import { dot, length, subtract, type Vec3 } from '../../../src/world/vector.js';
import { boxes, mirroredBoxes, twins } from './people.js';
import { someOf } from '../../few.js';

const hashOf = ({ buffer }: Float32Array): string =>
  createHash('sha256').update(new Uint8Array(buffer)).digest('hex');
const standing = stances[0].pose(new Stream(['props']), 'left');

it('has names of their own, as questions say them', () => {
  const names = belongings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^an? [a-z ]+$/);
});

it('is solid, of real size and the same for the same stream', () => {
  for (const prop of props) {
    const parts = prop.build(new Stream(['a', prop.name]));
    const again = prop.build(new Stream(['a', prop.name]));
    expect(again.map(({ mesh }) => hashOf(mesh.positions))).toEqual(
      parts.map(({ mesh }) => hashOf(mesh.positions)),
    );
    let triangles = 0;
    let farthest = 0;
    for (const { mesh } of parts) {
      triangles += mesh.indices.length / 3;
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      farthest = mesh.positions.reduce((most, value) => Math.max(most, Math.abs(value)), farthest);
    }
    expect(triangles, prop.name).toBeGreaterThan(300);
    expect(triangles, prop.name).toBeLessThan(8000);
    expect(farthest, prop.name).toBeGreaterThan(0.03);
    expect(farthest, prop.name).toBeLessThan(1.4);
  }
});

it('is on the other side of the mirror image', () => {
  const [one, other] = twins(standing, 'props');
  for (const belonging of someOf(belongings, 6))
    for (const side of sides) {
      const stream = (): Stream => new Stream(['mirror', belonging.name]);
      const here = boxes([belonging.put(stream(), one, side)]);
      const there = mirroredBoxes(boxes([belonging.put(stream(), other, otherSide(side))]));
      expect(there.length).toBe(here.length);
      here.forEach((box, i) => {
        expect(there[i].name).toBe(box.name);
        expect(there[i].triangles).toBe(box.triangles);
        for (const k of [0, 1, 2]) {
          expect(there[i].min[k], `${belonging.name} ${box.name}`).toBeCloseTo(box.min[k], 4);
          expect(there[i].max[k], `${belonging.name} ${box.name}`).toBeCloseTo(box.max[k], 4);
        }
      });
    }
});

it('is where it belongs', () => {
  const [body] = twins(standing, 'places');
  const landmark = { 'hand': 'hand', 'wrist': 'wrist', 'upper arm': 'elbow', 'lower leg': 'ankle', 'ear': 'ear', 'eye': 'eye', 'shoulder': 'shoulder' }; // prettier-ignore
  for (const belonging of someOf(belongings, 6))
    for (const side of sides) {
      const near = body.points[`${side} ${landmark[belonging.at]}`];
      const all = boxes([belonging.put(new Stream(['place']), body, side)]);
      const gap = Math.min(...all.map((box) => length(outside(near, box))));
      expect(gap, `${belonging.name} on the ${side}`).toBeLessThan(belonging.at === 'lower leg' || belonging.at === 'upper arm' ? 0.2 : 0.09); // prettier-ignore
    }
});

const outside = (p: Vec3, { min, max }: { min: Vec3; max: Vec3 }): Vec3 =>
  [0, 1, 2].map((k) => Math.max(min[k] - p[k], p[k] - max[k], 0)) as unknown as Vec3;

it('lies in the hand along its y axis, leaning to the fingers', () => {
  const [body] = twins(standing, 'hands');
  for (const side of sides)
    for (const prop of props) {
      const { pose } = inHand(prop, [], body, side);
      const frame = body.frames[`${side} hand`];
      const [thumb, fingers, handle] = [frame.rotation, frame.rotation, pose.rotation].map((m, i): Vec3 =>
        i === 1 ? [m[2], m[5], m[8]] : [m[1], m[4], m[7]],
      );
      expect((Math.acos(Math.min(1, dot(thumb, handle))) * 180) / Math.PI).toBeCloseTo(
        Math.abs(prop.tilt),
        4,
      );
      expect(dot(handle, fingers) * prop.tilt).toBeGreaterThanOrEqual(-1e-6);
      expect(length(subtract(pose.position, frame.position))).toBe(0);
    }
});

it('names the body that lacks a place', () => {
  const [body] = twins(standing, 'lack');
  expect(() => props[0].put(new Stream(['x']), { ...body, frames: {} }, 'left')).toThrow("'left hand'");
});

it('knows the size of a body in any pose', () => {
  const [one] = twins(standing, 'size');
  const [other] = twins(stances[9].pose(new Stream(['other']), 'right'), 'size');
  expect(bodySize(other)).toBeCloseTo(bodySize(one), 9);
});
