import { describe, expect, test } from 'vitest';
import { readKittiLabel } from '../../../../src/families/orientation/photographs/import/kitti-label.js';
import { kittiHeading, kittiObject } from '../../../../src/families/orientation/photographs/import/kitti.js';
import { readFacings, type OrientationState } from '../../../../src/families/staging/scene/state.js';
import { sequenceMatrix } from '../../../../src/world/rotation/steps.js';
import { folderOf, imported } from './import-folder.js';

/** Lines of the devkit's readme and of published label files. */
const published = [
  'Car 0.00 0 -1.59 586.42 199.76 662.87 266.02 1.36 1.69 3.38 0.28 2.08 17.74 -1.58',
  'Car 0.00 1 2.13 78.22 195.25 239.59 268.19 1.59 1.72 3.86 -11.46 2.22 18.60 1.58',
  'Pedestrian 0.00 0 0.15 389.42 179.08 424.76 303.37 1.87 0.64 0.65 -3.21 1.97 11.22 -0.13',
  'Car 0.00 1 -2.17 370.32 190.97 497.81 255.70 1.59 1.63 3.64 -4.95 2.11 19.92 -2.41',
  'Cyclist 0.00 3 2.48 1005.81 190.32 1206.35 331.10 1.68 0.86 2.01 6.30 1.92 9.28 3.06',
  'Van 0.00 0 1.99 258.72 187.25 349.36 238.52 1.71 1.56 4.12 -11.33 2.28 26.92 1.59',
  'DontCare -1 -1 -10 503.89 169.71 590.61 190.13 -1 -1 -1 -1000 -1000 -1000 -10',
];

describe('angles', () => {
  // By hand: a car along the camera's x (0) drives to the picture's right; +π/2 turns it about y, which points down, so that x goes
  // to −z, toward the camera.
  test.each([
    [0, 270],
    [Math.PI / 2, 0],
    [Math.PI, 90],
    [-Math.PI, 90],
    [-Math.PI / 2, 180],
    [Math.PI / 4, 315],
    [-Math.PI / 4, 225],
    [-1.58, 179.473],
    [1.58, 0.527],
    [3.06, 85.325],
  ])('rotation_y %f is heading %f', (rotationY, heading) => {
    expect(kittiHeading(rotationY)).toBeCloseTo(heading, 2);
  });

  test('headings of scenes come back from labels that another formula writes', async () => {
    const headings = [0, 33, 90, 135.5, 180, 211, 270, 359];
    const lines = headings.map((degrees, at) => {
      const turned = sequenceMatrix([{ axis: 'vertical', degrees }]);
      const state = { objects: [{ rotation: turned }], asked: 1 } as unknown as OrientationState;
      const { heading } = readFacings(state).facings[0].front;
      // Where the front is in the camera's frame (x right, z away), and the angle about y that takes (1, 0, 0) there.
      const [x, z] = [-Math.sin((heading * Math.PI) / 180), -Math.cos((heading * Math.PI) / 180)];
      const rotationY = Math.atan2(-z, x);
      const place = [4 * at - 14, 1.6, 20] as const;
      const alpha = rotationY - Math.atan2(place[0], place[2]);
      const wrapped = alpha > Math.PI ? alpha - 2 * Math.PI : alpha < -Math.PI ? alpha + 2 * Math.PI : alpha;
      return `Car 0 0 ${wrapped} ${at * 50} 20 ${at * 50 + 40} 60 1.5 1.6 4 ${place.join(' ')} ${rotationY}`;
    });
    const folder = folderOf({ 'label_2/000001.txt': lines.join('\n'), 'image_2/000001.png': [500, 100] });
    const { photos } = await imported(folder, { source: 'kitti', annotations: 'label_2' });
    expect(photos[0].objects.map(({ facing }) => facing!.front.heading)).toEqual(headings);
  });
});

