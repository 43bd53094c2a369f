import type { Mark } from './marks/mark.js';
import type { PhotoState, Placed } from './state.js';

/**
 * The annotated photo in a mirror: x becomes width − x, and what was called left is called right. Coordinates are
 * multiples of 1/64 pixel, so that no rounding happens and two flips give back the same state.
 */
export function flipState(x: PhotoState): PhotoState {
  const { width, outline, points, mark, pairs } = x;
  const other = new Map(pairs.flatMap(({ left, right }) => [[left, right], [right, left]] as const)); // prettier-ignore
  const flipped = Object.entries(points).map(([name, [px, py, v]]): [string, Placed] => [
    other.get(name) ?? name,
    [width - px, py, v],
  ]);
  return {
    ...x,
    outline: outline && [width - outline[0] - outline[2], outline[1], outline[2], outline[3]],
    points: Object.fromEntries(flipped.sort(([a], [b]) => (a < b ? -1 : 1))),
    facing: (0 - x.facing + 0) as PhotoState['facing'],
    mark: mark && flipMark(mark, width),
    mirrored: !x.mirrored,
  };
}

const flipMark = (mark: Mark, width: number): Mark => ({
  ...mark,
  at: [width - mark.at[0], mark.at[1]],
  from: mark.from && [width - mark.from[0], mark.from[1]],
});
