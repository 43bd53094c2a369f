import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Json } from '../../../src/core/json.js';
import { catalog } from '../../../src/content/models/index.js';
import type { Cast } from '../../../src/families/orientation/turned-object/cast.js';
import { openAssets } from './open-assets.js';

const look = 'clean';

/** The kinds of a task in the preset `strict` or `paper`. */
async function castOf(
  task: string,
  preset: 'strict' | 'paper',
  params: Record<string, Json> = {},
): Promise<Cast> {
  const family: string = `orientation/${task}`;
  const { parts } = await plan(family, { preset, count: 1, params: { look, ...params } });
  return (await openAssets(parts[0])).cast;
}

const namesOf = (kinds: Cast['determined']): string[] => kinds.map(({ category }) => category);

describe('what nobody can follow through a turn', () => {
  const featureless = catalog.filter(({ featureless }) => featureless);

  test('has no front', () => {
    expect(featureless.map(({ category }) => category)).toContain('potato');
    for (const { category, hasFront } of featureless) expect(hasFront, category).toBe(false);
  });

  test.each(['viewer-scene-direction', 'compound-rotation'])(
    '%s: is asked about with a label only',
    async (task) => {
      const { determined } = await castOf(task, 'strict');
      for (const { category } of featureless)
        for (const kind of determined.filter((one) => one.category === category))
          expect(kind.labelled, category).toBe(true);
      expect(namesOf(determined)).toContain('banana');
      expect(namesOf(determined)).toContain('orange');
    },
  );
});

describe('kinds of the preset paper', () => {
  test('traffic and people in the first task, furniture in the third', async () => {
    const street = await castOf('view-parallelism', 'paper');
    expect(namesOf(street.determined).sort()).toEqual([
      'car',
      'cyclist',
      'pedestrian',
      'person',
      'tram',
      'truck',
      'van',
    ]);
    expect(namesOf((await castOf('single-axis-rotation', 'paper')).determined)).toContain('office chair');
  });

  test.each([
    ...['view-parallelism', 'directional-facing', 'single-axis-rotation'],
    ...['compound-rotation', 'inter-object-direction', 'viewer-scene-direction'],
  ])('%s: no answer hangs on a label, and some kinds are left out', async (task) => {
    const [strict, paper] = [await castOf(task, 'strict'), await castOf(task, 'paper')];
    expect(strict.labeled.length).toBeGreaterThan(5);
    expect([...paper.labeled, ...paper.determined].filter(({ labelled }) => labelled)).toEqual([]);
    expect(paper.determined.length).toBeGreaterThan(5);
    expect(paper.determined.length).toBeLessThan(strict.determined.length);
  });

  test('categories that are named are asked about whatever the sources have', async () => {
    const { determined } = await castOf('view-parallelism', 'paper', { categories: ['horse'] });
    expect(namesOf(determined)).toEqual(['horse']);
  });
});
