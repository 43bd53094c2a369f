import type { Box } from '../../../score/question.js';
import type { TextureGround } from '../camouflage/state.js';
import type { Shape } from '../../../content/figures/bistable/figure.js';

export type MixedState = {
  /** Pixels. */
  readonly size: number;
  /** A bistable figure that is hidden in a surface, by its name; what its numbers mean, its file says. */
  readonly figure: string;
  readonly shape: Shape;
  /** The square that its drawing fills, pixels. */
  readonly side: number;
  readonly left: number;
  readonly top: number;
  /** How much the drawing's light and dark change the surface, 0 to 1. */
  readonly depth: number;
  readonly ground: TextureGround;
  /** Around what is seen of it, pixel edges. */
  readonly box: Box;
  readonly seen: 'hidden' | 'without';
};

/** The control is the surface without the figure. */
export type MixedTransform = { readonly to: 'without' };
