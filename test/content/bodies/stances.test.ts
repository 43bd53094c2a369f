import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { gripped } from '../../../src/content/bodies/human/hand.js';
import { humanSkeleton } from '../../../src/content/bodies/human/skeleton.js';
import { scenes, stances, type Stance } from '../../../src/content/bodies/human/stances/index.js';
import { mirrorPose } from '../../../src/content/bodies/mirror-pose.js';
import { settings } from '../../../src/content/bodies/settings/index.js';
import { otherSide, sides, signOf, type Side } from '../../../src/content/bodies/side.js';
import { solve, type Frame } from '../../../src/content/bodies/skeleton.js';
import { rotate } from '../../../src/world/pose.js';
import { add, cross, dot, length, normalize, subtract, type Vec3 } from '../../../src/world/vector.js';
import { boxes, marksOf, mirroredBoxes } from './people.js';

const seeds = [0, 1, 2, 3];
const poseOf = (stance: Stance, seed: number, side: Side) =>
  stance.pose(new Stream(['test', stance.name, seed]), side);
const framesOf = (stance: Stance, seed: number, side: Side) =>
  solve(humanSkeleton, poseOf(stance, seed, side).angles);
const gripOf = (frames: ReadonlyMap<string, Frame>, side: Side): Vec3 => {
  const { rotation, position } = frames.get(`${side} wrist`)!;
  return add(position, rotate(rotation, [gripped[0] * signOf(side), gripped[1], gripped[2]]));
};

it('has the 28 scenes: two of daily life, 26 sports', () => {
  expect(scenes.length).toBe(28);
  expect(scenes.slice(0, 5)).toEqual([
    'static daily',
    'dynamic daily',
    'tennis',
    'figure skating',
    'baseball',
  ]);
  expect(new Set(stances.map(({ name }) => name)).size).toBe(stances.length);
  for (const { scene, group } of stances)
    expect(group).toBe({ 'static daily': 'static', 'dynamic daily': 'dynamic' }[scene] ?? 'sport');
});

it('is plain data, the same for the same stream, another for another', () => {
  for (const stance of stances) {
    const pose = poseOf(stance, 0, 'left');
    expect(JSON.parse(JSON.stringify(pose))).toEqual(pose);
    expect(poseOf(stance, 0, 'left')).toEqual(pose);
    expect(poseOf(stance, 1, 'left')).not.toEqual(pose);
    for (const [x, y, z] of Object.values(pose.angles)) expect(Number.isFinite(x + y + z)).toBe(true);
  }
});

it('mirrors: what the right does is the mirror image of what the left does', () => {
  for (const stance of stances)
    expect(poseOf(stance, 0, 'right')).toEqual(mirrorPose(poseOf(stance, 0, 'left')));
});

it('keeps joints within what people can do', () => {
  for (const stance of stances)
    for (const seed of seeds) {
      const frames = framesOf(stance, seed, 'left');
      const at = (name: string): Vec3 => frames.get(name)!.position;
      for (const side of sides) {
        const what = `${stance.name} ${seed} ${side}`;
        const forearm = normalize(subtract(at(`${side} wrist`), at(`${side} elbow`)));
        const fingers = rotate(frames.get(`${side} wrist`)!.rotation, [0, -1, 0]);
        expect(dot(forearm, fingers), `wrist: ${what}`).toBeGreaterThan(Math.cos((80 * Math.PI) / 180));
        const thigh = normalize(subtract(at(`${side} knee`), at(`${side} hip`)));
        const shin = normalize(subtract(at(`${side} ankle`), at(`${side} knee`)));
        expect(dot(thigh, shin), `knee: ${what}`).toBeGreaterThan(-0.9);
        // a knee bends back only: its front looks away from the shin
        const front = rotate(frames.get(`${side} hip`)!.rotation, [0, 0, 1]);
        expect(dot(front, shin), `knee's way: ${what}`).toBeLessThan(0.12);
      }
      const [chest, face] = ['chest', 'head'].map((name) => rotate(frames.get(name)!.rotation, [0, 0, 1]));
      expect(dot(chest, face), `neck: ${stance.name} ${seed}`).toBeGreaterThan(-0.05);
    }
});

it('stands on flat feet where both stand', () => {
  for (const name of [
    'standing',
    'standing at ease',
    'waving',
    'drinking',
    'golf address',
    'cricket batting',
    'archery',
  ])
    for (const seed of seeds) {
      const stance = stances.find((one) => one.name === name)!;
      const frames = framesOf(stance, seed, 'left');
      const [left, right] = sides.map((side) => frames.get(`${side} ankle`)!);
      expect(left.position[1]).toBeCloseTo(right.position[1], 6);
      for (const { rotation } of [left, right]) expect(rotate(rotation, [0, 1, 0])[1]).toBeCloseTo(1, 6);
    }
});

it('holds with both hands what takes two', () => {
  for (const stance of stances)
    for (const held of stance.holds.filter(({ both }) => both))
      for (const seed of seeds)
        for (const acting of sides) {
          const frames = framesOf(stance, seed, acting);
          const side = held.by === 'acting' ? acting : otherSide(acting);
          const [first, second] = [gripOf(frames, side), gripOf(frames, otherSide(side))];
          const tilt = (held.prop.tilt * Math.PI) / 180;
          // the handle: along the thumb, leaning to the fingers
          const axis = rotate(frames.get(`${side} wrist`)!.rotation, [0, -Math.sin(tilt), Math.cos(tilt)]);
          const away = length(cross(subtract(second, first), axis));
          expect(away, `${stance.name} ${seed}`).toBeLessThan(0.01);
        }
});

it('has settings that mirror with the body', () => {
  for (const stance of stances) {
    const { setting } = stance;
    if (!setting) continue;
    const [one, other] = marksOf(poseOf(stance, 0, 'left'), stance.name);
    const stream = (): Stream => new Stream(['setting', stance.name]);
    const here = boxes(setting.build(stream(), one, 'left'));
    const there = mirroredBoxes(boxes(setting.build(stream(), other, 'right')));
    expect(there.map(({ name }) => name)).toEqual(here.map(({ name }) => name));
    here.forEach((box, i) => {
      for (const k of [0, 1, 2]) {
        expect(there[i].min[k], `${stance.name} ${box.name}`).toBeCloseTo(box.min[k], 4);
        expect(there[i].max[k], `${stance.name} ${box.name}`).toBeCloseTo(box.max[k], 4);
      }
    });
  }
});

it('names each setting once', () => {
  const names = settings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { setting } of stances) if (setting) expect(settings).toContain(setting);
});
