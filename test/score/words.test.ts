import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names } from '../../src/score/words/names.js';
import { phraseOf } from '../../src/score/words/phrase.js';
import { vocabulary } from '../../src/score/words/vocabulary.js';
import { catalog } from '../../src/content/models/index.js';

const thing = (word: string, ...accept: string[]) => ({ word, accept });

describe('names', () => {
  test.each([
    // same, case, number, articles
    ['dog', 'dog'],
    ['Dogs', 'dog'],
    ['a DOG', 'dog'],
    ['the butterflies', 'butterfly'],
    ['geese', 'goose'],
    ['wolves', 'wolf'],
    ['two mice', 'mouse'],
    ['house cat', 'domestic cat'],
    ['sea horse', 'seahorse'],
    ['seahorse', 'sea horse'],
    // adjectives, what is around, how it is shown
    ['a small brown dog', 'dog'],
    ['dog on a sofa', 'dog'],
    ['picture of a dog', 'dog'],
    ['silhouette of two cats', 'cat'],
    ['bowl of fruit', 'bowl'],
    ['black cat', 'cat'],
    ['a big cat', 'cat'],
    ['face', 'smiling face'],
    // synonyms
    ['car', 'automobile'],
    ['couch', 'sofa'],
    ['plane', 'airplane'],
    ['bike', 'bicycle'],
    ['TV', 'television'],
    ['cell phone', 'telephone'],
    ['bunny', 'rabbit'],
    ['fridge', 'refrigerator'],
    ['human', 'person'],
    // hypernyms and hyponyms
    ['bird', 'duck'],
    ['mallard', 'duck'],
    ['insect', 'spider'],
    ['Insect', 'Insect'],
    ['man', 'person'],
    ['lamp', 'desk lamp'],
    ['woman', 'old woman'],
    ['chair', 'armchair'],
    ['tree', 'pine'],
    ['beast', 'animal'],
    ['dog', 'animal'],
    // sides
    ['cube viewed from the top', 'cube seen from above'],
    ['staircase seen from underneath', 'stairs seen from below'],
    ['dog seen from above', 'dog'],
    ['cube', 'cube seen from above'],
    // letters and digits
    ['letter S', 'S'],
    ['the letter s', 'S'],
    ['capital S', 'S'],
    ['7', '7'],
    // unknown words
    ['Zorblat', 'zorblat'],
    ['zorblats', 'zorblat'],
    ['a red zorblat', 'red zorblat'],
  ])('%s names %s', (said, word) => {
    expect(names(said, thing(word))).toBe(true);
  });

  test.each([
    ['cat', 'dog'],
    ['leaves', 'insect'], // A.5
    ['object', 'dog'],
    ['thing', 'car'],
    ['artifact', 'chair'],
    ['shape', 'circle'],
    ['hot dog', 'dog'],
    ['sea lion', 'lion'],
    ['seahorse', 'horse'],
    ['letter', 'S'],
    ['S', 'H'],
    ['sulphur', 'S'],
    ['young woman', 'old woman'],
    ['old woman', 'young woman'],
    ['happy face', 'sad face'],
    ['red car', 'blue car'],
    ['brown bear', 'polar bear'],
    ['a dog', 'sofa'],
    ['container', 'car'],
    ['black bear', 'brown bear'],
    ['dog house', 'dog'],
    ['', 'dog'],
    ['...', 'dog'],
    ['a', 'dog'],
  ])('%s does not name %s', (said, word) => {
    expect(names(said, thing(word))).toBe(false);
  });

  const broad = [
    ['animal', 'dog'],
    ['a wild animal', 'dog'],
    ['animals', 'bird'],
    ['mammal', 'elephant'],
    ['carnivore', 'cat'],
    ['fruit', 'apple'],
    ['vehicle', 'bus'],
    ['machine', 'car'],
    ['furniture', 'chair'],
    ['seat', 'chair'],
    ['chess piece', 'chess pawn'],
    ['person', 'old woman'],
    ['container', 'bottle'],
  ] as const;

  test.each(broad)('%s is too broad for %s, but for the paper', (said, word) => {
    expect(names(said, thing(word))).toBe(false);
    expect(names(said, thing(word), 'paper')).toBe(true);
  });

  test('a general word counts where the thing is called so, and what is a kind of it does not', () => {
    expect(names('sea animal', thing('fish', 'sea animal'))).toBe(true);
    expect(names('animal', thing('fish', 'animal'))).toBe(true);
    expect(names('dog', thing('fish', 'animal'))).toBe(false);
    expect(names('person', thing('person'))).toBe(true);
    expect(names('soldier', thing('person'))).toBe(true);
  });

  test('further names count', () => {
    expect(names('Rubin vase', thing('vase', 'goblet'))).toBe(true);
    expect(names('the goblet', thing('two faces', 'goblet'))).toBe(true);
    expect(names('profile', thing('face', 'profiles'))).toBe(true);
  });

  test('hostile phrases are phrases', () => {
    for (const said of [
      'constructor',
      '__proto__',
      'toString',
      '\ud800',
      'é̖'.repeat(1000),
      'of',
      'of of',
      "'s",
    ])
      expect(names(said, thing('dog'))).toBe(false);
  });
});

