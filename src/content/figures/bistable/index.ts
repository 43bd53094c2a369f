import { badParameter, memoize } from '../../../core/index.js';
import { dealt } from '../../roster.js';
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
 * All figures. A new one is its file and a line here.
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
/** All drawings, named by their figures and their own names. */
export const everyDrawing = figures.flatMap(({ name: figure, drawings }) =>
  drawings.map((drawing) => ({ name: `${figure} ${drawing.name}`, figure, drawing })),
);

/** @throws TopsyturvyError 'bad-parameter' if there is none of the name */
export const figureOf = (name: string): BistableFigure => named('figure', name, figures);

/** The drawings of a figure that are dealt: those on the roster, or all of a figure that has none there. */
export const usualDrawings = memoize((figure: string): readonly Drawing[] => {
  const { drawings } = figureOf(figure);
  const usual = dealt('bistable-drawings', everyDrawing).filter((one) => one.figure === figure);
  return usual.length > 0 ? usual.map(({ drawing }) => drawing) : drawings;
});

/** @throws TopsyturvyError 'bad-parameter' if there is no such figure, or none of its drawings has the name */
export const drawingOf = (x: { readonly figure: string; readonly drawing: string }): Drawing =>
  named('drawing', x.drawing, figureOf(x.figure).drawings);

function named<T extends { readonly name: string }>(what: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  throw badParameter(what, name, `one of ${all.map((one) => one.name).join(', ')}`);
}
