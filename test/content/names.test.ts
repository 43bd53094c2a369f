import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { figures as bistable } from '../../src/content/figures/bistable/index.js';
import { iconOf, iconWords } from '../../src/content/figures/icons/index.js';
import { controls } from '../../src/content/figures/turned/controls.js';
import { figures as turned } from '../../src/content/figures/turned/index.js';
import { catalog } from '../../src/content/models/index.js';
import { surfaceWords } from '../../src/content/textures/names.js';
import { readList } from '../../src/score/read/lists/list.js';
import { names } from '../../src/score/words/names.js';
import { phraseOf } from '../../src/score/words/phrase.js';
import { vocabulary } from '../../src/score/words/vocabulary.js';

interface Label {
  readonly word: string;
  readonly accept: readonly string[];
}

const labels: readonly (readonly [where: string, label: Label])[] = [
  ...catalog.map(({ category: word, names: accept = [] }) => ['object', { word, accept }] as const),
  ...catalog.map(
    ({ category: word, silhouetteNames: accept = [] }) => ['silhouette', { word, accept }] as const,
  ),
  ...iconWords.map((word) => ['icon', iconOf(word)] as const),
  ...[...turned, ...controls].flatMap(({ readings }) =>
    readings.map((reading) => ['turned figure', reading] as const),
  ),
  ...bistable.flatMap(({ readings, drawings }) =>
    readings(drawings[0].shape(new Stream(['names']))).map(
      (reading) => ['bistable figure', reading] as const,
    ),
  ),
  ...Object.values(surfaceWords).map((surface) => ['surface', surface] as const),
];

describe('names of what pictures show', () => {
  test('are no broader than the basic level, but where people call the thing so', () => {
    const { general } = vocabulary();
    const broad = labels.flatMap(([where, { word, accept }]) =>
      accept
        .filter((name) => general.has(phraseOf(name, vocabulary()).text))
        .map((name) => `${where} ${word}: ${name}`),
    );
    expect(broad).toEqual([
      'object airplane: aircraft', // nothing else of the catalog flies
      'object chess pawn: chess piece',
      'object chess pawn: chessman',
      'object chess rook: chess piece',
      'object chess rook: chessman',
      'object cyclist: person on a bike',
      'object flower pot: plant', // people call the whole by what grows in it
      'object pedestrian: person',
      'object person: human',
      'silhouette airplane: aircraft',
      'silhouette person: human',
      'silhouette person: people',
      'surface bark: wood', // in the vocabulary, woodwinds
    ]);
  });

  test('name themselves and are said once', () => {
    for (const [where, { word, accept }] of labels) {
      expect([where, word, new Set([word, ...accept]).size]).toEqual([where, word, accept.length + 1]);
      for (const said of [word, ...accept])
        expect([said, names(said, { word, accept: [...accept] })]).toEqual([said, true]);
    }
  });

  test('a careful reader finds the words that were refused before', () => {
    const cabinet = catalog.find(({ category }) => category === 'cabinet')!;
    for (const said of 'drawers|chest of drawers|a nightstand|sideboard|dresser|cupboard'.split('|'))
      expect([said, names(said, { word: 'cabinet', accept: [...cabinet.names!] })]).toEqual([said, true]);
  });

  test('are read as what they are in lists', () => {
    for (const [where, { word, accept }] of labels) {
      for (const name of [word, ...accept]) {
        expect(readList(`${name}, zebra`, ['near', 'far']).items, where).toEqual([name, 'zebra']);
        expect(readList(`zebra, ${name}`, ['near', 'far']).items, where).toEqual(['zebra', name]);
      }
    }
  });
});
