import { cosDegrees, parseColor, sinDegrees } from '../../../core/index.js';
import type { Palette } from '../../../content/drawings/parts/palette.js';
import { polygon, Surface, type Point, type Raster } from '../../../draw/index.js';
import type { Polyomino } from './polyomino.js';

/** The look of a figure. */
export type FigureLook = {
  readonly figure: Polyomino;
  readonly palette: Palette;
  /** Side of the picture, pixels. */
  readonly size: number;
};

/** The side of the square that a figure's box has room in, by the picture's, whatever the angle. */
const room = 0.7;

/** The side of a figure's squares, pixels. */
export function squareSide({ figure, size }: FigureLook): number {
  const [wide, high] = extent(figure);
  const diagonal = Math.sqrt(wide * wide + high * high);
  return (room * size) / Math.max(wide, high, 0.8 * diagonal);
}

export const extent = (figure: Polyomino): readonly [wide: number, high: number] => [
  1 + Math.max(...figure.map(([x]) => x)),
  1 + Math.max(...figure.map(([, y]) => y)),
];

/**
 * A polyomino in the middle of a plain ground: its squares, with lines between them.
 * @param degrees by how much it is turned clockwise
 */
export function drawFigure(look: FigureLook, degrees = 0): Raster {
  const { figure, palette, size } = look;
  const [paper, ink, main] = (['paper', 'ink', 'main'] as const).map((role) => parseColor(palette[role]));
  const surface = new Surface(size, size, 3, paper);
  const side = squareSide(look);
  const [wide, high] = extent(figure);
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  const corner = (x: number, y: number): Point => {
    const [u, v] = [(x - wide / 2) * side, (y - high / 2) * side];
    return [size / 2 + cos * u - sin * v, size / 2 + sin * u + cos * v];
  };
  const squares = figure.map(([x, y]) =>
    polygon([corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]),
  );
  for (const square of squares) surface.fill(square, main);
  for (const square of squares) surface.stroke(square, ink, { width: 0.06 * side, join: 'round' });
  return surface.raster;
}
