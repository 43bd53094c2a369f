import { expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import type { PosedBody } from '../../../src/content/bodies/body.js';
import { actions, facing, forwardness, greater, heights, kneeBends, statureOf, type Action } from '../../../src/content/bodies/human/actions/index.js'; // prettier-ignore
import { stances } from '../../../src/content/bodies/human/stances/index.js';
import { mirrorPose } from '../../../src/content/bodies/mirror-pose.js';
import { otherSide, sides } from '../../../src/content/bodies/side.js';
import { boxes, jointsOf, marksOf, mirroredBoxes } from './people.js';

/** What an action must make true, and by how much at least. */
const measured: Partial<
  Record<NonNullable<Action['kind']>, (body: PosedBody) => ReturnType<typeof greater>>
> = {
  'raised-hand': (body) => greater(heights(body, 'wrist')),
  'raised-foot': (body) => greater(heights(body, 'ankle')),
  'forward-foot': (body) => greater(forwardness(body, 'ankle')),
  'foot-on': (body) => greater(heights(body, 'ankle')),
  'bent-leg': (body) => greater(kneeBends(body)),
};
const least = {
  'raised-hand': 0.2,
  'raised-foot': 0.1,
  'forward-foot': 0.15,
  'foot-on': 0.1,
  'bent-leg': 35,
};

it('fits some stance of each action, and keeps the rest of it', () => {
  for (const action of actions)
    expect(stances.filter((stance) => action.fits(stance)).length, action.name).toBeGreaterThan(0);
});

it('makes one answer true by a clear margin, whatever the stance, side and amount', () => {
  for (const action of actions) {
    const measure = action.kind && measured[action.kind];
    if (!measure) continue;
    for (const stance of stances.filter((one) => action.fits(one)))
      for (const side of sides)
        for (const amount of [0, 0.5, 1])
          for (const seed of [0, 1, 2]) {
            const stream = new Stream(['actions', action.name, stance.name, seed]);
            const acting = stream.child('acting').choice(sides);
            const pose = action.apply(stance.pose(stream, acting), side, stream.child('act'), amount);
            const found = measure(jointsOf(pose) as PosedBody);
            const what = `${action.name}: ${stance.name} ${side} ${amount}`;
            expect(found.side, what).toBe(side);
            expect(found.margin, what).toBeGreaterThan(least[action.kind as keyof typeof least]);
          }
  }
});

it('mirrors', () => {
  for (const action of actions) {
    const stance = stances.find((one) => action.fits(one))!;
    const stream = (): Stream => new Stream(['mirror', action.name]);
    const pose = stance.pose(stream(), 'left');
    for (const side of sides)
      expect(action.apply(mirrorPose(pose), otherSide(side), stream(), 0.5)).toEqual(
        mirrorPose(action.apply(pose, side, stream(), 0.5)),
      );
  }
});

it('leaves the other hand and the eyes as they are', () => {
  for (const action of actions.filter(({ kind }) => kind?.endsWith('hand'))) {
    const stance = stances.find((one) => action.fits(one))!;
    const stream = new Stream(['rest', action.name]);
    const eyes = { left: { open: false, iris: '#336699' }, right: { open: true, iris: '#336699' } };
    const pose = { ...stance.pose(stream, 'left'), eyes };
    const done = action.apply(pose, 'right', stream, 1);
    for (const joint of ['left shoulder', 'left elbow', 'left wrist', 'left hip', 'right knee', 'spine'])
      expect(done.angles[joint]).toEqual(pose.angles[joint]);
    expect(done.hands!.left).toBe(pose.hands!.left);
    expect(done.eyes).toEqual(eyes);
    expect(done.lift).toBe(pose.lift);
  }
});

it('measures in statures and degrees', () => {
  const standing = jointsOf({ angles: {}, lift: 0 }) as PosedBody;
  expect(statureOf(standing)).toBeCloseTo(1.75, 1);
  expect(facing(standing)[2]).toBeCloseTo(1, 9);
  expect(facing(jointsOf({ angles: { pelvis: [0, 90, 0] }, lift: 0 }))[0]).toBeCloseTo(1, 9);
  const bent = jointsOf({ angles: { 'left knee': [90, 0, 0] }, lift: 0 });
  expect(kneeBends(bent).left - kneeBends(standing).left).toBeCloseTo(90, 0);
});

it('puts under a foot what reaches from the ground to the sole, on either side', () => {
  for (const action of actions.filter(({ setting }) => setting))
    for (const side of sides) {
      const stance = stances.find((one) => action.fits(one))!;
      const stream = (): Stream => new Stream(['under', action.name]);
      const pose = action.apply(stance.pose(stream(), side), side, stream(), 0.5);
      const [one, other] = marksOf(pose, action.name);
      const here = boxes(action.setting!.build(stream(), one, side));
      const there = mirroredBoxes(boxes(action.setting!.build(stream(), other, otherSide(side))));
      here.forEach((box, i) => {
        expect(there[i].min[0]).toBeCloseTo(box.min[0], 4);
        expect(there[i].max[0]).toBeCloseTo(box.max[0], 4);
        expect(box.min[1]).toBeCloseTo(0, 2);
        expect(Math.abs(box.max[1] - one.points[`${side} toes`][1])).toBeLessThan(0.03);
      });
    }
});
