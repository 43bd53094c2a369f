import type { TextureLook } from '../../../content/textures/index.js';
import type { Box } from '../../../score/question.js';
import type { Size } from '../../size.js';
import type { Look } from '../silhouette/figure.js';

/** How what fills the object differs from the ground. All 0: nothing but the seam gives it away. */
export type Cues = {
  /** Of the grain, degrees. */
  readonly turn: number;
  /** Size of the grain to the ground's. */
  readonly grain: number;
  /** Of the light, share of it: −0.1 is a tenth darker. */
  readonly lightness: number;
  /** Depth of the shading by the object's form, 0 to 1. */
  readonly shading: number;
  /** Depth of the shadow that it throws on the ground, 0 to 1. */
  readonly contact: number;
};

/** A shipped texture: the ground and what fills the object are two samples of one look. */
export type TextureGround = {
  readonly kind: 'texture';
  readonly texture: string;
  readonly look: TextureLook;
  /** Of the grain, degrees. */
  readonly angle: number;
  /** The key of the streams that the two are painted from. */
  readonly sample: string;
};

/** A user's picture: two places of it, as upper left corners, 0 to 1 of the room there is. */
export type PictureGround = {
  readonly kind: 'picture';
  /** The sha256 of its file. */
  readonly picture: string;
  readonly at: readonly [number, number];
  readonly fillAt: readonly [number, number];
};

/** What is hidden: an object of the catalog as it is viewed, or one from the user. */
export type Subject =
  | { readonly category: string; readonly variation: number; readonly look: Look }
  | {
      /** Its word, and further ones. */
      readonly category: string;
      readonly accept: readonly string[];
      /** The sha256 of its file. */
      readonly picture: string;
    };

export type CamouflageState = {
  /** Pixels. */
  readonly size: Size;
  readonly subject: Subject & {
    /** The longer side of its box, pixels. */
    readonly side: number;
    /** Where its box is, 0 to 1 of the room there is, from the upper left. */
    readonly at: readonly [number, number];
    /** Left, top, right and bottom of what is seen of it: pixel edges, so that right − left is the width. */
    readonly box: Box;
  };
  readonly ground: TextureGround | PictureGround;
  readonly cues: Cues;
  readonly seen: 'hidden' | 'revealed';
};
