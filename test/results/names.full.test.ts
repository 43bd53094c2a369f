import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chaptersOf, type Chapter } from '../../src/benchmarks/results-page/charts.js';
import { collectResults } from '../../src/benchmarks/results-page/collect.js';
import { plainWords } from '../../src/dataset/gallery/plain-words.js';
import { loadFamily } from '../../src/families/index.js';
import { scorers } from '../../src/benchmarks/scorers.js';
import type { Question } from '../../src/score/question.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { sharedFolder } from '../dataset/folders.js';
import { madeSet } from '../made-sets.js';

let chapters: Chapter[];
/** Names that the questions have, which their families have words for. */
const named = new Map<string, string>();
const files = sharedFolder();
beforeAll(async () => {
  // It has questions of every family.
  const folder = await madeSet('every-family');
  const questions = await readQuestions(join(folder, 'questions.jsonl'));
  const replies = join(files, 'replies.jsonl');
  const reply = ({ id, answer }: Question) => `${JSON.stringify({ id, reply: answer })}\n`;
  writeFileSync(replies, questions.map(reply).join(''));
  chapters = chaptersOf(await collectResults(folder, [{ file: replies, name: 'm' }], {}));
  for (const { family, condition, variant, groups = {} } of questions) {
    const { words = {} } = await loadFamily(family as 'matching');
    const known = [
      [condition, words.conditions?.[condition]],
      [variant, words.variants?.[variant]],
      ...Object.entries(groups).map(([label, value]) => [value, words.values?.[label]?.[value]] as const),
    ] as const;
    for (const [name, said] of known)
      if (said !== undefined && said !== plainWords(name)) named.set(name, said);
  }
});

const texts = (): string[] =>
  chapters.flatMap(({ charts }) =>
    charts.flatMap(({ title, labelName, labels, series }) => [title, labelName, ...labels, ...series]),
  );

describe('a report names things as the gallery does', () => {
  test('no raw name stands where a family has words for it', () => {
    expect(named.size).toBeGreaterThan(25);
    // What is also a word of English, `far`, may stand in a phrase.
    const coded = [...named.keys()].filter((name) => !/^[a-z]+$/.test(name));
    expect(coded).toEqual(
      expect.arrayContaining(['I_orig.Q_d', 'P0', 'original.viewer', '2C', 'localization-combined']),
    );
    const words = (text: string): string[] => text.split(/[\s,;:·()‘’]+/);
    // DORI's codes of types are the paper's own names, which its figures give with words.
    const raw = coded.filter((name) => !/^\dC$|^\dG$/.test(name));
    const found = texts().filter((text) =>
      raw.some((name) => words(text).includes(name) || text.endsWith(name)),
    );
    expect(found).toEqual([]);
    expect(
      texts().filter((text) => /[a-z]-\d|_|\w\/\w/.test(text.replace(/\([^)]*\)|R_\w+|G_text/g, ''))),
    ).toEqual([]);
  });

  test('and the words stand there', () => {
    for (const said of [
      'read the original picture',
      'animal, left front',
      'viewer’s side, original picture',
      'boxes of several things',
    ])
      expect(
        texts().some((text) => text.includes(said)),
        said,
      ).toBe(true);
  });

  test('wordings come in the order in which they are asked: full before bare', () => {
    const order = texts().join('\n');
    const [full, bare] = ['with context and steps', 'the question alone'];
    for (const before of ['DORI, ', 'facing; which way it faces; '])
      expect(order.indexOf(`${before}${full}`), before).toBeLessThan(order.indexOf(`${before}${bare}`));
    expect(order.indexOf(full)).toBeGreaterThan(-1);
  });
});

test('what a chapter is called promises nothing that its figures do not show', async () => {
  for (const entry of scorers) {
    expect((await entry.load()).summary).toBe(entry.summary);
    expect(entry.summary).not.toMatch(/less chance/);
  }
});
