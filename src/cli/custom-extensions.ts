import { basename, dirname, resolve } from 'node:path';
import { Extensions } from '../core/extension.js';
import { loadExtensions } from '../dataset/plan/modules.js';
import { type AnyFamily, defineFamily, familyKind } from '../families/making.js';
import { defineScorer, scorerKind, type Scorer } from '../score/scorer.js';

/** The scorers that modules export; what else they export is for other commands. */
export const customScorers = async (modules?: readonly string[]): Promise<readonly Scorer[]> =>
  (await load(modules)).of<Scorer>(scorerKind, defineScorer);

/** The families that modules export. */
export const customFamilies = async (modules?: readonly string[]): Promise<readonly AnyFamily[]> =>
  (await load(modules)).of<AnyFamily>(familyKind, defineFamily);

async function load(modules: readonly string[] = []): Promise<Extensions> {
  const found = await Promise.all(
    modules.map((path) => loadExtensions([basename(path)], dirname(resolve(path)))),
  );
  return new Extensions(found.flat());
}
