import type { Scene } from '../scene.js';

/** Objects of fewer pixels, in both pictures, are not compared: their outlines are all border. */
const fewest = 32;
/** The least intersection over union at which outlines are the same. */
const least = 0.98;
/** Where leaves are cut out of textures, this share of an object may lie farther away than this share of the picture's width. */
const [looseShare, looseReach] = [0.1, 1 / 32];

/** An object that two renderers see otherwise. */
export interface Disagreement {
  /** Its index in the scene. */
  readonly object: number;
  /** Intersection over union of its pixels. */
  readonly overlap: number;
}

/**
 * The first object of which two renderers see different outlines: less than 0.98 of their union is common, and the one goes beyond
 * the other by more than one pixel. Undefined where there is none. Of an object with cut-out parts, such as leaves, only the
 * place is compared, and of what is behind it nothing: what is there at the middle of a pixel depends on how textures are read.
 * @param width of the picture, pixels
 * @param ours per pixel, 1 + the index of an object, or 0
 */
export function disagreement(
  { objects }: Pick<Scene, 'objects'>,
  width: number,
  ours: Uint16Array,
  theirs: Uint16Array,
): Disagreement | undefined {
  // Hair, whose cards have fronts of their own, is but a fringe of what is opaque.
  const loose = objects.map(({ model }) =>
    model.parts.some(({ material }) => material.alphaCutoff !== undefined && material.doubleSided),
  );
  const counts = objects.map(() => ({ ours: 0, theirs: 0, both: 0, far: 0 }));
  ours.forEach((id, at) => {
    const other = theirs[at];
    if (id === other) {
      if (id > 0) counts[id - 1].both++;
      return;
    }
    const leafy = loose[id - 1] || loose[other - 1];
    const add = (seen: number, by: 'ours' | 'theirs', elsewhere: Uint16Array): void => {
      if (seen === 0 || (leafy && !loose[seen - 1])) return;
      const count = counts[seen - 1];
      count[by]++;
      if (!isNear(elsewhere, width, at, seen, leafy ? Math.ceil(looseReach * width) : 1)) count.far++;
    };
    add(id, 'ours', theirs);
    add(other, 'theirs', ours);
  });
  for (const [object, count] of counts.entries()) {
    const { both, far } = count;
    if (both + Math.max(count.ours, count.theirs) < fewest) continue;
    const union = both + count.ours + count.theirs;
    if (both < least * union && far > (loose[object] ? looseShare * union : 0))
      return { object, overlap: both / union };
  }
  return undefined;
}

/** Whether a pixel at most `reach` columns and rows away has an id. */
function isNear(ids: Uint16Array, width: number, at: number, id: number, reach: number): boolean {
  const column = at % width;
  for (let row = at - column - reach * width; row <= at - column + reach * width; row += width)
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++)
      if (ids[row + x] === id) return true;
  return false;
}
