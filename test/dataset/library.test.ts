import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FamilyRegistry } from '../../src/families/registry.js';
import { families } from '../../src/families/index.js';
import { defineFamily } from '../../src/entry/families.js';
import { readQuestions, type SubsetScores } from '../../src/entry/score.js';
import {
  audit,
  gallery,
  generate,
  plan,
  prepare,
  readManifest,
  score,
  TopsyturvyError,
  verify,
  write,
  type AnyFamily,
  type Question,
} from '../../src/index.js';
import { specOf } from '../../src/benchmarks/request.js';
import { sharedFolder, temporaryFolder } from './folders.js';
import { smallSpec } from './small.js';

const face = { size: 128, scenes: ['face'] };

describe('plan', () => {
  test('finds any item of a thousand million without making the others', async () => {
    const made: number[] = [];
    const rotated = await families.find(({ name }) => name === 'picture/rotated')!.load();
    const counted = defineFamily({
      ...rotated,
      propose(item) {
        made.push(item.index);
        return rotated.propose(item);
      },
    } as AnyFamily);
    const huge = await plan('picture/rotated', { seed: 1, count: 1e9, params: face, families: [counted] });
    expect(huge.length).toBe(1e9);
    expect(huge.item(1e8).index).toBe(1e8);
    expect(huge.indexOf(huge.item(1e8).id)).toBe(1e8);
    const maker = await prepare(huge);
    const item = maker.make(1e8);
    expect(item.certificate.holds).toBe(true);
    expect(item.view('original').file).toMatch(/^images\/\d{6}\/picture-rotated-[0-9a-f]{16}-original\.png$/);
    expect(made).toEqual([1e8]);
    expect(() => maker.make(1e9)).toThrow('Expected a whole number from 0 to 999999999 for item index');
    for (const wrong of [-1, 0.5, NaN, Infinity])
      expect(() => huge.item(wrong)).toThrow(/for item index but/);
  });

  test('knows where each part begins', async () => {
    const small = await plan(smallSpec, { seed: 1 });
    expect(small.length).toBe(20);
    const places = [0, 11, 12, 15, 16, 19].map((i) => small.item(i));
    expect(places.map(({ part, index }) => `${part.name} ${index}`)).toEqual([
      'text 0',
      'text 11',
      'visual 0',
      'visual 3',
      'match 0',
      'match 3',
    ]);
  });

  test('writes a seed in one way', async () => {
    expect((await plan('text/rotated', { seed: 42 })).seed).toBe('42');
    expect((await plan('text/rotated', { seed: 0 })).seed).toBe('0');
    for (const seed of [NaN, 1.5, Infinity, '', 2 ** 53, {} as string]) {
      await expect(plan('text/rotated', { seed })).rejects.toThrow(/for seed but received/);
    }
  });

  test('shares out a count over the parts, at least one each', async () => {
    const registry = new FamilyRegistry(families);
    for (const count of [7, 8, 12, 100, 239, 478]) {
      const { parts } = await specOf('rotoutbench', registry, { count });
      const counts = parts.map((part) => part.count);
      expect(counts.reduce((sum, n) => sum + n)).toBe(count);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      for (const [at, n] of [6, 36, 100, 100, 100, 68, 68].entries()) {
        expect(Math.abs(counts[at] - (n * count) / 478)).toBeLessThan(count < 100 ? 2 : 1);
      }
    }
  });

  test('sets params of all parts that have them, or of one; a part about another takes over its params', async () => {
    const registry = new FamilyRegistry(families);
    const params = { size: '200', 'text-3.size': 100, 'visual.scenes': 'face,thumb', prompts: ['P0'] };
    const { parts } = await specOf('rotoutbench', registry, { params });
    const of = (name: string) => parts.find((part) => part.name === name)!.params;
    expect(of('text-1')).toMatchObject({ size: 200, prompts: ['P0'] });
    expect(of('text-3')).toMatchObject({ size: 100, prompts: ['P0'] });
    expect(of('visual')).toEqual({ size: 200, scenes: ['face', 'thumb'] });
    expect(of('match')).toMatchObject({ sourceParams: { size: 200, scenes: ['face', 'thumb'] } });
  });

  test('refuses a spec that contains itself', async () => {
    const params: Record<string, unknown> = {};
    params['self'] = params;
    const spec = { ...smallSpec, parts: [{ ...smallSpec.parts[0], params }] };
    await expect(plan(spec as never, { seed: 1 })).rejects.toThrow(TopsyturvyError);
  });
});

