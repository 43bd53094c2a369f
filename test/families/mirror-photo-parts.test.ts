import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { createRaster, type Raster, sameRaster } from '../../src/draw/raster.js';
import { turn } from '../../src/draw/turn.js';
import { readDeclared } from '../../src/families/mirror/photo/annotations/coco.js';
import { readPointName } from '../../src/families/mirror/photo/annotations/point-name.js';
import { type Skeleton, skeletonOf } from '../../src/families/mirror/photo/annotations/skeleton.js';
import { drawPhotograph } from '../../src/families/mirror/photo/draw.js';
import { colorNames, letters, type Mark, shapes } from '../../src/families/mirror/photo/marks/mark.js';
import { scaleWindow } from '../../src/draw/layout/scale-window.js';
import { frameOf, toFrame } from '../../src/families/mirror/photo/pictures/view.js';
import { flipState, type PhotoState } from '../../src/families/mirror/photo/state.js';
import type { Size } from '../../src/families/param-schemas.js';
import { largestDifference } from '../draw/measures.js';
import { ap10kPoints, cocoPoints } from './mirror-photo-figures.js';

const noise = (width: number, height: number, channels: 1 | 3 = 3): Raster => {
  const raster = createRaster(width, height, channels);
  const random = new Stream(['noise', width, height]);
  for (let i = 0; i < raster.data.length; i++) raster.data[i] = random.below(256);
  return raster;
};

describe('names of points', () => {
  test.each([
    ['left_wrist', 'left', undefined, 'wrist'],
    ['L_F_Paw', 'left', 'front', 'paw'],
    ['right_back_paw', 'right', 'rear', 'paw'],
    ['front_left_paw', 'left', 'front', 'paw'],
    ['RightKnee', 'right', undefined, 'knee'],
    ['ear-left', 'left', undefined, 'ear'],
    ['Root of tail', undefined, undefined, 'root of tail'],
    ['lip', undefined, undefined, 'lip'],
    ['rib_l_3', 'left', undefined, 'rib'],
    ['l_rib_r', undefined, undefined, 'l rib r'],
    ['eyeL', 'left', undefined, 'eye'],
    ['L_Eye', 'left', undefined, 'eye'],
    ['LEye', 'left', undefined, 'eye'],
    ['Lefteye', 'left', undefined, 'eye'],
    ['righteye', 'right', undefined, 'eye'],
    ['eye_right', 'right', undefined, 'eye'],
    ['wrist_R', 'right', undefined, 'wrist'],
    ['ankle_l', 'left', undefined, 'ankle'],
    ['forelegL1', 'left', undefined, 'foreleg'],
    ['left_front_paw', 'left', 'front', 'paw'],
    ['LF_paw', 'left', 'front', 'paw'],
    ['right_hindpaw', 'right', 'rear', 'paw'],
    ['bright_spot', undefined, undefined, 'bright spot'],
    ['left_right_gap', undefined, undefined, 'left right gap'],
    ['left', 'left', undefined, ''],
  ])('%s', (name, side, end, part) => {
    expect(readPointName(name)).toMatchObject({ side, end, part });
  });

  const pairsOf = (skeleton: Skeleton | string) =>
    (skeleton as Skeleton).pairs.map(({ left, right, part, end }) => [left, right, part, end]);

  test('people of COCO: eight pairs', () => {
    const person = skeletonOf({ name: 'person', supercategory: 'person', keypoints: cocoPoints });
    expect(person).toMatchObject({ subject: 'human', noun: 'person', middle: { nose: 'nose' } });
    expect(pairsOf(person)).toEqual(
      ['eye', 'ear', 'shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'].map((part) => [`left_${part}`, `right_${part}`, part, undefined]), // prettier-ignore
    );
  });

  test('animals of AP-10K: seven pairs, with what a species has at its legs', () => {
    for (const [name, part] of [
      ['dog', 'paw'],
      ['horse', 'hoof'],
      ['king cheetah', 'paw'],
      ['spider monkey', 'leg'],
    ] as const) {
      const animal = skeletonOf({ name, supercategory: 'x', keypoints: ap10kPoints });
      expect(animal).toMatchObject({ subject: 'animal', noun: name, middle: { neck: 'neck', tail: 'root_of_tail' } }); // prettier-ignore
      expect(pairsOf(animal)).toContainEqual(['left_front_paw', 'right_front_paw', part, 'front']);
      expect(pairsOf(animal)).toContainEqual(['left_back_paw', 'right_back_paw', part, 'rear']);
      expect((animal as Skeleton).pairs).toHaveLength(7);
    }
  });

  test('points along a limb have its name; numbers pair them', () => {
    const keypoints = ['L', 'R'].flatMap((side) => [1, 2, 3].map((at) => `foreleg${side}${at}`));
    expect(pairsOf(skeletonOf({ name: 'locust', supercategory: 'animal', keypoints }))).toEqual(
      [1, 2, 3].map((at) => [`forelegL${at}`, `forelegR${at}`, 'foreleg', undefined]),
    );
  });

  test('a point without its counterpart is left alone, and so are two of one name', () => {
    const keypoints = ['left_eye', 'right_ear', 'L_ear', 'left-ear', 'nose', 'left_fin', 'right_fin'];
    expect(pairsOf(skeletonOf({ name: 'fish', supercategory: 'animal', keypoints }))).toEqual([
      ['left_fin', 'right_fin', 'fin', undefined],
    ]);
  });
});

