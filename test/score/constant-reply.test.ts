import { describe, expect, test } from 'vitest';
import { frequentWords, generalWord } from '../../src/score/audit/constant-words.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { bestConstantReply } from '../../src/score/measure/constant-reply.js';
import type { Question } from '../../src/score/question.js';

const question = (item: string, words: readonly string[], ordered = true): Question => ({
  id: item,
  item,
  family: 'f',
  condition: 'c',
  variant: 'v',
  images: [],
  prompt: 'Which?',
  answer: words.join(', '),
  accept: [],
  scoring: {
    kind: 'words',
    parts: words.map((word, i) => ({ name: String(i), word, accept: [] })),
    ordered,
    separator: ',',
  },
  scorer: 'accuracy',
});

const animals = ['dog', 'cat', 'horse', 'duck', 'bird', 'cow'].map((word, i) =>
  question(`i${i}`, [word, i < 4 ? 'car' : 'truck']),
);

describe('the best constant reply', () => {
  test('is the answer that is right most often, other names of it included', () => {
    expect(bestConstantReply(animals)).toEqual({ reply: 'bird, truck', value: 1 / 6 });
    const birds = ['duck', 'bird', 'dog', 'goose'].map((word, i) => question(`b${i}`, [word]));
    expect(bestConstantReply(birds)).toEqual({ reply: 'bird', value: 3 / 4 });
    expect(bestConstantReply([])).toBe(null);
  });

  test('counts letters as they are', () => {
    const letter = (answer: string): Question => ({
      ...question('i', ['x']),
      answer,
      options: { A: 'a', B: 'b' },
      scoring: { kind: 'letter' },
    });
    expect(bestConstantReply(['A', 'B', 'B'].map(letter))).toEqual({ reply: 'B', value: 2 / 3 });
  });
});

describe('baselines in words', () => {
  test('the most general words say nothing, but by the rule of the paper', () => {
    const guesses = generalWord.guess(animals);
    expect(guesses.every((guess, i) => !gradeReply(animals[i], guess).correct)).toBe(true);
    expect(gradeReply(question('i', ['dog', 'cat']), 'animal, animal', 'paper').correct).toBe(true);
  });

  test('the most frequent words are those of other items', () => {
    const sets = [
      ['dog', 'car'],
      ['dog', 'car'],
      ['cat', 'truck'],
    ].map((words, i) => question(`i${i}`, words));
    expect(frequentWords.guess(sets)).toEqual(['cat, car', 'cat, car', 'dog, car']);
  });

  test('apply only where words are asked for', () => {
    const letter: Question = {
      ...animals[0],
      answer: 'A',
      options: { A: 'a', B: 'b' },
      scoring: { kind: 'letter' },
    };
    expect([generalWord.guess([letter]), frequentWords.guess([letter])]).toEqual([[undefined], [undefined]]);
  });
});
