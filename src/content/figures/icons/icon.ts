import type { Path } from '../../../draw/path.js';

/** One flat shape of a small thing: a factor of its color, or a color of its own. */
export type Layer = {
  readonly path: Path;
  readonly shade?: number;
  readonly own?: readonly [number, number, number];
};

/** A small thing that is known at 20 pixels: layers from below, in the square from −1 to 1, y downward. */
export interface Icon {
  readonly word: string;
  readonly accept: readonly string[];
  /** How far it may be turned without looking wrong, degrees to either side. */
  readonly turn: number;
  readonly layers: readonly Layer[];
  /** The hues that it has in nature, degrees in OKLCH, where another would make it another thing: a purple apple is a plum. */
  readonly hues?: readonly number[];
}
