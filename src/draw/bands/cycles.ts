import { log, tau } from '../../core/math/index.js';

/** σ in pixels times the cut-off in cycles per pixel of a Gaussian, whose cut-off is where it lets half of a wave through: √(2 ln 2) / 2π. */
const product = Math.sqrt(2 * log(2)) / tau;

/** The cut-off in cycles per image of a Gaussian of some pixels, across an image so wide. */
export const cyclesOf = (sigma: number, width: number): number => (product / sigma) * width;

/** The σ in pixels of the Gaussian that lets half of a wave of so many cycles per image through. */
export const sigmaOf = (cycles: number, width: number): number => (product / cycles) * width;
