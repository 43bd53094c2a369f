import type { Raster } from '../../../../draw/raster.js';
import { area, leftHalf, relative, rightHalf } from '../measure.js';
import type { Figure, Illusion, Layout } from '../illusion.js';

/** The radius of the left (0) or the right (1) of two discs. */
export const discOf = ({ radius }: Layout, difference: number, which: 0 | 1): number =>
  radius * (1 + (which === 0 ? difference : -difference) / 2);

export const trueDiscs = ({ layout, difference }: Figure): number =>
  relative(discOf(layout, difference, 0), discOf(layout, difference, 1));

/** The relative difference of two discs' diameters, from their areas. */
export const measureDiscs = (picture: Raster, { ink }: Figure): number =>
  relative(Math.sqrt(area(picture, ink, leftHalf)), Math.sqrt(area(picture, ink, rightHalf)));

export const discWords = (one: string, both: string, where: string): Illusion['ask'] => ({
  yesNo: {
    first: `Is the left ${one} ${where} larger than the right one?`,
    same: `Are the left and the right ${one} ${where} the same size?`,
    second: `Is the right ${one} ${where} larger than the left one?`,
  },
  choice: `Which of the two ${both} ${where} is larger?`,
  options: { first: 'The left one', same: 'They are equal', second: 'The right one' },
});
