import { describe, expect, test } from 'vitest';
import type { Coco } from '../../src/families/mirror/photo/annotations/coco.js';
import { readSegmentation } from '../../src/families/mirror/photo/annotations/segmentation.js';
import { type Skeleton, skeletonOf } from '../../src/families/mirror/photo/annotations/skeleton.js';
import { SkipReport } from '../../src/families/mirror/photo/annotations/skips.js';
import { readSubjects } from '../../src/families/mirror/photo/annotations/subjects.js';
import { doubtsOf } from '../../src/families/mirror/photo/evidence/doubts.js';
import { sidesContradict } from '../../src/families/mirror/photo/evidence/side-view.js';
import { viewOf } from '../../src/families/mirror/photo/pictures/view.js';
import {
  ap10kPoints,
  boxOf,
  cocoPoints,
  dog,
  flat,
  placed,
  standing,
  type Joints,
} from './mirror-photo-figures.js';

const names = { person: cocoPoints, dog: ap10kPoints };
type Entry = { readonly category: keyof typeof names; readonly joints: Joints; readonly more?: object };

/** The first of some annotations of one image, as it is shown. */
function shown(...entries: Entry[]) {
  const annotations = entries.map(({ category, joints, more }, id) => ({
    id,
    image_id: 1,
    category_id: category,
    bbox: boxOf(joints, 10),
    keypoints: flat(joints, names[category]),
    ...more,
  }));
  const categories = Object.entries(names).map(([name, keypoints]) => {
    const skeleton = skeletonOf({ name, supercategory: name, keypoints }) as Skeleton;
    return [name, { name, skeleton, named: () => skeleton }] as const;
  });
  const image = { id: 1, file: 'a', width: 1000, height: 1000, entry: {} };
  const coco: Coco = { images: new Map([[1, image]]), categories: new Map(categories), annotations };
  const [subject] = readSubjects(coco, new SkipReport());
  return viewOf(subject, { crop: 'none', margin: 0, size: 1000 });
}
const doubted = (...entries: Entry[]) => Object.fromEntries([...doubtsOf(shown(...entries))].sort());
const person = (changes: Joints = {}): Entry => ({
  category: 'person',
  joints: placed(standing(changes), 300, 200),
});
const animal = (changes: Joints = {}): Entry => ({
  category: 'dog',
  joints: placed(dog(changes), 200, 200, 2),
});

describe('people', () => {
  test.each<[string, Joints, Record<string, string>]>([
    ['who stands is believed', {}, {}],
    ['a wrist behind the other forearm', { right_wrist: [64, 180] }, { right_wrist: 'limb' }],
    ['a wrist on the belly', { right_wrist: [-5, 170] }, { right_wrist: 'trunk' }],
    ['a wrist at the face', { left_wrist: [20, 60], left_elbow: [80, 90] }, { left_wrist: 'trunk' }],
    ['both knees in one place', { left_knee: [-8, 300], right_knee: [-5, 301] }, { left_knee: 'one-place', right_knee: 'one-place' }],
    ['a knee behind the other shin', { left_knee: [-32, 340] }, { left_knee: 'limb' }],
    ['a far ear', { nose: [-28, 45], left_eye: [-15, 36], right_eye: [-22, 36], left_ear: [10, 42], right_ear: [-22, 42] }, { right_ear: 'face', right_eye: 'face' }],
    ['a profile', { left_shoulder: [4, 95], right_shoulder: [-4, 95], left_hip: [2, 215], right_hip: [-2, 215] }, { left_hip: 'one-place', left_shoulder: 'one-place', right_hip: 'one-place', right_shoulder: 'one-place' }],
  ])('%s', (_, changes, expected) => {
    const found = doubted(person(changes));
    for (const [name, doubt] of Object.entries(expected)) expect(found[name], name).toBe(doubt);
    if (Object.keys(expected).length === 0) expect(found).toEqual({});
  }); // prettier-ignore
});

