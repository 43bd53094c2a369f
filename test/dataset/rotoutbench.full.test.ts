import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { sha256 } from '../../src/core/hash.js';
import { publishedSplits } from '../../src/benchmarks/splits/split.js';
import { prepare } from '../../src/dataset/item/maker.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import type { Question } from '../../src/score/question.js';
import { madeSet } from '../made-sets.js';
import { auditQuestions } from '../score/with-scorers.js';
import { readLines } from './folders.js';

/** RotOutBench, Table 3: how many strings of each length. */
const counts = new Map([
  [1, 6],
  [2, 36],
  [3, 100],
  [4, 100],
  [5, 100],
]);
const characters = ['6', '9', 'b', 'd', 'p', 'q'];
/** RotOutBench, A.5. */
const paperMap: Record<string, string> = { 6: '9', 9: '6', b: 'q', q: 'b', d: 'p', p: 'd' };
const halfTurn = (text: string): string =>
  Array.from(text, (char) => paperMap[char])
    .reverse()
    .join('');

/** Numbers that may differ by one at most. */
function expectBalanced(amounts: Iterable<number>, total: number, levels: number): void {
  const list = [...amounts];
  expect(list).toHaveLength(levels);
  expect(list.reduce((sum, n) => sum + n)).toBe(total);
  expect(Math.max(...list) - Math.min(...list)).toBeLessThanOrEqual(1);
}

function tally<T>(values: Iterable<T>): Map<T, number> {
  const amounts = new Map<T, number>();
  for (const value of values) amounts.set(value, (amounts.get(value) ?? 0) + 1);
  return amounts;
}

/** What holds of the strings of one length under either preset. */
function checkStrings(length: number, strings: readonly string[]): void {
  expect(strings).toHaveLength(counts.get(length)!);
  expect(new Set(strings).size).toBe(strings.length);
  for (const text of strings) expect(text).toMatch(new RegExp(`^[69bdpq]{${length}}$`));
  for (let position = 0; position < length; position++) {
    const inPosition = tally(strings.map((text) => text[position]));
    expectBalanced(
      characters.map((char) => inPosition.get(char) ?? 0),
      strings.length,
      characters.length,
    );
  }
}

interface TextState {
  readonly text: string;
  readonly font: string;
}

