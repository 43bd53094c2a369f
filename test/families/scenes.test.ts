import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/core/json.js';
import { Stream } from '../../src/core/stream.js';
import type { Raster } from '../../src/draw/raster.js';
import { turn } from '../../src/draw/turn.js';
import { loadScenes, sceneNames } from '../../src/families/picture/rotated.js';
import type { Scene } from '../../src/content/scenes/scene.js';

const scenes = await loadScenes(sceneNames);
const count = 40;
const side = 256;

/** Scenes whose ground (land, water, sky, a grained plate) has a texture or a shape to the very edge. */
const toTheEdge = new Set(['arrow', 'cave', 'dimples', 'relief', 'vehicle-heading']);

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
  return (scene: Scene<unknown>): Sample[] => {
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

test('scenes are listed once each, in the order of their names', () => {
  const names = scenes.map(({ name }) => name);
  expect(names).toEqual(sceneNames);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names.length).toBeGreaterThanOrEqual(12);
  for (const scene of scenes) expect(scene.summary).toMatch(/^[A-Z].*\.$/);
});

describe.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (_, scene: Scene<unknown>) => {
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
    expect(make(3)).toBe(canonicalJson(samplesOf(scene)[3]!.figure));
    expect(make(4)).not.toBe(make(3));
  });

  test('pixels read as the geometry says, either way up', { timeout: 60_000 }, () => {
    for (const { figure, picture, turned, reading, readingTurned } of samplesOf(scene)) {
      const [seen, seenTurned] = [scene.measure(picture, figure), scene.measure(turned, figure)];
      expect([seen.reading, seenTurned.reading]).toEqual([reading, readingTurned]);
      for (const { margin } of [seen, seenTurned]) {
        expect(margin).toBeGreaterThan(0.1);
        expect(margin).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each([128, 512])('works at %i pixels', (size) => {
    for (const { figure, reading, readingTurned } of samplesOf(scene).slice(0, 4)) {
      const picture = scene.draw(figure, size);
      expect([picture.width, picture.height]).toEqual([size, size]);
      const [seen, seenTurned] = [picture, turn(picture, 'half')].map((view) => scene.measure(view, figure));
      expect([seen!.reading, seenTurned!.reading]).toEqual([reading, readingTurned]);
      expect(Math.min(seen!.margin, seenTurned!.margin)).toBeGreaterThan(0.1);
    }
  });

  test('readings are balanced', () => {
    const tally = new Map<string, number>();
    for (const { reading } of samplesOf(scene)) tally.set(reading, (tally.get(reading) ?? 0) + 1);
    const counts = [...tally.values()];
    expect(Math.max(...counts)).toBeLessThanOrEqual(count / 2);
    if (counts.length <= 8) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
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
        expect(one.refuse.some((phrase) => holds(two.answer, phrase))).toBe(true);
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
        expect(holds(prompt, answers[0]!)).toBe(holds(prompt, answers[1]!));
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
          most = Math.max(most, Math.abs(picture.data[at + channel]! - turned.data[at + channel]!));
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
          worst = Math.max(worst, Math.abs(picture.data[at]! - turned.data[at]!));
        }
      }
      expect(worst).toBeLessThanOrEqual(4);
    }
  });
});
