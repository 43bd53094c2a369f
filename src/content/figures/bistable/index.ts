import type { BistableFigure } from './figure.js';
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
