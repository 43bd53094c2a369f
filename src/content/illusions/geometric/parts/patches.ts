import type { Raster } from '../../../../draw/raster.js';
import { levelAt } from '../measure.js';
import type { Figure, Illusion } from '../illusion.js';

/** The plain ground of a control: lighter than all patches. */
export const plain = 224;

/** The gray level of the left (0) or the right (1) of two patches. */
export const patchLevel = ({ layout, difference }: Figure, which: 0 | 1): number =>
  Math.round(layout.level + (which === 0 ? difference : -difference) / 2);

export const truePatches = (figure: Figure): number => patchLevel(figure, 0) - patchLevel(figure, 1);

export const measurePatches = (picture: Raster, left: number, right: number, y: number): number =>
  levelAt(picture, left, y, 5) - levelAt(picture, right, y, 5);

/** @param lighter asks whether the patch or patches on one side are lighter than on the other */
export const patchWords = (
  patches: string,
  lighter: (side: string, other: string) => string,
): Illusion['ask'] => ({
  yesNo: {
    first: lighter('left', 'right'),
    same: `Do ${patches} have the same shade of gray?`,
    second: lighter('right', 'left'),
  },
  choice: `Of ${patches}, which is the lighter shade of gray?`,
  options: { first: 'The left one', same: 'They are equal', second: 'The right one' },
});