describe('labels', () => {
  test('of the benchmark', async () => {
    const folder = folderOf({ 'training/label_2/000007.txt': `${published.join('\n')}\n`, 'training/image_2/000007.png': [1242, 375] }); // prettier-ignore
    const found = await imported(folder, { source: 'kitti', annotations: 'training/label_2/000007.txt' });
    expect(found.skipped).toEqual({ kind: 1, 'unknown-occlusion': 1 });
    const [photo] = found.photos;
    expect(photo).toMatchObject({ name: '000007', image: 'training/image_2/000007.png' });
    expect(
      photo.objects.map(({ category, occlusion, facing }) => [category, occlusion, facing!.front.heading]),
    ).toEqual([
      ['car', 0, 179.473],
      ['car', 0.25, 0.527],
      ['pedestrian', 0, 262.552],
      ['car', 0.25, 131.917],
      ['van', 0, 1.1],
    ]);
    expect(photo.objects[0].box).toEqual({ left: 586.42, top: 199.76, width: 76.45, height: 66.26 });
    expect(found.text).toBe(
      (await imported(folder, { source: 'kitti', annotations: 'training/label_2' })).text,
    );
  });

  const good = published[0];
  const withColumn = (at: number, value: string | number): string =>
    good.split(' ').map((cell, i) => (i === at ? String(value) : cell)).join(' '); // prettier-ignore
  const outcome = (line: string): string => {
    const label = readKittiLabel(line);
    if (typeof label === 'string') return label;
    const object = kittiObject(label, { categories: [] });
    return 'reason' in object ? object.reason : object.category;
  };

  test.each([
    ['as it is', good, 'car'],
    ['with a score', `${good} 0.93`, 'car'],
    ['with further columns, tabs and spaces at its ends', `  ${good.replaceAll(' ', '\t')} 1 2 3 \r`, 'car'],
    ['with numbers like 5.8642e2 and +1', withColumn(4, '5.8642e2').replace(' 1.36 ', ' +1.36e0 '), 'car'],
    ['with whole numbers', 'Car 0 0 1 1 1 9 9 1 1 1 0 1 9 1', 'car'],
    ['in lower case', good.replace('Car', 'car'), 'car'],
    ['without a known alpha', withColumn(3, -10), 'car'],
    ['with a column too few', good.split(' ').slice(0, 14).join(' '), '14 columns, not 15 or more'],
    ['with no number', withColumn(5, 'NaN'), 'top is NaN'],
    ['with a number beyond all', withColumn(5, '1e999'), 'top is 1e999'],
    ['with a hexadecimal number', withColumn(5, '0x10'), 'top is 0x10'],
    ['with a box that is upside down', withColumn(5, 300), 'box'],
    ['with a box as a width and height', withColumn(6, 76), 'box'],
    ['with its angle in degrees', withColumn(14, -90.5), 'angle'],
    ['with the other sign of rotation_y', withColumn(14, 1.58), 'contradiction'],
    [
      'with rotation_y where alpha should be, far to the side',
      'Car 0 0 1 1 1 9 9 1 1 1 -9 1 9 1',
      'contradiction',
    ],
    ['behind the camera', withColumn(13, -17.74), 'behind'],
    ['without dimensions', withColumn(8, -1), 'dimensions'],
    ['of unknown truncation', withColumn(1, -1), 'unknown-occlusion'],
    ['of an unknown type', good.replace('Car', 'Barrier'), 'kind'],
    ['of no kind', good.replace('Car', 'Misc'), 'kind'],
  ])('a label %s', (_, line, expected) => {
    expect(outcome(line)).toBe(expected);
  });

  test('a type of other data sets is imported if it is named', () => {
    const label = readKittiLabel(good.replace('Car', 'School_Bus'));
    expect(kittiObject(label as never, { categories: ['school bus'] })).toMatchObject({
      category: 'school bus',
    });
  });

  test('lines that are blank, end in CRLF or follow a byte order mark', async () => {
    const text = `\uFEFF${published[0]}\r\n\r\n   \r\n${published[1]}  \r\nCar\r\n`;
    const folder = folderOf({ 'label_2/a.txt': text, 'image_2/a.png': [1242, 375] });
    const found = await imported(folder, { source: 'kitti', annotations: 'label_2' });
    expect(found.photos[0].objects).toHaveLength(2);
    expect(found.examples).toEqual([expect.stringMatching(/a\.txt:5: 1 columns, not 15 or more$/)]);
  });

  test('only categories that are asked for, and no more photographs than the limit', async () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((name) => [
        [`label_2/${name}.txt`, published.join('\n')] as const,
        [`image_2/${name}.png`, [1242, 375] as const] as const,
      ]),
    );
    const found = await imported(folderOf(files), {
      source: 'kitti',
      annotations: 'label_2',
      categories: ['van'],
      limit: 2,
    });
    expect(found.photos.map(({ name, objects }) => [name, objects.map(({ category }) => category)])).toEqual([
      ['a', ['van']],
      ['c', ['van']],
    ]);
    expect(found.skipped).toMatchObject({ limit: 2, 'not-asked': 20, kind: 4 });
  });
});

