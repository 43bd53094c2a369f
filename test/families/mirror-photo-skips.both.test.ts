import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SkipReason } from '../../src/families/mirror/photo/annotations/skips.js';
import { boxOf, drawPerson, placed, room, Scenes, standing, type Joints } from './mirror-photo-figures.js';
import { inspected, person } from './mirror-photo-inspected.js';
import { fully } from '../few.js';

let folder: string;
let scenes: Scenes;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topsyturvy-skips-'));
  mkdirSync(join(folder, 'in'));
  scenes = new Scenes(join(folder, 'in'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One picture of a person, and annotations of it that are changed. */
async function withAnnotation(changes: Record<string, unknown>, joints = person()) {
  const surface = room(480, 520);
  drawPerson(surface, joints, 1);
  scenes.annotate(scenes.add('a.png', surface), 'person', joints, changes);
  scenes.write('people.json');
  return inspected(folder);
}

describe('annotations', () => {
  const keypoints = (change: (list: unknown[]) => void): unknown[] => {
    const list: unknown[] = Array.from({ length: 17 * 3 }, (_, i) => (i % 3 === 2 ? 2 : 100 + 5 * i));
    change(list);
    return list;
  };
  test.each<[string, SkipReason, Record<string, unknown>, RegExp]>([
    ['too few numbers', 'points', { keypoints: [1, 2, 2] }, /3 numbers for 17 points/],
    ['too many numbers', 'points', { keypoints: keypoints((list) => list.push(1)) }, /52 numbers/],
    [
      'a number that is none',
      'points',
      { keypoints: keypoints((list) => (list[3] = null)) },
      /left_eye \[null/,
    ],
    ['a text', 'points', { keypoints: keypoints((list) => (list[0] = '5')) }, /nose \["5"/],
    ['a visibility of 3', 'points', { keypoints: keypoints((list) => (list[2] = 3)) }, /nose \[100,105,3\]/],
    ['keypoints that are an object', 'points', { keypoints: { nose: 1 } }, /keypoints \{"nose":1\}/],
    ['no keypoints', 'no-points', { keypoints: undefined }, /annotation 1 of a.png$/],
    ['an empty list', 'no-points', { keypoints: [] }, /annotation 1 of a.png$/],
    ['nothing labeled', 'no-points', { keypoints: Array(51).fill(0) }, /annotation 1 of a.png$/],
    ['a box of negative width', 'box', { bbox: [10, 10, -5, 40] }, /box \[10,10,-5,40\]/],
    ['a box of three numbers', 'box', { bbox: [10, 10, 5] }, /box/],
    ['a box outside', 'box', { bbox: [900, 10, 50, 40] }, /box/],
    ['points far outside the box', 'outside', { bbox: [10, 10, 40, 40] }, /nose at 240, 105/],
    ['a crowd', 'crowd', { iscrowd: 1 }, /a.png/],
    ['an unknown image', 'image', { image_id: 7 }, /annotation 1 of image 7/],
    ['an image that is no id', 'image', { image_id: { a: 1 } }, /image \{"a":1\}/],
    ['an unknown category', 'category', { category_id: 99 }, /category 99/],
    ['no id', 'entry', { id: undefined }, /image_id/],
  ])('%s: %s', async (_, reason, changes, example) => {
    const { usable, skipped, table } = await withAnnotation(changes);
    expect(usable).toEqual([]);
    expect(skipped).toEqual({ [reason]: 1 });
    expect(table[0].examples[0]).toMatch(example);
  });

  test('entries that are no objects are counted', async () => {
    scenes.person('a.png', person());
    scenes.annotations.push(null as never, 5 as never, [1] as never);
    scenes.write('people.json');
    expect(await inspected(folder)).toMatchObject({ usable: [1], skipped: { entry: 3 } });
  });

  test('a missing box is taken from the points; floats, hidden and missing points are no harm', async () => {
    const joints = person({ left_wrist: [68.25, 210.5, 1], right_knee: [0, 0, 0] });
    expect(await withAnnotation({ bbox: undefined }, joints)).toMatchObject({ usable: [1], skipped: {} });
  });

  test('a visible point outside the picture contradicts itself; a hidden one may be there', async () => {
    const low = (v: 1 | 2): Joints => placed(standing({ left_ankle: [33, 470, v] }), 240, 60);
    const box = { bbox: boxOf(person(), 40) };
    expect((await withAnnotation(box, low(2))).skipped).toEqual({ outside: 1 });
    scenes = new Scenes(join(folder, 'in'));
    expect((await withAnnotation(box, low(1))).usable).toEqual([1]);
  });

  test('ids that occur twice name nothing', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) scenes.person(name, person());
    scenes.annotations[1].id = 1;
    expect((scenes.write('people.json'), await inspected(folder))).toMatchObject({ usable: [3], skipped: { 'same-id': 2 } }); // prettier-ignore
    scenes.images[2].id = 100;
    scenes.annotations[1].id = 2;
    scenes.write('people.json');
    expect((await inspected(folder)).skipped).toEqual({ image: 2 });
  });

  test('left and right in one place', async () => {
    const { skipped } = await withAnnotation({}, person({ left_hip: [10, 215], right_hip: [10, 215] }));
    expect(skipped).toEqual({ same: 1 });
  });

  test('swapped eyes condemn the subject, and many of them the category', async () => {
    const swapped = person({ left_eye: [-9, 36], right_eye: [9, 36] });
    for (const name of ['a.png', 'b.png', 'c.png']) scenes.person(name, person());
    scenes.person('d.png', swapped);
    scenes.write('people.json');
    expect(await inspected(folder)).toMatchObject({ usable: [1, 2, 3], skipped: { 'face-sides': 1 } });
    for (const name of ['e.png', 'f.png']) scenes.person(name, swapped);
    // Seen from behind, nothing of it shows in the subject itself.
    scenes.person('g.png', person({ nose: [0, 45, 0], left_eye: [9, 36, 0], right_eye: [-9, 36, 0] }));
    scenes.write('people.json');
    expect(await inspected(folder)).toMatchObject({ usable: [], skipped: { 'category-sides': 7 } });
  });

  test('two in one place, and who is too small', async () => {
    const surface = room(480, 520);
    drawPerson(surface, person(), 1);
    const id = scenes.add('a.png', surface);
    scenes.annotate(id, 'person', person());
    scenes.annotate(id, 'person', placed(standing(), 270, 70));
    const tiny = placed(standing(), 60, 20, 0.15);
    scenes.annotate(scenes.add('b.png', surface), 'person', tiny, { bbox: boxOf(tiny, 5) });
    scenes.write('people.json');
    expect(await inspected(folder)).toMatchObject({ usable: [], skipped: { 'same-body': 2, small: 1 } });
  });

  test('so small a part of the picture that nothing of it is seen', async () => {
    const surface = room(4000, 1500);
    const joints = placed(standing(), 240, 60, 0.3);
    drawPerson(surface, joints, 0.3);
    scenes.annotate(scenes.add('a.png', surface), 'person', joints, { bbox: boxOf(joints, 5) });
    scenes.write('people.json');
    expect((await inspected(folder)).usable).toEqual([1]);
    expect((await inspected(folder, { crop: 'none' })).skipped).toEqual({ small: 1 });
  });

  fully('thousands of bodies on one image take no time', async () => {
    scenes.person('a.png', person());
    for (let i = 0; i < 60_000; i++) scenes.annotations.push({ ...scenes.annotations[0], id: i + 2 });
    scenes.write('people.json');
    expect((await inspected(folder)).skipped).toEqual({ many: 60_001 });
  });

  test('a crowd around a subject is another body', async () => {
    const surface = room(480, 520);
    drawPerson(surface, person(), 1);
    const id = scenes.add('a.png', surface);
    scenes.annotate(id, 'person', person());
    scenes.annotate(id, 'person', {}, { iscrowd: 1, bbox: [0, 0, 480, 300], keypoints: Array(51).fill(0), segmentation: { counts: [], size: [520, 480] } }); // prettier-ignore
    scenes.write('people.json');
    expect((await inspected(folder)).skipped).toEqual({ crowd: 1, 'same-body': 1 });
  });
});

describe('categories', () => {
  test.each([
    ['a category of neither people nor animals', [{ id: 1, name: 'dancer', keypoints: ['left_wrist', 'right_wrist'] }], 'skeleton'],
    ['one without pairs', [{ id: 1, name: 'person', keypoints: ['left_wrist', 'nose'] }], 'skeleton'],
    ['names that occur twice', [{ id: 1, name: 'person', keypoints: ['left_wrist', 'left_wrist', 'right_wrist'] }], 'skeleton'],
    ['no names', [{ id: 1, name: 'person' }], 'skeleton'],
    ['a nameless category', [{ id: 1, name: '<script>' }], 'category'],
    ['two categories of one id', [{ id: 1, name: 'person' }, { id: 1, name: 'dog' }], 'category'],
  ])('%s', async (_, categories, reason) => {
    scenes.person('a.png', person());
    scenes.write('people.json', { categories });
    expect((await inspected(folder)).skipped).toEqual({ [reason]: 1 });
  }); // prettier-ignore
});
