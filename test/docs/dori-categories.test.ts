import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '../../src/content/models/index.js';

/** DORI, Table 8, without `scene` and `pattern`, which are pictures of task 7. `bottle`, `bowl` and `wine glass` also stand under food there. */
const table8: Readonly<Record<string, string>> = {
  vehicles:
    'car, truck, tram, van, bus, train, airplane, boat, motorcycle, bicycle, coach, bike, motorbike, trailer',
  people: 'pedestrian, cyclist, person',
  animals: 'zebra, dog, elephant, giraffe, cat, horse, sheep, bird, cow, bear, starfish',
  food: 'pizza, broccoli, donut, orange, apple, tomato, potato, cake, egg, onion',
  containers: 'bottle, cup, wine glass, bowl, medicine_bottle, box',
  furniture: 'chair, sofa, table, lamp, bench, sofa-chair, soft-sofa',
  electronics: 'laptop, tv, display, camera, laptop-camera',
  miscellaneous:
    'clock, vase, toilet, umbrella, teddy bear, rifle, stop sign, toy_train, toy_bus, house, ball',
};

const rows = readFileSync('docs/dori-categories.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Table 8|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

const kinds = new Map(catalog.map((kind) => [kind.category, kind]));

/** What shows the front of a kind, in the words of the page. */
function frontOf(category: string): string {
  const { hasFront, frontShownBy, label } = kinds.get(category)!;
  if (hasFront) return frontShownBy!;
  return label ? 'none; a printed label makes one' : 'none';
}

test('docs/dori-categories.md has all 67 categories of Table 8, each with a kind of the catalog', () => {
  const named = Object.values(table8).flatMap((list) => list.split(', '));
  expect(named).toHaveLength(67);
  expect(rows.map(([theirs]) => theirs)).toEqual(named);
  for (const [theirs, ours, front] of rows) {
    const kind = kinds.get(ours);
    expect(kind, theirs).toBeDefined();
    expect(front, theirs).toBe(frontOf(ours));
    expect(table8[kind!.broadClass].split(', '), `${ours} is one of ${kind!.broadClass}`).toContain(theirs);
  }
});

test('a word of the paper that is no category here is an accepted name of one, where it is a word', () => {
  for (const [theirs, ours] of rows) {
    if (theirs === ours || /[_-]/.test(theirs)) continue;
    expect(kinds.get(ours)!.names, `${ours} is also called ${theirs}`).toContain(theirs);
  }
});
