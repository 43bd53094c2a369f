import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { sharedFolder } from '../dataset/folders.js';
import { writeSet } from './mirror-photo-sets.js';

// Truth by another way: from the annotations as COCO has them, flipped here, and from the files of the pictures. Nothing of
// the family is used: no state, no label, no coordinates of marks.

interface Question {
  readonly item: string;
  readonly condition: string;
  readonly images: readonly string[];
  readonly prompt: string;
  readonly options: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly groups: { readonly kind: string; readonly body: string };
}
type Named = Record<string, [x: number, y: number, v: number]>;
interface Coco {
  images: { id: number; file_name: string; width: number; height: number }[];
  annotations: { id: number; image_id: number; category_id: number; keypoints: number[] }[];
  categories: { id: number; keypoints: string[] }[];
}

const folder = sharedFolder();
let coco: Coco;
let questions: Question[];
let sources: Map<string, number>;

beforeAll(async () => {
  writeSet(folder);
  coco = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as Coco;
  const params = { annotations: 'people.json', crop: 'none', perSubject: 8, shifts: 'first' } as const;
  const set = await plan('mirror/photo', { seed: 11, params });
  await writeDataset(set, join(folder, 'set'), { base: folder, workers: 1 });
  const lines = (name: string): unknown[] =>
    readFileSync(join(folder, 'set', name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  questions = lines('questions.jsonl') as Question[];
  const items = lines('items.jsonl') as { id: string; state: { photo: { annotation: number } } }[];
  sources = new Map(items.map(({ id, state }) => [id, state.photo.annotation]));
});

/** The points of an annotation, in a picture of a width; mirrored: from the other edge, with their names exchanged. */
function pointsOf(annotation: number, width: number, mirrored: boolean): Named {
  const { keypoints, image_id, category_id } = coco.annotations.find(({ id }) => id === annotation)!;
  const image = coco.images.find(({ id }) => id === image_id)!;
  const names = coco.categories.find(({ id }) => id === category_id)!.keypoints;
  const scale = width / image.width;
  const named: Named = {};
  names.forEach((name, i) => {
    const [x, y, v] = keypoints.slice(3 * i, 3 * i + 3);
    if (v === 0) return;
    const other = /^left/.test(name) ? name.replace('left', 'right') : name.replace('right', 'left');
    named[mirrored ? other : name] = [mirrored ? width - x * scale : x * scale, y * scale, v];
  });
  return named;
}

const colors: Record<string, [number, number, number]> = {
  red: [226, 26, 34],
  blue: [24, 92, 255],
  green: [0, 178, 62],
  yellow: [255, 221, 0],
  pink: [255, 72, 176],
};

/** The pixels of a color in a file. */
async function pixelsOf(file: string, color: string) {
  const { data, info } = await sharp(join(folder, 'set', file)).removeAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  const found: [number, number][] = [];
  for (let i = 0; i < info.width * info.height; i++)
    if (colors[color].every((level, channel) => Math.abs(data[3 * i + channel] - level) < 3))
      found.push([i % info.width, Math.floor(i / info.width)]);
  return { found, width: info.width };
}

/** What an answer's words say of a point: 'Left rear' of left_back_paw. */
const words = (name: string): string => {
  const [side, ...rest] = name.split('_');
  const end = rest.length > 1 ? (rest[0] === 'back' ? ' rear' : ` ${rest[0]}`) : '';
  return `${side[0].toUpperCase()}${side.slice(1)}${end}`;
};

const pointsFor: Record<string, RegExp> = {
  'raised-hand': /wrist/,
  'raised-foot': /ankle/,
  'raised-paw': /paw/,
  'most-forward-paw': /paw/,
  'rearmost-paw': /paw/,
};

/** The point that a question is about, found in the picture or in the pose. */
async function pointAsked({ prompt, groups: { kind }, images, item }: Question, view: 0 | 1) {
  const mirrored = images[view].includes('mirrored');
  const color = Object.keys(colors).find((name) => new RegExp(`(with|by) an? ${name} `).test(prompt));
  if (color === undefined) {
    const { width } = await sharp(join(folder, 'set', images[view])).metadata();
    const points = pointsOf(sources.get(item)!, width, mirrored);
    const list = Object.entries(points).filter(([name]) => pointsFor[kind].test(name));
    const front = points.nose[0] > (points.root_of_tail ?? points.nose)[0] ? 1 : -1;
    const value = (name: string): number =>
      kind.startsWith('raised') ? -points[name][1] : points[name][0] * front * (kind === 'rearmost-paw' ? -1 : 1); // prettier-ignore
    const [name] = list.sort(([a], [b]) => value(b) - value(a))[0];
    return { name, x: points[name][0], width };
  }
  const { found, width } = await pixelsOf(images[view], color);
  expect(found.length).toBeGreaterThan(40);
  const points = pointsOf(sources.get(item)!, width, mirrored);
  const part = kind.replace('marked-', '');
  const middle = [0, 1].map((axis) => found.reduce((sum, pixel) => sum + pixel[axis], 0) / found.length);
  const far = ([x, y]: readonly number[]): number =>
    prompt.includes('arrow')
      ? Math.min(...found.map((pixel) => Math.hypot(pixel[0] - x, pixel[1] - y)))
      : Math.hypot(middle[0] - x, middle[1] - y);
  const [name, at] = Object.entries(points)
    .filter(([point]) => point.endsWith(part))
    .sort(([, a], [, b]) => far(a) - far(b))[0];
  expect(far(at)).toBeLessThan(14);
  return { name, x: at[0], width };
}

describe('the answers by a second road', () => {
  test('own sides, of the picture and of its twin', async () => {
    const asked = questions.filter(({ condition }) => condition === 'original' || condition === 'mirrored');
    expect(asked.length).toBeGreaterThan(100);
    expect(new Set(asked.map(({ groups }) => groups.kind)).size).toBeGreaterThan(11);
    for (const question of asked) {
      const { name } = await pointAsked(question, 0);
      expect(question.options[question.answer], `${question.item} ${question.prompt}`).toBe(words(name));
    }
  });

  test('sides of the image', async () => {
    const asked = questions.filter(({ condition }) => condition.endsWith('.viewer'));
    expect(asked.length).toBeGreaterThan(60);
    for (const question of asked) {
      const { prompt } = question;
      const { x, width } = await pointAsked(question, 0);
      expect(question.options[question.answer]).toBe(x < width / 2 ? 'Left' : 'Right');
      // A band lies a little up the limb from the point.
      expect(Math.abs(x - width / 2)).toBeGreaterThan((prompt.includes(' band') ? 0.03 : 0.0499) * width);
    }
  });

  test('both views together', async () => {
    for (const question of questions.filter(({ condition }) => condition === 'both')) {
      const [first, second] = [await pointAsked(question, 0), await pointAsked(question, 1)];
      expect(question.options[question.answer]).toBe(
        `${words(first.name)} in the first image, ${words(second.name).toLowerCase()} in the second`,
      );
    }
  });

  test('the twin is the exact mirror image of the file, and verify makes all anew', async () => {
    const pairs = questions.filter(({ condition }) => condition === 'both').map(({ images }) => images);
    for (const [original, mirrored] of pairs.slice(0, 20)) {
      const flipped = await sharp(join(folder, 'set', original))
        .flop()
        .raw()
        .toBuffer();
      expect(
        flipped.equals(
          await sharp(join(folder, 'set', mirrored))
            .raw()
            .toBuffer(),
        ),
      ).toBe(true);
    }
    expect(await verifyDataset(join(folder, 'set'), { base: folder, workers: 1 })).toMatchObject({
      ok: true,
    });
  });
});
