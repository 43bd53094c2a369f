import { basename, dirname, resolve } from 'node:path';
import { Extensions } from '../core/extension.js';
import { loadExtensions } from '../dataset/plan/modules.js';
import { defineScorer, scorerKind, type Scorer } from '../score/scorer.js';

/** The scorers that modules export; what else they export is for other commands. */
export async function customScorers(modules: readonly string[] = []): Promise<readonly Scorer[]> {
  const found = await Promise.all(
    modules.map((path) => loadExtensions([basename(path)], dirname(resolve(path)))),
  );
  return new Extensions(found.flat()).of<Scorer>(scorerKind, defineScorer);
}
