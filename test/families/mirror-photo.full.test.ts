import { readFileSync, rmSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import type { Json } from '../../src/core/json.js';
import { sha256 } from '../../src/core/hash.js';
import type { Item } from '../../src/dataset/item/item.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { shapes } from '../../src/families/mirror/photo/marks/mark.js';
import type { PhotoState } from '../../src/families/mirror/photo/state.js';
import { writeSet } from './mirror-photo-sets.js';

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-photos-'));
beforeAll(() => void writeSet(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const annotations = 'people.json';
const open = (params: Record<string, Json> = {}, seed: number | string = 1) =>
  prepare(plan('mirror/photo', { seed, params: { annotations, ...params } }), { base: folder });

async function items(params: Record<string, Json> = {}, seed: number | string = 1): Promise<Item[]> {
  const maker = await open(params, seed);
  return Array.from({ length: maker.plan.length }, (_, i) => maker.make(i));
}
const stateOf = (item: Item): PhotoState => item.state as unknown as PhotoState;

describe('mirror/photo', () => {
  for (const shape of shapes)
    test(`a ${shape} obeys the laws, and its own pixels say what it marks`, async () => {
      const list = await items({ marks: [shape], questions: ['marked'], perSubject: 3, size: 400 });
      expect(list.length).toBeGreaterThan(8);
      for (const item of list) {
        expect(stateOf(item).mark!.shape).toBe(shape);
        const [original, mirrored] = item.views.map(({ label }) => label as string);
        expect(item.certificate).toMatchObject({ holds: true, seen: [original, mirrored] });
        expect(mirrored).toBe(original.startsWith('left') ? original.replace('left', 'right') : original.replace('right', 'left')); // prettier-ignore
      }
    });

  test('asks every question that the poses answer, and no other', async () => {
    const list = await items({ questions: ['raised', 'forward', 'rearmost'], perSubject: 8 });
    const asked = list.map((item) => {
      const { photo, name } = stateOf(item);
      return `${photo.file.slice(9)} ${photo.annotation} ${name} ${String(item.views[0].label)}`;
    });
    expect(asked.sort()).toEqual([
      'dog-0.png 7 most-forward-paw left front',
      'dog-0.png 7 rearmost-paw right rear',
      'dog-1.png 8 most-forward-paw left front',
      'dog-1.png 8 rearmost-paw right rear',
      'dog-2.png 9 raised-paw right front',
      'dog-2.png 9 rearmost-paw right rear',
      'person-1.png 2 raised-hand left',
      'person-2.png 3 raised-hand right',
      'person-3.png 4 raised-foot left',
      'person-4.png 5 raised-foot right',
      'two-0.png 11 raised-hand right',
      'two-1.png 12 raised-hand left',
      'two-1.png 13 raised-foot right',
    ]);
  });

  test('the subject is framed where others are in the picture, and the question says so', async () => {
    for (const item of await items({ crop: 'none', perSubject: 2 })) {
      const { photo, outline } = stateOf(item);
      expect(outline !== null).toBe(photo.file.includes('two'));
      expect(item.questions[0].prompt.includes('in the white frame')).toBe(outline !== null);
    }
    for (const item of await items({ outline: 'always', perSubject: 1 }))
      expect(stateOf(item).outline).not.toBeNull();
  });

  test('conditions, shifts and groups are those of MirrorQA', async () => {
    const list = await items({ perSubject: 3 });
    for (const { questions, views } of list) {
      const of = (condition: string) => questions.filter((question) => question.condition === condition);
      const count = Object.keys(of('original')[0].options!).length;
      for (const condition of ['original', 'mirrored', 'text', 'both'])
        expect(of(condition)).toHaveLength(count);
      expect(of('original.viewer').length).toBe(of('mirrored.viewer').length);
      for (const { options, answer, images, groups } of of('mirrored')) {
        expect(options![answer].toLowerCase()).toBe(views[1].label);
        expect(images).toEqual([views[1].file]);
        expect(groups!.label).toMatch(new RegExp(`^${groups!.subject === 'human' ? 'H' : 'A'}.${String(views[1].label)}$`)); // prettier-ignore
        expect(['person', 'dog']).toContain(groups!.body);
        expect(groups!.occluded).toMatch(/^(yes|no)$/);
      }
      // A part that is seen on the image's left is seen on its right in the twin.
      const [here, there] = [of('original.viewer')[0], of('mirrored.viewer')[0]];
      if (here) expect(here.options![here.answer]).not.toBe(there.options![there.answer]);
      expect(of('text').every(({ images }) => images.length === 0)).toBe(true);
    }
    const first = await items({ shifts: 'first', conditions: ['original'], wording: 'paper', perSubject: 1 });
    expect(first.every(({ questions }) => questions.length === 1)).toBe(true);
    expect(first[0].questions[0].prompt).not.toContain("subject's own");
  });

  test('left and right take turns, and a subject has no more items than it may', async () => {
    const list = await items({ questions: ['marked'], perSubject: 6, size: 256 }, 4);
    const answers = new Map<string, string[]>();
    for (const item of list) {
      const name = stateOf(item).name;
      answers.set(name, [...(answers.get(name) ?? []), String(item.views[0].label)]);
    }
    expect(answers.size).toBeGreaterThan(7);
    for (const given of answers.values()) {
      const labels = [...new Set(given)];
      const least = Math.min(...labels.map((label) => given.filter((one) => one === label).length));
      // As long as there are any of each, every run of them has each once.
      for (let run = 0; run < least; run++)
        expect(new Set(given.slice(run * labels.length, (run + 1) * labels.length)).size).toBe(labels.length);
    }
    const counts = new Map<unknown, number>();
    for (const { photo } of list.map(stateOf)) counts.set(photo.annotation, (counts.get(photo.annotation) ?? 0) + 1); // prettier-ignore
    expect(Math.max(...counts.values())).toBe(6);
    const few = await items({ subjects: 3, perSubject: 2 });
    expect(new Set(few.map((item) => stateOf(item).photo.annotation)).size).toBe(3);
  });

  test('splits keep photos together, whatever the seed', async () => {
    const splitsOf = async (seed: number): Promise<Map<string, Set<string>>> => {
      const splits = new Map<string, Set<string>>();
      for (const { questions, state } of await items({ split: 'each', perSubject: 2 }, seed)) {
        const { file } = (state as unknown as PhotoState).photo;
        for (const { groups } of questions)
          splits.set(file, (splits.get(file) ?? new Set()).add(groups!.split));
      }
      return splits;
    };
    const [one, two] = [await splitsOf(1), await splitsOf(2)];
    for (const [file, names] of one) {
      expect(names.size).toBe(1);
      expect([...two.get(file)!]).toEqual([...names]);
    }
    const train = await items({ split: 'train' });
    expect(new Set(train.flatMap(({ questions }) => questions.map(({ groups }) => groups!.split)))).toEqual(new Set(['train'])); // prettier-ignore
    await expect(items({ split: 'each', splitBy: 'video' })).rejects.toThrow('the field that splits go by');
  });

  test('the manifest names the files that were used', async () => {
    const { assets } = await open({ subjects: 1 });
    const [file] = Object.keys(assets).filter((name) => name !== annotations);
    expect(Object.keys(assets)).toHaveLength(2);
    expect(assets[file]).toBe(sha256(readFileSync(join(folder, file))));
  });
});
