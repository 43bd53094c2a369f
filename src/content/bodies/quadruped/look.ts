import type { BySide } from '../side.js';
import type { Palette } from './palette.js';

/** One individual of a species. */
export type QuadrupedLook = {
  /** Height of the withers, meters. */
  readonly size: number;
  /** Factors of the length of trunk and legs' spacing, the girth, the head, the ears, the tail. */
  readonly long: number;
  readonly thick: number;
  readonly head: number;
  readonly ears: number;
  readonly colors: Palette;
  /** The seed of spots, stripes and patches. */
  readonly pattern: number;
  /** Whether all that is not the same on both sides is the other way round. */
  readonly mirrored: boolean;
  readonly irises: BySide<string>;
};
