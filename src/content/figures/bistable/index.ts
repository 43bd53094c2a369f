import type { BistableFigure } from './figure.js';
import { figureNames, type FigureName } from './names.js';
import { duckRabbit } from './duck-rabbit.js';
import { fishTiling } from './fish-tiling.js';
import { machBook } from './mach-book.js';
import { neckerCube } from './necker-cube.js';
import { rubinVase } from './rubin-vase.js';
import { schroederStairs } from './schroeder-stairs.js';
import { thiery } from './thiery.js';
import { triangles } from './triangles.js';
import { youngOld } from './young-old.js';

const byName: Readonly<Record<FigureName, BistableFigure>> = {
  'necker-cube': neckerCube,
  'schroeder-stairs': schroederStairs,
  'rubin-vase': rubinVase,
  'mach-book': machBook,
  'duck-rabbit': duckRabbit,
  triangles,
  'fish-tiling': fishTiling,
  thiery,
  'young-old': youngOld,
};

/** A new one is its file, its name and a line here; it changes what an item shows, so it raises the family's version. */
export const figures: readonly BistableFigure[] = figureNames.map((name) => byName[name]);
