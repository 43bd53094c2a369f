import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import type { BodyPose } from '../../../src/content/bodies/body.js';
import { person } from '../../../src/content/bodies/human/person.js';
import { sides, signOf } from '../../../src/content/bodies/side.js';
import { bounds } from '../../../src/world/modeling/mesh/placing.js';
import { rotate } from '../../../src/world/pose.js';
import { cross, dot, length, subtract, type Vec3 } from '../../../src/world/vector.js';
import { fully } from '../../few.js';

const look = person.look(new Stream(['marks', 2]));
const bodyIn = (pose: Partial<BodyPose>) => person.build(look, { angles: {}, lift: 0, ...pose });
const axes = (rotation: Parameters<typeof rotate>[0]) =>
  ([[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const).map((axis) => rotate(rotation, axis)) as [Vec3, Vec3, Vec3]; // prettier-ignore
const near = (a: Vec3, b: Vec3) => expect(length(subtract(a, b)), `${a} is not ${b}`).toBeLessThan(1e-9);

it('frames are rotations', () => {
  for (const { rotation } of Object.values(bodyIn({ angles: { 'left elbow': [-70, 20, 10] } }).frames)) {
    const [x, y, z] = axes(rotation);
    near(cross(x, y), z);
    for (const axis of [x, y, z]) expect(length(axis)).toBeCloseTo(1, 12);
  }
});

it('hanging hands: fingers down, thumbs in front, in the frame and on the mesh', () => {
  const body = bodyIn({});
  for (const side of sides) {
    const [, y, z] = axes(body.frames[`${side} hand`].rotation);
    near(z, [0, -1, 0]);
    near(y, [0, 0, 1]);
    const { positions } = body.parts.find(({ name }) => name === `${side} hand`)!.mesh;
    const palm = body.points[`${side} hand`];
    // what reaches farthest to the front is the thumb: above the fingers' tips, on the palm's side of the knuckles
    let front: Vec3 = palm;
    for (let i = 0; i < positions.length; i += 3)
      if (positions[i + 2] > front[2]) front = [positions[i], positions[i + 1], positions[i + 2]];
    expect(front[1]).toBeGreaterThan(body.points[`${side} fingertips`][1] + 0.03);
    expect((front[0] - body.points[`${side} wrist`][0]) * signOf(side)).toBeLessThan(0);
  }
});

it('a closed hand surrounds the middle of its frame', () => {
  const body = bodyIn({ hands: { left: 'grip', right: 'grip' } });
  for (const side of sides) {
    const { position } = body.frames[`${side} hand`];
    const { min, max } = bounds(body.parts.find(({ name }) => name === `${side} hand`)!.mesh);
    for (const k of [0, 1, 2]) {
      expect(position[k]).toBeGreaterThan(min[k]);
      expect(position[k]).toBeLessThan(max[k]);
    }
  }
});

it('ears and shoulders: x to the side, y up', () => {
  const body = bodyIn({});
  for (const side of sides)
    for (const place of ['ear', 'shoulder']) {
      const [x, y] = axes(body.frames[`${side} ${place}`].rotation);
      near(x, [signOf(side), 0, 0]);
      near(y, [0, 1, 0]);
    }
});

it('a wrist frame points along the forearm, whatever the elbow does', () => {
  for (const bend of [0, -60, -150]) {
    const body = bodyIn({ angles: { 'left elbow': [bend, 0, 0], 'right shoulder': [0, 0, bend] } });
    for (const side of sides) {
      const [, , z] = axes(body.frames[`${side} wrist`].rotation);
      const along = subtract(body.points[`${side} wrist`], body.points[`${side} elbow`]);
      expect(dot(z, along) / length(along)).toBeCloseTo(1, 9);
    }
  }
});

fully('stands on its soles, at the height of its look', () => {
  const body = bodyIn({});
  expect(bounds(...body.parts.map(({ mesh }) => mesh)).min[1]).toBeCloseTo(0, 6);
  for (const side of sides) expect(body.frames[`${side} foot`].position[1]).toBeCloseTo(0, 3);
  for (let i = 0; i < 12; i++) {
    const one = person.look(new Stream(['height', i]));
    const { points } = person.build(one, { angles: {}, lift: 0 });
    expect(Math.abs(points['head top'][1] - (one['height'] as number)), `person ${i}`).toBeLessThan(0.02);
  }
});

it('a closed eye shows no ball; irises have the colors asked for', () => {
  const eyes = { left: { open: false, iris: '#3f6a96' }, right: { open: true, iris: '#4f3218' } };
  const { parts } = bodyIn({ eyes });
  const stuffs = (name: string) => parts.filter((part) => part.name === name).map(({ material }) => material.baseColor); // prettier-ignore
  expect(stuffs('left eye').length).toBeLessThan(stuffs('right eye').length);
  const brown = stuffs('right eye').filter(([r, g, b]) => r > 1.5 * g && g > 1.5 * b);
  expect(brown.length).toBeGreaterThan(0);
  expect(person.eyes(look).left).toEqual({ open: true, iris: look['iris'] });
});
