import { describe, expect, test } from 'vitest';
import { doubtsOf } from '../../src/families/mirror/photo/evidence/doubts.js';
import { derivedEntries } from '../../src/families/mirror/photo/questions/poses.js';
import { skeletonOf, type Skeleton } from '../../src/families/mirror/photo/annotations/skeleton.js';
import type { Keypoint } from '../../src/families/mirror/photo/annotations/subjects.js';
import { viewOf } from '../../src/families/mirror/photo/pictures/view.js';
import {
  ap10kPoints,
  boxOf,
  cocoPoints,
  dog,
  placed,
  standing,
  type Joints,
} from './mirror-photo-figures.js';

/** What a pose answers, as 'kind label'. */
function answers(joints: Joints, category: 'person' | 'dog'): string[] {
  const keypoints = category === 'person' ? cocoPoints : ap10kPoints;
  const skeleton = skeletonOf({ name: category, keypoints }) as Skeleton;
  const points = Object.entries(joints).flatMap(([name, [x, y, v = 2]]): [string, Keypoint][] => (v === 0 ? [] : [[name, { x, y, v }]])); // prettier-ignore
  const [x, y, width, height] = boxOf(joints, 5);
  const image = { id: 1, file: 'a', width: 1000, height: 1000, entry: {} };
  const body = { id: 1, image, category, skeleton, points: new Map(points), box: { x, y, width, height }, others: [], mask: undefined }; // prettier-ignore
  const view = viewOf(body, { crop: 'none', margin: 0, size: 1000 });
  return derivedEntries(view, ['raised', 'forward', 'rearmost'], doubtsOf(view)).map(
    ({ name, label }) => `${name} ${label}`,
  );
}
const person = (changes: Joints): string[] => answers(placed(standing(changes), 300, 200), 'person');
const animal = (changes: Joints): string[] => answers(placed(dog(changes), 200, 200, 2), 'dog');

describe('people', () => {
  const raised = { left_wrist: [70, 50], left_elbow: [80, 95] } as const;
  test.each<[string, Joints, string[]]>([
    ['stands', {}, []],
    ['raises the left hand', raised, ['raised-hand left']],
    ['to the shoulder only', { left_wrist: [110, 90], left_elbow: [80, 92] }, []],
    ['both hands', { ...raised, right_wrist: [-70, 50] }, []],
    ['the other hand is at the breast', { ...raised, right_wrist: [-30, 140] }, []],
    ['the other wrist is hidden', { ...raised, right_wrist: [-68, 210, 1] }, []],
    ['the hips are not labeled', { ...raised, left_hip: [0, 0, 0] }, []],
    ['raises the right foot', { right_ankle: [-45, 270], right_knee: [-62, 236] }, ['raised-foot right']],
    ['the foot is raised a little', { right_ankle: [-45, 330], right_knee: [-62, 262] }, []],
    ['both feet are up: sits', { right_ankle: [-45, 270], right_knee: [-62, 236], left_ankle: [45, 280], left_knee: [60, 236] }, []],
  ])('%s', (_, changes, expected) => {
    expect(person(changes)).toEqual(expected);
  }); // prettier-ignore

  test('lies, or stands on the hands', () => {
    const lying = Object.fromEntries(Object.entries(standing(raised)).map(([name, [x, y]]) => [name, [200 + y, 300 + x] as const])); // prettier-ignore
    expect(answers(lying, 'person')).toEqual([]);
    const over = Object.fromEntries(Object.entries(standing(raised)).map(([name, [x, y]]) => [name, [300 - x, 700 - y] as const])); // prettier-ignore
    expect(answers(over, 'person')).toEqual([]);
  });

  // Bodies of the 3D world seen from 32 and 27 degrees above, projected: the foot that is seen higher is the lower one.
  test.each<[string, Joints]>([
    ['a runner from the front', { left_shoulder: [766, 376], right_shoulder: [532, 335], left_hip: [703, 616], right_hip: [602, 614], left_knee: [726, 788], right_knee: [538, 764], left_ankle: [745, 800], right_ankle: [545, 987] }], // prettier-ignore
    ['a pitcher from behind', { left_shoulder: [538, 354], right_shoulder: [569, 290], left_hip: [531, 562], right_hip: [579, 526], left_knee: [433, 733], right_knee: [534, 547], left_ankle: [534, 910], right_ankle: [530, 668] }], // prettier-ignore
  ])('%s, from above: nothing is derived', (_, joints) => {
    expect(answers(joints, 'person')).toEqual([]);
  });
});

describe('quadrupeds', () => {
  test.each<[string, Joints, string[]]>([
    ['stands square', { left_front_paw: [166, 202], right_front_paw: [160, 204], left_back_paw: [30, 200], right_back_paw: [26, 204] }, []],
    ['steps with the far front leg', {}, ['most-forward-paw left front', 'rearmost-paw right rear']],
    ['looks back', { nose: [150, 40] }, []],
    ['raises the near front leg', { right_front_paw: [190, 140], right_elbow: [185, 130], left_front_paw: [176, 202] }, ['raised-paw right front', 'rearmost-paw right rear']],
    ['one paw is hidden', { left_back_paw: [62, 200, 1] }, []],
    ['the hips stand for a tail that is not labeled', { root_of_tail: [0, 0, 0] }, ['most-forward-paw left front', 'rearmost-paw right rear']],
    ['neither tail nor hips are labeled', { root_of_tail: [0, 0, 0], left_hip: [0, 0, 0] }, []],
    ['lies', { left_elbow: [196, 170], right_elbow: [160, 170], left_front_paw: [240, 172], right_front_paw: [226, 175], left_knee: [90, 165], right_knee: [84, 168], left_back_paw: [30, 170], right_back_paw: [4, 176] }, []],
    ['the other way up', Object.fromEntries(Object.entries(dog()).map(([name, [x, y, v]]) => [name, [x, -y, v!]])), []],
    ['no far shoulder or hip tells from where it is seen', { left_shoulder: [0, 0, 0], left_hip: [0, 0, 0] }, []],
    ['is seen from a corner', { left_shoulder: [140, 92], left_hip: [76, 88] }, []],
  ])('%s', (_, changes, expected) => {
    expect(animal(changes)).toEqual(expected);
  }); // prettier-ignore

  test('a step so small in the picture that nobody sees it', () => {
    expect(answers(placed(dog(), 200, 200, 0.4), 'dog')).toEqual([]);
  });

  test('a mirror swaps the sides of every answer and keeps its end', () => {
    for (const changes of [{}, { right_front_paw: [190, 140], right_elbow: [185, 130], left_front_paw: [176, 202] }] as Joints[]) {
      const joints = placed(dog(changes), 200, 200, 2);
      const mirrored = Object.fromEntries(Object.entries(joints).map(([name, [x, y, v]]) => [name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left'), [1000 - x, y, v!] as const])); // prettier-ignore
      const swap = (text: string): string => text.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
      expect(answers(mirrored, 'dog')).toEqual(answers(joints, 'dog').map(swap));
    }
  }); // prettier-ignore
});
