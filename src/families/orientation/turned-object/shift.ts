import type { Scene } from '../../../world/scene.js';
import { surelyShown } from '../../../world/surely-shown.js';
import type { Silhouette } from './silhouette.js';

/** The most that may be seen of it as some other answer would have it: not much more, or the two could be distinguished. */
const otherwise = 0.06;

/** How far what covers may reach to each side and up, from the middle of what it hides, in sides of the square about that. */
export const overhang = 0.75;

/** The first and the last row of a silhouette: what hides another object is seen in neither. */
const edgesOf = (side: number): number[] => [0, side - 1];

/** Whether the one object of a scene surely is seen in the first or the last row of its silhouette, which then need not be drawn. */
export const isCutOff = ({ objects: [object], camera }: Scene, side: number): boolean =>
  surelyShown(object, camera, { width: side, height: side }, edgesOf(side));

/** The share that shall be seen, how far from it is near enough, and to which side what covers is shifted. */
interface Aim {
  readonly wanted: number;
  readonly within: number;
  readonly sense: number;
}

/**
 * The pixels by which something that covers must move to the right to leave a share to be seen, and as little of another answer. It
 * stays whole in the picture.
 * @param others what is hidden as each other answer would have it
 */
export function shiftLeaving(
  { wanted, within, sense }: Aim,
  cover: Silhouette,
  hidden: Silhouette,
  others: readonly (() => Silhouette)[],
): number | undefined {
  const { side } = cover;
  const edges = edgesOf(side);
  if (edges.includes(cover.rows.least) || edges.includes(cover.rows.most)) return undefined;
  let best: number | undefined;
  let miss = within;
  for (let step = 0; step < side / 2; step++) {
    const shift = sense * step;
    if (cover.columns.least + shift < 1 || cover.columns.most + shift > side - 2) break;
    const off = Math.abs(hidden.shareBeside(cover, shift, wanted + miss) - wanted);
    if (off >= miss) continue;
    if (
      others.length > 0 &&
      !others.some((other) => other().shareBeside(cover, shift, otherwise) <= otherwise)
    )
      continue;
    [best, miss] = [shift, off];
  }
  return best;
}

/**
 * Whether the cover extends to the side of, or above, a square around what it hides that is half as large again. There, a picture
 * with the cover lower down would differ.
 */
export function sticksOut(cover: Silhouette, shift: number, { columns, rows }: Silhouette): boolean {
  const half = overhang * (Math.max(columns.most - columns.least, rows.most - rows.least) + 1);
  const middle = (columns.least + columns.most) / 2;
  return (
    cover.columns.least + shift < middle - half ||
    cover.columns.most + shift > middle + half ||
    cover.rows.least < (rows.least + rows.most) / 2 - half
  );
}
