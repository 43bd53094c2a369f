import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/json.js';
import { plan, prepare } from '../../src/index.js';
import { questionLine } from '../../src/score/question-line.js';
import type { Question } from '../../src/score/question.js';

const odd = ['', '"', '\\', '\n', '\u0000', 'é', '\u2028', '\ud800', '😀', 'x'.repeat(200), '"'.repeat(50)];

describe('a question line is canonical JSON', () => {
  it('for strings of every kind in every field', () => {
    for (const text of odd) {
      const least: Question = {
        id: text,
        item: text,
        family: text,
        condition: text,
        variant: text,
        images: [],
        prompt: text,
        answer: text,
        accept: [],
        scoring: { kind: 'letter' },
        scorer: text,
      };
      const most: Question = {
        ...least,
        images: [text, text],
        accept: [text],
        scoring: { kind: 'keywords', refuse: [text] },
        options: { B: text, A: text },
        copy: text,
        facts: { type: text, shift: 0.5 },
        groups: { length: text, font: text },
      };
      for (const question of [least, most, { ...most, images: [text] }])
        expect(questionLine(question)).toBe(canonicalJson(question));
    }
  });

  it('after more prompts than are kept', () => {
    for (let i = 0; i < 2500; i++) {
      const question: Question = {
        id: `${i}`,
        item: 'i',
        family: 'f',
        condition: 'c',
        variant: 'P0',
        images: ['a.png'],
        prompt: `prompt ${i % 1200}`,
        answer: 'a',
        accept: [],
        scoring: { kind: 'string', caseSensitive: true },
        scorer: 's',
      };
      expect(questionLine(question)).toBe(canonicalJson(question));
    }
  });

  it('for every question of the benchmark, whose items have lines of their own', async () => {
    const maker = await prepare(await plan('rotoutbench', { seed: 1, count: 40 }));
    for (let i = 0; i < maker.plan.length; i += 3) {
      const item = maker.make(i);
      expect(item.lines).toEqual({
        item: canonicalJson(item.record),
        questions: item.questions.map((question) => canonicalJson(question)),
        rejections: item.rejections,
      });
    }
  });
});
