import { afterAll, beforeAll } from 'vitest';
import { openShelf, type ModelShelf } from '../../src/families/staging/models/model-shelf.js';

/**
 * Keeps the models and places of some seeds until the tests of a file, or of a `describe`, have run. All sets of a seed share
 * them for as long as somebody holds them, and building them takes longer than the items of a small set.
 */
export function keepModels(...seeds: readonly (string | number)[]): void {
  const kept: ModelShelf[] = [];
  beforeAll(async () => {
    for (const seed of seeds) kept.push(await openShelf(seed));
  });
  afterAll(() => void kept.splice(0));
}
