import type { BistableFigure } from './figure.js';
import { duckRabbit } from './duck-rabbit/index.js';
import { fishTiling } from './fish-tiling/index.js';
import { machBook } from './mach-book/index.js';
import { neckerCube } from './necker-cube/index.js';
import { rubinVase } from './rubin-vase/index.js';
import { schroederStairs } from './schroeder-stairs/index.js';
import { thiery } from './thiery/index.js';
import { triangles } from './triangles/index.js';
import { youngOld } from './young-old/index.js';

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