test('gallery writes the page of a dataset', async () => {
  const folder = temporaryFolder();
  await write(plan('text/rotated', { seed: 1, count: 2, params: { size: 64 } }), folder);
  expect(await gallery(folder)).toEqual({
    file: join(folder, 'gallery', 'index.html'),
    items: 2,
    shown: 2,
    sheets: 1,
  });
});

describe('generate', () => {
  test('gives items in order, and draws their views when they are looked at', async () => {
    let drawn = 0;
    const rotated = await families.find(({ name }) => name === 'picture/rotated')!.load();
    const counted = defineFamily({
      ...rotated,
      draw(...args) {
        drawn++;
        return rotated.draw(...args);
      },
    } as AnyFamily);
    const faces = await plan('picture/rotated', { seed: 1, count: 50, params: face, families: [counted] });
    const indices: number[] = [];
    for await (const item of generate(faces, { from: 10, to: 14 })) {
      indices.push(item.planned.index);
      expect(item.questions).toHaveLength(3);
      expect(item.view('rotated').label).not.toBe(item.view('original').label);
    }
    expect(indices).toEqual([10, 11, 12, 13]);
    expect(drawn).toBe(0);
    for await (const item of generate(faces, { from: 49 })) {
      const { raster } = item.view('rotated');
      expect(item.view('rotated').raster).toBe(raster);
      expect(item.view('original').png.length).toBeGreaterThan(100);
    }
    expect(drawn).toBe(1);
  });
});

describe('write, verify, score', () => {
  type Say = (question: Question) => string;

  const folder = sharedFolder();
  beforeAll(async () => {
    const params = { 'text.length': 2, 'text.selfTurned': 'keep' };
    await write(await plan(smallSpec, { seed: 2, params }), folder);
    expect((await verify(folder)).ok).toBe(true);
  });

  async function scored(say: Say) {
    const questions = await readQuestions(join(folder, 'questions.jsonl'));
    expect(questions).toHaveLength(readManifest(folder).counts.questions);
    const file = join(temporaryFolder(), 'replies.jsonl');
    const replies = questions.map((question) => ({ id: question.id, reply: say(question) }));
    writeFileSync(file, replies.map((reply) => JSON.stringify(reply)).join('\n'));
    const report = await score(folder, file);
    expect(await score(folder, replies)).toEqual(report);
    expect((await audit(folder)).questions).toBe(questions.length);
    expect(report.counts).toMatchObject({
      questions: questions.length,
      replies: questions.length,
      unanswered: 0,
    });
    return { ...report, asked: questions };
  }

  const accuracies = ({ R_orig, R_rot, R_pred, R_match }: SubsetScores) => [R_orig, R_rot, R_pred, R_match];

  test('a perfect model scores 1 in everything', async () => {
    const { subsets, matching, table, counts } = await scored(({ answer }) => answer);
    expect(counts.unparsed).toBe(0);
    for (const row of table)
      expect([row.family, row.condition, row.value]).toEqual([row.family, row.condition, 1]);
    const { text, picture } = subsets as { text: SubsetScores; picture: SubsetScores };
    for (const { value } of accuracies(text)) expect(value).toBe(1);
    expect(text.Gap.value).toBe(0);
    expect(text.copyRate.value).toBe(0);
    expect(text.textOnly!.R_pred.value).toBe(1);
    expect(Object.keys(text.variants)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
    expect(picture.R_pred.value).toBe(1);
    expect(matching['matching'].accuracy.value).toBe(1);
  });

  test('a model that copies what it sees is found out', async () => {
    const { subsets, asked } = await scored(({ copy, answer }) => copy ?? answer);
    const { text, picture } = subsets as { text: SubsetScores; picture: SubsetScores };
    expect(text.copyRate.value).toBe(1);
    expect(picture.copyRate.value).toBe(1);
    expect(picture.R_pred.value).toBe(0);
    // Where a string is its own turn, copying is right and not counted as copying.
    const self = asked.filter(
      ({ family, condition, variant, copy }) =>
        family === 'text/rotated' && condition === 'I_orig.Q_p' && variant === 'P0' && copy === undefined,
    ).length;
    expect(self).toBeGreaterThan(0);
    expect(text.copyRate.n).toBe(12 - self);
    expect(text.R_pred.count).toBe(self);
    expect(text.Gap.value).toBeGreaterThan(0);
  });

  test('a model that says nothing scores 0', async () => {
    const { table, counts } = await scored(() => '');
    expect(counts.unparsed).toBe(counts.questions);
    for (const { value } of table) expect(value).toBe(0);
  });
});
