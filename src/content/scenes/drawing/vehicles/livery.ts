import type { Affine } from '../../../../core/affine.js';
import type { Sheet } from '../sheet.js';

/** The colors of a vehicle. */
export interface Livery {
  readonly body: string;
  readonly trim: string;
  readonly line: string;
}

/** Draws a vehicle that heads up, from (0, −½) to (0, ½); its front and rear are unlike, its sides mirror images. */
export type Vehicle = (sheet: Sheet, map: Affine, livery: Livery) => void;

/** Colors that all vehicles share. */
export const glass = '#1c3446';
/** Flames from outside to inside. */
export const fire = ['#ff8c1a', '#ffe27a'] as const;
export const headlight = '#fff3b0';
export const taillight = '#d2202c';
export const foam = '#ffffff';