describe('the vocabulary', () => {
  test('is the file of the catalog, with its license', () => {
    const folder = new URL('../../assets/words/', import.meta.url);
    const { words } = JSON.parse(readFileSync(new URL('catalog.json', folder), 'utf8'));
    for (const { file, sha256, license, licenseFile } of words) {
      expect(
        createHash('sha256')
          .update(readFileSync(new URL(file, folder)))
          .digest('hex'),
      ).toBe(sha256);
      if (license === 'WordNet-3.0')
        expect(readFileSync(new URL(licenseFile, folder), 'utf8')).toContain('WordNet 3.0 Copyright 2006');
      else expect([file, license]).toEqual(['readings.json', 'MIT']);
    }
  });

  test('no general word names anything of the catalog that is not called so', () => {
    const { general } = vocabulary();
    expect(general.size).toBeGreaterThan(300);
    const earned = [...general].flatMap((word) =>
      catalog.flatMap(({ category, names: called = [] }) =>
        names(word, thing(category)) && word !== category && !called.includes(word)
          ? [`${word}: ${category}`]
          : [],
      ),
    );
    // A person's own word is a general one, and the others contain a basic one.
    expect(earned.filter((entry) => !entry.endsWith(': person')).sort()).toEqual([
      'big cat: cat',
      'bird of prey: bird',
      'bird of prey: duck',
      'house of prayer: house',
      'house of worship: house',
    ]);
  });

  test('people name birds, fish, trees, cars and chairs by these words', () => {
    for (const word of 'bird fish tree flower insect car chair lamp woman'.split(' '))
      expect(vocabulary().general).not.toContain(word);
  });

  const hasMeaning = (category: string): boolean => phraseOf(category, vocabulary()).meanings.length > 0;

  test('has every category of the catalog but pedestrian, which goes by its names', () => {
    expect(catalog.map(({ category }) => category).filter((category) => !hasMeaning(category))).toEqual([
      'pedestrian',
    ]);
    const { category, names: called = [] } = catalog.find((kind) => kind.category === 'pedestrian')!;
    for (const word of ['pedestrian', 'a walking woman', 'man', 'a walker', 'person'])
      expect(names(word, thing(category, ...called)), word).toBe(true);
    for (const word of ['dog', 'animal', 'cyclist'])
      expect(names(word, thing(category, ...called)), word).toBe(false);
  });

  test('categories name each other only where one is a kind of the other, or its toy', () => {
    const pairs = catalog.flatMap(({ category: one }) =>
      catalog.flatMap(({ category: other }) =>
        one < other && names(one, thing(other)) ? [`${one}, ${other}`] : [],
      ),
    );
    expect(pairs).toEqual([
      'armchair, chair',
      'bird, duck',
      'bottle, medicine bottle',
      'box, cereal box',
      'box, mailbox',
      'box, milk carton',
      'bus, toy bus',
      'cake, donut',
      'camera, laptop camera',
      'chair, office chair',
      'cyclist, person',
      'sofa, soft sofa',
      'toy train, train',
      'truck, van',
    ]);
  });
});