describe('skeleton files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-skeletons-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (value: unknown) => {
    const file = join(folder, 'skeleton.json');
    writeFileSync(file, JSON.stringify(value));
    return readDeclared(file, 'skeleton.json');
  };
  const pairs = [{ left: 'lw', right: 'rw', part: 'wing tip' }];

  test('declare pairs, nouns and what a category is', () => {
    const declared = read({ categories: { bird: { noun: 'gull', subject: 'animal', pairs } } }).get('bird');
    const skeleton = skeletonOf({ name: 'bird', keypoints: ['lw', 'rw'] }, declared) as Skeleton;
    expect(skeleton).toMatchObject({ noun: 'gull', subject: 'animal' });
    expect(skeleton.pairs).toEqual(pairs);
  });

  test.each([
    ['a point in two pairs', { bird: { pairs: [...pairs, { left: 'rw', right: 'x', part: 'leg' }] } }, /'rw' of 'bird' in two pairs/], // prettier-ignore
    ['a point that is its own counterpart', { bird: { pairs: [{ left: 'a', right: 'a', part: 'leg' }] } }, /'a' of 'bird' in two pairs, or twice in one/], // prettier-ignore
    ['a noun of other signs', { bird: { noun: 'x\n1' } }, /wrong at categories.bird.noun/],
    ['another field', { bird: { wings: 2 } }, /wrong at categories.bird/],
  ])('%s is refused', (_, categories, message) => {
    expect(() => read({ categories })).toThrow(message);
  });
});

