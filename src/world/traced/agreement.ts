import type { Scene } from '../scene.js';

/** Objects of fewer pixels, in both pictures, are not compared: their outlines are all border. */
const fewest = 32;
/** The least intersection over union at which outlines are the same. */
const least = 0.98;
/** The share of an object with cut-out parts, such as leaves, that may lie farther away: what is cut out is as fine as pixels. */
const cutOut = 0.02;

/** An object that two renderers see otherwise. */
export interface Disagreement {
  /** Its index in the scene. */
  readonly object: number;
  /** Intersection over union of its pixels. */
  readonly overlap: number;
}

/**
 * The first object of which two renderers see different outlines: less than 0.98 of their union is common, and the one goes beyond
 * the other by more than one pixel. Undefined where there is none.
 * @param ours per pixel, 1 + the index of an object, or 0
 */
export function disagreement(
  { objects }: Pick<Scene, 'objects'>,
  width: number,
  ours: Uint16Array,
  theirs: Uint16Array,
): Disagreement | undefined {
  const counts = objects.map(() => ({ ours: 0, theirs: 0, both: 0, far: 0 }));
  ours.forEach((id, at) => {
    const other = theirs[at];
    const [own, seen] = [counts[id - 1], counts[other - 1]];
    if (own) own.ours++;
    if (seen) seen.theirs++;
    if (id === other) {
      if (own) own.both++;
      return;
    }
    if (own && !isNear(theirs, width, at, id)) own.far++;
    if (seen && !isNear(ours, width, at, other)) seen.far++;
  });
  for (const [object, { ours: a, theirs: b, both, far }] of counts.entries()) {
    if (Math.max(a, b) < fewest) continue;
    const union = a + b - both;
    const cut = objects[object].model.parts.some(({ material }) => material.alphaCutoff !== undefined);
    if (both < least * union && far > (cut ? cutOut * union : 0)) return { object, overlap: both / union };
  }
  return undefined;
}

/** Whether one of the eight pixels around a pixel has an id. */
function isNear(ids: Uint16Array, width: number, at: number, id: number): boolean {
  const column = at % width;
  for (let row = at - width; row <= at + width; row += width)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
      if (ids[row - column + x] === id) return true;
  return false;
}
