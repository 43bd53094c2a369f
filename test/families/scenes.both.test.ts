import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/core/json.js';
import { memoize } from '../../src/core/memoize.js';
import { Stream } from '../../src/core/stream.js';
import type { Raster } from '../../src/draw/raster.js';
import { turn } from '../../src/draw/turn.js';
import { loadDrawings, sceneNames } from '../../src/families/picture/rotated.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import type { DrawingKind } from '../../src/content/drawings/drawing.js';
import { all, someOf } from '../few.js';

const scenes = await loadDrawings(sceneNames);
const count = all ? 20 : 4;
const side = 256;

/** Scenes whose ground (land, water, sky, a grained plate, what is photographed) has a texture or a shape to the very edge. */
const toTheEdge = new Set([
  ...['arrow', 'cave', 'dimples', 'relief', 'vehicle-heading'],
  ...sceneNames.filter((name) => name.startsWith('photographic-')),
]);

/** The words of a text, and each number, in lower case. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+|[0-9]+/g) ?? [];
const holds = (text: string, phrase: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `);

interface Sample {
  readonly figure: unknown;
  readonly picture: Raster;
  readonly turned: Raster;
  readonly reading: string;
  readonly readingTurned: string;
}

/** Samples of a scene, made once. */
const samplesOf = (() => {
  const made = new Map<string, Sample[]>();
  return (scene: DrawingKind<unknown>): Sample[] => {
    let samples = made.get(scene.name);
    if (!samples) {
      samples = Array.from({ length: count }, (_, k) => {
        const figure = scene.figure(new Stream(['scenes.test', scene.name, k]), k);
        const picture = scene.draw(figure, side);
        const [reading, readingTurned] = [scene.read(figure, false), scene.read(figure, true)];
        return { figure, picture, turned: turn(picture, 'half'), reading, readingTurned };
      });
      made.set(scene.name, samples);
    }
    return samples;
  };
})();

/** Readings and answers of many figures, which are not drawn. */
const figuresOf = memoize((scene: DrawingKind<unknown>) =>
  Array.from({ length: 480 }, (_, k) => {
    const figure = scene.figure(new Stream(['scenes.test', 'answers', scene.name, k]), k);
    const answer = (turned: boolean) => scene.describe(scene.read(figure, turned), figure).answer;
    return { reading: scene.read(figure, false), shown: answer(false), answer: answer(true) };
  }),
);

/** How often the most frequent of some words occurs. */
const most = (list: readonly string[]): number =>
  Math.max(...[...new Set(list)].map((word) => list.filter((other) => other === word).length));

test('neither one answer for all, nor what is seen, nor its words exchanged by their opposites is a cheap prediction', () => {
  const opposites: Record<string, string> = {};
  for (const pair of ['up/down', 'left/right', 'upper/lower', 'top/bottom', 'floor/ceiling', 'happy/sad']) {
    const [one, other] = pair.split('/');
    [opposites[one], opposites[other]] = [other, one];
  }
  const shares = scenes.map((scene) => {
    const figures = figuresOf(scene);
    const share = (holds: (figure: (typeof figures)[number]) => boolean): number =>
      figures.filter(holds).length / figures.length;
    return {
      name: scene.name,
      chance: 1 / new Set(figures.map(({ answer }) => answer)).size,
      constant: most(figures.map(({ answer }) => answer)) / figures.length,
      copy: share(({ shown, answer }) => shown === answer),
      opposite: share(
        ({ shown, answer }) => shown.replace(/[a-z]+/g, (word) => opposites[word] ?? word) === answer,
      ),
    };
  });
  const mean = (key: 'chance' | 'constant' | 'opposite'): number =>
    shares.reduce((sum, of) => sum + of[key], 0) / shares.length;
  expect(mean('chance')).toBeLessThan(0.14);
  expect(mean('constant')).toBeLessThan(0.16);
  expect(shares.filter(({ copy }) => copy > 0)).toEqual([]);
  // One thing that points or stands somewhere is, turned, opposite: that is the task. Elsewhere the opposite is mostly wrong.
  const turned = shares.filter(({ opposite }) => opposite === 1);
  expect(turned.map(({ name }) => name)).toEqual(['arrow', 'cave', 'crescent', 'cup-or-dome', 'triangle-sign', 'vehicle-heading']); // prettier-ignore
  for (const { opposite, name } of shares)
    if (!turned.some((scene) => scene.name === name)) expect(opposite, name).toBeLessThan(0.4);
});

test('scenes are listed once each, in the order of their names', () => {
  const names = scenes.map(({ name }) => name);
  expect(names).toEqual(sceneNames);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names.length).toBeGreaterThanOrEqual(12);
  for (const scene of scenes) expect(scene.summary).toMatch(/^[A-Z].*\.$/);
});