describe('quadrupeds', () => {
  test('from the side, the near one is believed and the far trunk is not, whatever its flags', () => {
    const found = doubted(animal({ left_shoulder: [176, 92], left_hip: [36, 88] }));
    expect(found).toMatchObject({ left_shoulder: 'far-side', left_hip: 'far-side', left_elbow: 'far-side', left_knee: 'far-side' }); // prettier-ignore
    expect(Object.keys(found).filter((name) => name.startsWith('right'))).toEqual([]);
    expect(found).not.toHaveProperty('left_front_paw');
  });

  test('a far paw on the near leg', () => {
    expect(doubted(animal({ left_front_paw: [164, 185] }))).toMatchObject({ left_front_paw: 'limb' });
    expect(doubted(animal({ left_front_paw: [161, 203] }))).toMatchObject({ left_front_paw: 'one-place', right_front_paw: 'one-place' }); // prettier-ignore
  });

  test('sides that eyes or heights contradict', () => {
    const contradicts = (changes: Joints) => sidesContradict(shown(animal(changes)));
    expect(contradicts({})).toBe(false);
    expect(contradicts({ left_eye: [232, 22, 2], right_eye: [228, 24, 1] })).toBe(true);
    expect(contradicts({ left_shoulder: [176, 125], left_hip: [36, 120] })).toBe(true);
  });
});

describe('other subjects', () => {
  const other = (more: object = {}): Entry => ({
    category: 'person',
    joints: placed(standing(), 440, 320),
    more,
  });
  const hidden = person({ left_knee: [140, 300] });

  test('a knee on the back of another', () => {
    expect(doubted(hidden, other())).toMatchObject({ left_knee: 'other-subject' });
    expect(doubted(hidden)).not.toHaveProperty('left_knee');
  });

  test('segmentations know better than boxes and points', () => {
    const beside = { segmentation: [[600, 300, 700, 300, 700, 700, 600, 700]] };
    expect(doubted(hidden, other(beside))).not.toHaveProperty('left_knee');
    const own = { segmentation: [[200, 200, 405, 200, 405, 620, 200, 620]] };
    expect(doubted({ ...hidden, more: own }, other())).toMatchObject({ left_knee: 'outside-mask' });
  });
});

describe('segmentations', () => {
  const size = { width: 10, height: 10 };
  const held = (value: unknown): string[] => {
    const mask = readSegmentation(value, size);
    if (mask === undefined || mask === 'invalid') return [String(mask)];
    return Array.from({ length: 100 }, (_, at) => [Math.floor(at / 10), at % 10] as const)
      .filter(([x, y]) => mask.holds(x + 0.5, y + 0.5))
      .map(([x, y]) => `${x},${y}`);
  };
  const column = ['4,0', '4,1', '4,2', '4,3', '4,4'];

  test.each<[string, unknown, string[]]>([
    ['polygons', [[4, 0, 5, 0, 5, 5, 4, 5]], column],
    ['runs', { size: [10, 10], counts: [40, 5, 55] }, column],
    ['text of runs', { size: [10, 10], counts: 'X15g1' }, column],
    ['text with differences', { size: [10, 10], counts: 'X155NZ1' }, [...column, '5,0', '5,1', '5,2']],
    ['none', [], ['undefined']],
    ['runs that do not fill the image', { size: [10, 10], counts: [40, 5] }, ['invalid']],
    ['another size', { size: [10, 11], counts: [40, 5, 65] }, ['invalid']],
    ['a cut text', { size: [10, 10], counts: 'X15g' }, ['invalid']],
    ['other signs', { size: [10, 10], counts: '\u0000é' }, ['invalid']],
    ['a polygon of two points', [[1, 2, 3, 4]], ['invalid']],
    ['a number', 5, ['invalid']],
  ])('%s', (_, value, expected) => {
    expect(held(value)).toEqual(expected);
  });
});
