import { badParameter } from '../../../core/errors.js';
import type { BistableFigure, Drawing } from './figure.js';
import { duckRabbit } from './duck-rabbit.js';
import { fishTiling } from './fish-tiling.js';
import { machBook } from './mach-book.js';
import { neckerCube } from './necker-cube.js';
import { rubinVase } from './rubin-vase.js';
import { schroederStairs } from './schroeder-stairs.js';
import { thiery } from './thiery.js';
import { triangles } from './triangles.js';
import { youngOld } from './young-old.js';

/**
 * All figures, in the order in which items take them in turn. A new one is its file and a line here; it changes what an item
 * shows, so it raises the family's version.
 */
export const figures: readonly BistableFigure[] = [
  neckerCube,
  schroederStairs,
  rubinVase,
  machBook,
  duckRabbit,
  triangles,
  fishTiling,
  thiery,
  youngOld,
];

export const figureNames: readonly string[] = figures.map(({ name }) => name);

/** @throws TopsyturvyError 'bad-parameter' if there is none of the name */
export const figureOf = (name: string): BistableFigure => named('figure', name, figures);

/** @throws TopsyturvyError 'bad-parameter' if there is no such figure, or none of its drawings has the name */
export const drawingOf = (x: { readonly figure: string; readonly drawing: string }): Drawing =>
  named('drawing', x.drawing, figureOf(x.figure).drawings);

function named<T extends { readonly name: string }>(what: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  throw badParameter(what, name, `one of ${all.map((one) => one.name).join(', ')}`);
}
