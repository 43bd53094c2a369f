import { expect, test } from 'vitest';
import { textRotated } from '../../../src/families/text/rotated.js';
import { Curriculum } from '../../../src/serve/curriculum/curriculum.js';
import { GradedDeck } from '../../../src/serve/curriculum/grader.js';
import { streamOf } from '../../../src/serve/items/stream-part.js';
import { Deck } from '../../../src/serve/items/deck.js';

const family = 'text/rotated';
const part = streamOf(
  { name: 'text', preset: 'strict' },
  { name: 'text', family, count: 1, params: {} },
  '0',
  { base: '.', exclude: [] },
);

test('the level of a deal is that of the curriculum when the deal `lead` before it is dealt', () => {
  const curriculum = new Curriculum({ target: 0.5, window: 1 });
  const deck = new GradedDeck(new Deck('0', [{ part, share: 1 }]), () => textRotated, curriculum, {
    lead: 3,
    from: 5,
  });
  const levels: unknown[] = [];
  for (let deal = 5; deal < 14; deal++) {
    const made = deck.partOf(deal).spec.parts[0].difficulty;
    const grade = deck.dealt(deal)!;
    expect(made).toBe(grade.level);
    levels.push([grade.level, grade.after]);
    curriculum.ended({ family, level: grade.level, reward: 1 });
  }
  // Two replies in three are to items of the level before, and do not count.
  expect(levels).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 1],
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 5],
  ]);
});

test('deals of one level are of one part, so that they are made together', () => {
  const deck = new GradedDeck(
    new Deck('0', [{ part, share: 1 }]),
    () => textRotated,
    new Curriculum({ target: 0.5 }),
    { lead: 3, from: 0 },
  );
  expect(deck.partOf(1)).toBe(deck.partOf(2));
});