describe.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (_, scene: DrawingKind<unknown>) => {
  test('the half turn changes the reading, as `turn` says, and undoes itself', () => {
    for (const { reading, readingTurned } of samplesOf(scene)) {
      expect(scene.turn(reading)).toBe(readingTurned);
      expect(scene.turn(readingTurned)).toBe(reading);
      expect(readingTurned).not.toBe(reading);
    }
  });

  test('figures are plain JSON', () => {
    for (const { figure, reading, picture } of samplesOf(scene).slice(0, 8)) {
      const copy = JSON.parse(canonicalJson(figure)) as unknown;
      expect(copy).toEqual(figure);
      expect(scene.read(copy, false)).toBe(reading);
      expect(Buffer.compare(scene.draw(copy, side).data, picture.data)).toBe(0);
    }
  });

  test('a figure depends on its stream and k alone', () => {
    const make = (seed: number): string =>
      canonicalJson(scene.figure(new Stream(['scenes.test', scene.name, seed]), 3));
    expect(make(3)).toBe(canonicalJson(samplesOf(scene)[3].figure));
    expect(make(4)).not.toBe(make(3));
  });

  test('pixels read as the geometry says, either way up', () => {
    for (const { figure, picture, turned, reading, readingTurned } of samplesOf(scene)) {
      const [seen, seenTurned] = [scene.measure(picture, figure), scene.measure(turned, figure)];
      expect([seen.reading, seenTurned.reading]).toEqual([reading, readingTurned]);
      for (const { margin } of [seen, seenTurned]) {
        expect(margin).toBeGreaterThan(0.1);
        expect(margin).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each(someOf([128, 512], 1))('works at %i pixels', (size) => {
    for (const { figure, reading, readingTurned } of samplesOf(scene).slice(0, 4)) {
      const picture = scene.draw(figure, size);
      expect([picture.width, picture.height]).toEqual([size, size]);
      const [seen, seenTurned] = [picture, turn(picture, 'half')].map((view) => scene.measure(view, figure));
      expect([seen.reading, seenTurned.reading]).toEqual([reading, readingTurned]);
      expect(Math.min(seen.margin, seenTurned.margin)).toBeGreaterThan(0.1);
    }
  });

  test('answers are balanced', () => {
    const answers = figuresOf(scene).map(({ answer }) => answer);
    expect(new Set(answers).size).toBeGreaterThanOrEqual(4);
    expect(most(answers)).toBeLessThanOrEqual(0.3 * answers.length);
  });

  test('there are as many figures as it says, or more', () => {
    expect(Number.isSafeInteger(scene.capacity)).toBe(true);
    const readings = new Set(figuresOf(scene).map(({ reading }) => reading));
    expect(scene.capacity).toBeGreaterThanOrEqual(readings.size);
  });

  test('the two readings are named by different words', () => {
    for (const { figure, reading, readingTurned } of samplesOf(scene)) {
      const [own, other] = [scene.describe(reading, figure), scene.describe(readingTurned, figure)];
      for (const [one, two] of [
        [own, other],
        [other, own],
      ] as const) {
        // prettier-ignore
        const right = [one.answer.toLowerCase(), ...one.accept];
        expect(new Set([...right, ...one.refuse]).size).toBe(new Set(right).size + new Set(one.refuse).size);
        const { answer, accept, refuse } = one;
        const question = {
          answer,
          accept: [...accept],
          scoring: { kind: 'keywords' as const, refuse: [...refuse] },
        };
        expect(gradeReply(question, two.answer).correct).toBe(false);
        expect(gradeReply(question, one.answer).correct).toBe(true);
        expect(two.accept.filter((phrase) => right.includes(phrase))).toEqual([]);
        for (const phrase of [...one.accept, ...one.refuse]) expect(phrase).toBe(phrase.toLowerCase());
      }
    }
  });

  test('questions are complete and tell nothing of the answer', () => {
    const readingsOf = new Map<string, string[]>();
    for (const { figure, reading, readingTurned } of samplesOf(scene)) {
      const { direct, predicted } = scene.questions(figure);
      expect(predicted).toMatch(/\bif this image were rotated 180 degrees\b/i);
      expect(direct).not.toMatch(/rotated|turned/i);
      const answers = [reading, readingTurned].map((each) => scene.describe(each, figure).answer);
      for (const prompt of [direct, predicted]) {
        expect(prompt).toMatch(/Answer with [^.]+\.$/);
        // Either both answers stand in the question, as options, or neither.
        expect(holds(prompt, answers[0])).toBe(holds(prompt, answers[1]));
        readingsOf.set(prompt, [...(readingsOf.get(prompt) ?? []), reading]);
      }
    }
    for (const readings of readingsOf.values()) {
      if (readings.length >= 6) expect(new Set(readings).size).toBeGreaterThan(1);
    }
  });

  test('the half turn shows', () => {
    for (const { picture, turned } of samplesOf(scene)) {
      let changed = 0;
      for (let at = 0; at < picture.data.length; at += picture.channels) {
        let most = 0;
        for (let channel = 0; channel < picture.channels; channel++) {
          most = Math.max(most, Math.abs(picture.data[at + channel] - turned.data[at + channel]));
        }
        if (most > 16) changed++;
      }
      expect(changed).toBeGreaterThan(0.01 * side * side);
    }
  });

  if (toTheEdge.has(scene.name)) return;

  test('nothing reaches the rim, and the rim does not tell which way is up', () => {
    for (const { picture, turned } of samplesOf(scene)) {
      let worst = 0;
      for (let pixel = 0; pixel < side * side; pixel++) {
        const [x, y] = [pixel % side, Math.floor(pixel / side)];
        if (Math.min(x, y, side - 1 - x, side - 1 - y) >= 3) continue;
        for (let channel = 0; channel < picture.channels; channel++) {
          const at = pixel * picture.channels + channel;
          worst = Math.max(worst, Math.abs(picture.data[at] - turned.data[at]));
        }
      }
      expect(worst).toBeLessThanOrEqual(4);
    }
  });
});