describe('rotoutbench@1', () => {
  let folder: string;
  let manifest: Manifest;
  let items: ItemRecord[];
  let questions: Question[];
  const ofPart = (part: string): ItemRecord[] => items.filter((item) => item.part === part);
  const asked = (item: string): Question[] => questions.filter((question) => question.item === item);

  beforeAll(async () => {
    folder = await madeSet('rotoutbench');
    manifest = readManifest(folder);
    items = readLines(folder, 'items.jsonl');
    questions = readLines(folder, 'questions.jsonl');
  }, 600_000);

  test('has 342 + 68 pairs and 68 matching questions', () => {
    expect(manifest.counts).toEqual({
      items: 342 + 68 + 68,
      images: 684 + 136 + 68 * 5,
      questions: 342 * 11 + 68 * 3 + 68,
      parts: {
        'text-1': 6,
        'text-2': 36,
        'text-3': 100,
        'text-4': 100,
        'text-5': 100,
        visual: 68,
        match: 68,
      },
    });
    expect(manifest).toMatchObject({
      seed: 'rotoutbench@1',
      portable: true,
      spec: { name: 'rotoutbench', preset: 'strict' },
    });
  });

  test('is verified', { timeout: 600_000 }, async () => {
    const report = await verifyDataset(folder, { workers: 2 });
    expect(report.problems).toEqual([]);
    expect(report.ok).toBe(true);
  });

  test.each([...counts.keys()])(
    'strings of length %i are different and balanced in every position',
    (length) => {
      const part = ofPart(`text-${length}`);
      const strings = part.map(({ state }) => (state as unknown as TextState).text);
      checkStrings(length, strings);
      const self = strings.filter((text) => halfTurn(text) === text);
      expect(self).toHaveLength(length === 2 ? 6 : 0);
      for (const { views, certificate, state } of part) {
        const { text } = state as unknown as TextState;
        expect(views.map(({ name, label }) => [name, label])).toEqual([
          ['original', text],
          ['rotated', halfTurn(text)],
        ]);
        expect(certificate['selfTurned']).toBe(halfTurn(text) === text);
      }
    },
  );

  test('fonts are balanced', () => {
    for (const length of counts.keys()) {
      const part = ofPart(`text-${length}`);
      const { fonts } = part[0].params as unknown as { fonts: string[] };
      expect(fonts.length).toBeGreaterThanOrEqual(8);
      const used = tally(part.map(({ state }) => (state as unknown as TextState).font));
      expectBalanced(
        fonts.map((font) => used.get(font) ?? 0),
        part.length,
        fonts.length,
      );
    }
  });

  test('every string is asked about under all conditions and wordings, with one answer', () => {
    const prompts = new Map<string, Set<string>>();
    for (const item of items.filter(({ family }) => family === 'text/rotated')) {
      const { text } = item.state as unknown as TextState;
      const own = asked(item.id);
      expect(own.map(({ condition, variant }) => `${condition} ${variant}`)).toEqual([
        'I_orig.Q_d P0',
        'I_rot.Q_d P0',
        ...['P0', 'P1', 'P2', 'P3', 'P4'].map((variant) => `I_orig.Q_p ${variant}`),
        'I_rot.Q_m P0',
        'T_orig.Q_d P0',
        'T_rot.Q_d P0',
        'T_orig.Q_p P0',
      ]);
      for (const { condition, variant, answer, copy, prompt, accept } of own) {
        const rotated = condition.includes('rot') || condition.endsWith('Q_p');
        expect(answer).toBe(rotated ? halfTurn(text) : text);
        expect(copy).toBe(condition.endsWith('Q_p') && halfTurn(text) !== text ? text : undefined);
        expect(accept).toEqual([]);
        const key = `${condition} ${variant}`;
        const plain = condition.startsWith('T_') ? prompt.replace(/^String: \S+\n/, '') : prompt;
        prompts.set(key, (prompts.get(key) ?? new Set()).add(plain));
      }
    }
    // One wording per condition and variant: nothing in the prompt tells the items apart.
    for (const [key, wordings] of prompts) expect([key, wordings.size]).toEqual([key, 1]);
    expect(prompts.get('I_orig.Q_d P0')).toEqual(prompts.get('I_rot.Q_d P0'));
  });

  test('at least twelve scenes take turns in the pictures, and every picture is asked about three times', () => {
    const pairs = ofPart('visual');
    const { scenes } = pairs[0].params as unknown as { scenes: string[] };
    expect(scenes.length).toBeGreaterThanOrEqual(12);
    const used = tally(pairs.map(({ state }) => (state as { scene: string }).scene));
    expectBalanced(
      scenes.map((scene) => used.get(scene) ?? 0),
      68,
      scenes.length,
    );
    for (const { id, views } of pairs) {
      const own = asked(id);
      expect(own.map(({ condition }) => condition)).toEqual(['I_orig.Q_d', 'I_rot.Q_d', 'I_orig.Q_p']);
      expect(views[0].label).not.toEqual(views[1].label);
      expect(own[0].answer).not.toBe(own[1].answer);
      expect(own[2].answer).toBe(own[1].answer);
      expect(own[0].prompt).toBe(own[1].prompt);
      for (const { scoring, answer, accept } of own) {
        expect(scoring.kind).toBe('keywords');
        const refused = scoring.kind === 'keywords' ? scoring.refuse : [];
        expect(refused.length).toBeGreaterThan(0);
        for (const right of [answer, ...accept]) expect(refused).not.toContain(right);
      }
    }
    expect(new Set(pairs.flatMap(({ views }) => views.map(({ sha256 }) => sha256))).size).toBe(136);
  });

  test('each picture is matched once, and the right letter is balanced as chance has it', () => {
    const matches = ofPart('match');
    const pictures = new Map(ofPart('visual').map(({ views }) => [views[0].sha256, views[1].sha256]));
    const queries = matches.map(({ views }) => views[0].sha256);
    expect(new Set(queries).size).toBe(68);
    const letters = matches.map(({ id, views }) => {
      const [question] = asked(id);
      expect(Object.keys(question.options!)).toEqual(['A', 'B', 'C', 'D']);
      expect(question.images).toEqual(views.map(({ file }) => file));
      const right = pictures.get(views[0].sha256);
      expect(right).toBeDefined();
      const same = views.slice(1).filter(({ sha256 }) => sha256 === right);
      expect(same.map(({ name }) => name.toUpperCase())).toEqual([question.answer]);
      return question.answer;
    });
    for (const letter of ['A', 'B', 'C', 'D']) {
      expect(letters.filter((answer) => answer === letter).length).toBeGreaterThan(5);
    }
  });

  test('cannot be answered blind', () => {
    expect(auditQuestions(questions).leaks).toEqual([]);
  });

  test('has the digest under which it was published', () => {
    expect(manifest.digest).toBe(publishedSplits().find(({ name }) => name === 'rotoutbench@1')!.digest);
  });
});

describe('rotoutbench --preset paper', () => {
  test('keeps strings that are their own turn, and says which they are', async () => {
    const paper = await plan('rotoutbench', { seed: 42, preset: 'paper' });
    expect(paper.spec.preset).toBe('paper');
    const maker = await prepare(paper);
    for (const length of counts.keys()) {
      const part = paper.parts.find(({ name }) => name === `text-${length}`)!;
      const strings: string[] = [];
      let self = 0;
      for (let i = part.start; i < part.start + part.count; i++) {
        const item = maker.make(i);
        const { text } = item.state as unknown as TextState;
        strings.push(text);
        const copied = item.questions.find(({ condition }) => condition === 'I_orig.Q_p')!.copy;
        if (halfTurn(text) !== text) {
          expect(copied).toBe(text);
          continue;
        }
        self++;
        expect(copied).toBeUndefined();
        expect(item.certificate).toMatchObject({ holds: true, selfTurned: true });
      }
      checkStrings(length, strings);
      // Of 1,296 strings of length 4, 36 are their own turn; of odd lengths none is.
      if (length === 4) expect(self).toBeGreaterThan(0);
      else expect(self).toBe(length === 2 ? 6 : 0);
    }
    const match = paper.parts.find(({ name }) => name === 'match')!;
    expect(match.params['prompt']).toBe('bare');
  });

  test.each(['', '-figures'])('the matching questions show the pictures of visual%s', async (suffix) => {
    const paper = await plan('rotoutbench', { seed: 42, preset: 'paper', params: { size: 128 } as never });
    const maker = await prepare(paper);
    const viewsOf = (name: string, view: string): string[] => {
      const { start, count } = paper.parts.find((part) => part.name === `${name}${suffix}`)!;
      return Array.from({ length: count }, (_, i) => sha256(maker.make(start + i).view(view).png));
    };
    const [queries, originals] = [viewsOf('match', 'query'), viewsOf('visual', 'original')];
    expect(queries.sort()).toEqual(originals.sort());
    expect(new Set(queries).size).toBe(34);
  });
});