describe('the flip', () => {
  const random = new Stream(['flips']);
  const place = (): [number, number] => [random.below(400 * 64) / 64, random.below(300 * 64) / 64];
  const markOf = (shape: Mark['shape']): Mark => ({
    shape,
    color: random.choice(colorNames),
    at: place(),
    radius: 9 + random.below(20),
    from: shape === 'arrow' || shape === 'band' ? place() : null,
    letter: shape === 'letter' ? random.choice(letters) : null,
  });
  const stateOf = (mark: Mark | null): PhotoState => ({
    photo: { file: 'a.png', sha256: '0', annotation: 1 },
    subject: { noun: 'person', kind: 'human' },
    width: 401,
    height: 300,
    outline: [10.5, 20.25, 100, 200],
    kind: 'marked',
    name: 'marked-wrist',
    part: 'wrist',
    pairs: [{ left: 'left_wrist', right: 'right_wrist', end: null, asked: true }],
    points: { left_wrist: [...place(), 2], nose: [...place(), 1], right_wrist: [...place(), 2] },
    occluded: false,
    facing: 1,
    mark,
    mirrored: false,
  });

  test('is an involution on states, and moves x to width - x', () => {
    for (let i = 0; i < 500; i++) {
      const state = stateOf(markOf(random.choice(shapes)));
      const flipped = flipState(state);
      expect(flipState(flipped)).toEqual(state);
      expect(flipped.points.right_wrist).toEqual([401 - state.points.left_wrist[0], state.points.left_wrist[1], 2]); // prettier-ignore
      expect(flipped.points.nose[0]).toBe(401 - state.points.nose[0]);
      expect(flipped.mark!.at[0]).toBe(401 - state.mark!.at[0]);
      expect(flipped).toMatchObject({ mirrored: true, facing: -1, outline: [401 - 110.5, 20.25, 100, 200] });
    }
  });

  const photo = noise(401, 300);
  test.each([...shapes])('a %s is drawn as its own mirror image', (shape) => {
    for (const letter of shape === 'letter' ? letters : [null]) {
      // At the middle of a picture, an upright shape is the same after a flip of its pixels.
      const upright = { ...markOf(shape), letter, at: [200.5, 150] as const, from: shape === 'band' ? ([200.5, 250] as const) : ([200.5, 60] as const) }; // prettier-ignore
      const blank = createRaster(401, 300, 3, 128);
      const drawn = drawPhotograph({ ...stateOf(upright), outline: null }, blank);
      expect(sameRaster(drawn, blank)).toBe(false);
      expect(largestDifference(turn(drawn, 'mirror'), drawn)).toBeLessThan(2);
    }
    const state = stateOf(markOf(shape));
    expect(
      sameRaster(drawPhotograph(flipState(state), photo), turn(drawPhotograph(state, photo), 'mirror')),
    ).toBe(true);
  });

  test('places in a frame are multiples of 1/64, so that width - (width - x) is x', () => {
    const image = { id: 1, file: 'a', width: 641, height: 479, entry: {} };
    const body = { id: 1, image, category: 'person', skeleton: {} as Skeleton, points: new Map([['nose', { x: 301.7, y: 99.3, v: 2 as const }]]), box: { x: 200.3, y: 50.1, width: 150.7, height: 290.9 }, mask: undefined }; // prettier-ignore
    for (const size of [128, 333, 512, 1024]) {
      const frame = frameOf(body, { crop: 'subject', margin: 0.2, size });
      const [x, y] = toFrame(frame, 301.7, 99.3);
      expect(frame.width - (frame.width - x)).toBe(x);
      expect([x * 64, y * 64].every(Number.isInteger)).toBe(true);
      expect(Math.max(frame.width, frame.height)).toBe(Math.min(size, 3 * Math.max(frame.from.width, frame.from.height))); // prettier-ignore
      const { from } = frame;
      expect(from.x >= 0 && from.y >= 0 && from.x + from.width <= 641 && from.y + from.height <= 479).toBe(true); // prettier-ignore
      // The frame's edges go to the picture's edges.
      expect(toFrame(frame, from.x + from.width, from.y)).toEqual([frame.width, 0]);
    }
  });

  test('a picture fits into the size asked for, and keeps its form', () => {
    const image = { id: 1, file: 'a', width: 600, height: 400, entry: {} };
    const body = { id: 1, image, category: 'person', skeleton: {} as Skeleton, points: new Map<string, never>(), box: { x: 0, y: 0, width: 9, height: 9 }, mask: undefined }; // prettier-ignore
    const sides = (size: Size) => {
      const { width, height } = frameOf(body, { crop: 'none', margin: 0, size });
      return [width, height];
    };
    expect(sides(300)).toEqual([300, 200]);
    expect(sides('300x150')).toEqual([225, 150]);
    expect(sides('150x300')).toEqual([150, 100]);
    expect(sides('4000x2000')).toEqual([1800, 1200]);
  });
});

describe('scaling', () => {
  test('to the same size changes nothing, and a window is cut out', () => {
    const raster = noise(30, 20);
    expect(sameRaster(scaleWindow(raster, { x: 0, y: 0, width: 30, height: 20 }, 30, 20), raster)).toBe(true);
    const part = scaleWindow(raster, { x: 7, y: 3, width: 10, height: 12 }, 10, 12);
    expect([...part.data.subarray(0, 6)]).toEqual([...raster.data.subarray((3 * 30 + 7) * 3, (3 * 30 + 9) * 3)]); // prettier-ignore
  });

  test.each([
    [13, 9],
    [64, 48],
    [40, 70],
  ])('to %d x %d as libvips does, within a few levels', async (width, height) => {
    const raster = noise(96, 72);
    const mine = scaleWindow(raster, { x: 0, y: 0, width: 96, height: 72 }, width, height);
    const theirs = await sharp(raster.data, { raw: { width: 96, height: 72, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    let sum = 0;
    for (const [i, level] of mine.data.entries()) sum += Math.abs(level - theirs[i]);
    expect(sum / mine.data.length).toBeLessThan(3);
  });

  test('an enlarged ramp is a ramp', () => {
    const ramp = createRaster(20, 4, 1);
    for (let i = 0; i < 80; i++) ramp.data[i] = 12 * (i % 20);
    const { data } = scaleWindow(ramp, { x: 0, y: 0, width: 20, height: 4 }, 60, 12);
    // A finished pixel's middle at 3x + 1 is that of pixel x.
    for (let x = 1; x < 59; x++) expect(data[(5 * 60 + x) * 3]).toBe(12 * Math.floor((x - 1) / 3) + 4 * ((x - 1) % 3)); // prettier-ignore
  });

  test('gray becomes RGB', () => {
    const { data } = scaleWindow(noise(8, 8, 1), { x: 0, y: 0, width: 8, height: 8 }, 8, 8);
    for (let i = 0; i < data.length; i += 3) expect([data[i + 1], data[i + 2]]).toEqual([data[i], data[i]]);
  });
});
