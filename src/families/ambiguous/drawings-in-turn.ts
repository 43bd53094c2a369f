import type { Drawing } from '../../content/figures/bistable/figure.js';
import { usualDrawings } from '../../content/figures/bistable/index.js';
import { balancedRuns, type StreamPath } from '../../core/index.js';

/**
 * Which drawing of a bistable figure is used in a run of items that has each figure once: none comes again before all have.
 * @param figures their names, as a set has them
 * @param drawingsOf those of a figure that the set may show. Default: those on the roster
 */
export function drawingsInTurn(
  figures: readonly string[],
  path: StreamPath,
  drawingsOf: (figure: string) => readonly Drawing[] = usualDrawings,
): (figure: string, run: number) => Drawing {
  const turns = new Map(
    figures.map((figure) => {
      const drawings = drawingsOf(figure);
      const at = balancedRuns(drawings.length, [...path, 'drawings', figure]);
      return [figure, (run: number) => drawings[at(run)]];
    }),
  );
  return (figure, run) => turns.get(figure)!(run);
}