describe('calibration', () => {
  const p2 = 'P2: 7.215377e+02 0.000000e+00 6.095593e+02 4.485728e+01 0 7.215377e+02 1.728540e+02 2.163791e-01 0 0 1 2.745884e-03'; // prettier-ignore
  const files = { 'label_2/000007.txt': published.join('\n'), 'image_2/000007.png': [1242, 375] as const };

  test('gives the camera, and objects that are not seen in their boxes contradict it', async () => {
    const moved = published[0].replace('0.28 2.08 17.74', '-8 2.08 17.74').replace('-1.59', '-1.157');
    const folder = folderOf({ ...files, 'label_2/000007.txt': [...published, moved].join('\n'), 'calib/000007.txt': `P0: 1\n${p2}\n` }); // prettier-ignore
    const found = await imported(folder, {
      source: 'kitti',
      annotations: 'label_2',
      calib: `${folder}/calib`,
    });
    expect(found.photos[0].camera).toEqual({ focal: [721.538, 721.538], center: [609.559, 172.854] });
    expect(found.photos[0].objects).toHaveLength(5);
    expect(found.skipped).toMatchObject({ contradiction: 1 });
  });

  test.each([
    ['that is missing', {}],
    ['without P2', { 'calib/000007.txt': 'P0: 1 2 3\n' }],
    ['that is not rectified', { 'calib/000007.txt': p2.replace(' 0 0 1 ', ' 0 0.1 1 ') }],
    ['that is cut short', { 'calib/000007.txt': p2.slice(0, 60) }],
  ])('%s leaves the camera out', async (_, more) => {
    const folder = folderOf({ ...files, ...more });
    const found = await imported(folder, {
      source: 'kitti',
      annotations: 'label_2',
      calib: `${folder}/calib`,
    });
    expect(found.photos[0].camera).toBeUndefined();
    expect(found.skipped).toMatchObject({ calibration: 1 });
  });
});

test('tracking files: frames are photographs, and a track is one thing in them', async () => {
  const track = (frame: number, id: number, line: string): string => `${frame} ${id} ${line}`;
  const [car, van] = [published[0].replace('Car 0.00', 'Car 0'), published[5].replace('Van 0.00', 'Van 1')];
  const text = [
    track(1, 4, car),
    track(0, 4, car),
    track(0, 5, van),
    track(0, -1, published[6]),
    track(1, 5, van.replace('Van 1', 'Van 2')),
    track(2, 5, van),
    '0.5 5 Car 0',
  ].join('\n');
  const folder = folderOf({
    'label_02/0003.txt': text,
    'image_02/0003/000000.png': [1242, 375],
    'image_02/0003/000001.png': [1242, 375],
  });
  const found = await imported(folder, { source: 'kitti', annotations: 'label_02' });
  const seen = found.photos.map(({ name, objects }) => [name, objects.map(({ instance, truncation }) => [instance, truncation])]); // prettier-ignore
  expect(seen).toEqual([
    ['0003-000000', [['0003-4', 0], ['0003-5', 0.5]]], // prettier-ignore
    ['0003-000001', [['0003-4', 0]]],
  ]);
  expect(found.skipped).toEqual({ kind: 1, unreliable: 1, 'no-image': 1, form: 1 });
});
