import { describe, expect, test } from 'vitest';
import { plainWords, titleWords } from '../../src/dataset/gallery/plain-words.js';
import type { Json } from '../../src/core/json.js';
import { ItemWords } from '../../src/dataset/gallery/item-words.js';
import { wholeWords } from '../../src/dataset/gallery/escape.js';
import { defineFamily } from '../../src/families/define-family.js';
import type { AnyFamily } from '../../src/families/family.js';
import { families } from '../../src/families/index.js';
import { doriCodes } from '../../src/families/orientation/prompts/type.js';
import { askedQuestions } from '../../src/families/text/ask.js';

const { bars } = (await import('./bars-family.mjs' as string)) as { bars: AnyFamily };
const names = families.map(({ name }) => name);
const words = await ItemWords.open(names);

test.each([
  ['minOverlap', 'min overlap'],
  ['rubin-vase', 'rubin vase'],
  ['ink_margin', 'ink margin'],
  ['0-45', '0-45'],
  ['-3', '-3'],
  ['H.left', 'H left'],
  ['Dr. X-ray <b>', 'Dr. X-ray <b>'],
  ['', ''],
])('%j in plain words is %j', (name, expected) => {
  expect(plainWords(name)).toBe(expected);
});

test('titles begin with a capital, and codes of tasks are in capitals', () => {
  expect(['type-1c', 'text-1', 'geometric-both-truths', '<b>'].map(titleWords)).toEqual([
    'Type 1C',
    'Text 1',
    'Geometric both truths',
    '<b>',
  ]);
});

test('texts are cut between words', () => {
  expect(wholeWords('one two three', 9)).toBe('one two …');
  expect(wholeWords('one two three', 7)).toBe('one two …');
  expect(wholeWords('one two three', 13)).toBe('one two three');
  expect(wholeWords('endless', 3)).toBe('end …');
  expect(wholeWords('😀'.repeat(5), 3)).toBe('😀😀😀 …');
  expect(wholeWords('😀'.repeat(3), 3)).toBe('😀😀😀');
});

test('a text of any length is cut without a list of all of its characters', () => {
  expect(wholeWords('x'.repeat(2 ** 27), 3)).toBe('xxx …');
});

test('a numbered name is what its stem is called, with the number', () => {
  const said = (name: string) => words.variant('ambiguous/multiscene', name);
  expect(said('localization-combined-2')).toBe(`${said('localization-combined')}, 2`);
  expect(words.variant('mirror/body', 'shift-2')).toBe('options shifted by two');
  expect(words.view('ambiguous/moving', 'frame-03')).toBe('frame 03');
});

describe('families know their words', () => {
  test('every condition of RotOutBench and DORI has some', () => {
    const params = { turn: 'half', prompts: ['P0', 'P1', 'P2', 'P3', 'P4'], textOnly: true };
    for (const { condition, variant } of askedQuestions(params as never)) {
      expect(words.condition('text/rotated', condition)).toMatch(
        /^(read|predict) .*(picture|prompt|turned)$/,
      );
      expect(words.variant('text/rotated', variant)).toMatch(/^\w+ wording$/);
    }
    for (const code of doriCodes)
      expect(words.condition('orientation/view-parallelism', code)).toMatch(/^[a-z]+ [a-z ,]+$/);
  });

  test.each<[family: string, label: Json, expected: string]>([
    ['text/rotated', '6b', '6b'],
    ['matching', 'distractor', 'another picture'],
    ['orientation/view-parallelism', facing([180]), 'faces away (180°)'],
    [
      'orientation/inter-object-direction',
      facing([44, 271]),
      'A faces the camera and left (44°); B faces right (271°)',
    ],
    ['orientation/canonical-orientation', 'half', 'upside down'],
    ['orientation/canonical-orientation', 'quarter-cw', 'quarter turn clockwise'],
    ['orientation/mental-rotation', { body: [], arms: [] }, ''],
    ['mirror/body', 'left front', 'left front'],
    [
      'ambiguous/geometric',
      {
        illusion: 'simultaneous-contrast',
        perceived: 'first',
        perceivedWords: 'The left one',
        physical: 'same',
        physicalWords: 'They are equal',
      },
      'seen as the left one, in fact they are equal',
    ],
    [
      'ambiguous/bistable',
      { figure: 'rubin-vase', readings: ['human faces', 'vase'] },
      'human faces or vase',
    ],
    ['ambiguous/motion', { physical: 'still', perceived: 'drift' }, 'seen as drift, in fact still'],
    ['ambiguous/moving', { physical: 'right', perceived: 'right', word: 'plaid' }, 'plaid: right'],
    ['ambiguous/mixed', 'mach-book in leaves', 'mach book in leaves'],
    ['ambiguous/color', ['elephant', 'airplane'], 'elephant, airplane'],
  ])('%s says %j', (family, label, expected) => {
    expect(words.label(family, label)).toBe(expected);
  });

  test.each<[family: string, transform: Json, expected: string]>([
    ['text/turned', { turn: 'flip', reads: {} }, 'flipped top to bottom'],
    [
      'orientation/compound-rotation',
      {
        object: 0,
        steps: [
          { axis: 'horizontal', degrees: 180 },
          { axis: 'vertical', degrees: 270 },
        ],
      },
      '180° about the horizontal axis, then 270° about the vertical axis',
    ],
    [
      'orientation/viewer-scene-direction',
      { object: 0, steps: [{ axis: 'vertical', degrees: 0 }] },
      'no turn',
    ],
    ['ambiguous/geometric', { remove: 'inducers' }, 'inducers removed'],
    ['mirror/body', { turn: 'mirror' }, 'mirrored'],
  ])('%s turns by %j', (family, transform, expected) => {
    expect(words.transform(family, transform)).toBe(expected);
  });

  test('what is not of the form that the family writes is shown as it is', () => {
    for (const family of names) {
      for (const label of [null, 7, 'x', ['y'], { readings: 3 }, { facings: [null] }] as Json[]) {
        expect(typeof words.label(family, label)).toBe('string');
        expect(typeof words.transform(family, label)).toBe('string');
      }
      for (const name of ['__proto__', 'constructor', 'toString']) {
        expect(words.condition(family, name)).toBe(plainWords(name));
        expect(words.value(family, name, name)).toBe(plainWords(name));
      }
    }
  });

  test('families of the user too, and those that are not known have their names', async () => {
    const mine = defineFamily({
      ...bars,
      name: 'mine/bars',
      words: { conditions: { read: 'count the bars' }, label: (label) => `${String(label)} bars` },
    }) as AnyFamily;
    const own = await ItemWords.open(['mine/bars', 'foreign/bars'], [mine]);
    expect(own.condition('mine/bars', 'read')).toBe('count the bars');
    expect(own.label('mine/bars', 3)).toBe('3 bars');
    expect(own.condition('foreign/bars', 'read-it')).toBe('read it');
    expect(own.label('foreign/bars', { a: 1, b: 2 })).toBe('a 1 · b 2');
    expect(own.transform('foreign/bars', { turn: 'half', steps: 3 })).toBe('half turn');
    expect(own.family('foreign/bars')).toBe('Foreign: bars');
  });
});

/** A label of objects that stand upright. */
function facing(headings: readonly number[]): Json {
  const top = { heading: 0, altitude: 90 };
  return { facings: headings.map((heading) => ({ front: { heading, altitude: 0 }, top })) };
}
