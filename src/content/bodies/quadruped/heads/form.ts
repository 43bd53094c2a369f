import type { Shape } from '../../../../world/modeling/organic/index.js';
import type { Layer } from '../coat/layers.js';
import type { Palette } from '../palette.js';

/**
 * A head in its own axes: from the poll (the origin) its muzzle points along +z, its length is 1, y is up across the face. What is
 * said of one side is said of the left.
 */
export interface HeadForm {
  /** The length, in heights of the withers. */
  readonly size: number;
  /** The angle of the muzzle below the horizon at rest, degrees. */
  readonly pitch: number;
  readonly shapes: readonly Shape[];
  /** The cell of the grid. Default 0.05 */
  readonly cell?: number;
  readonly eye: EyeForm;
  readonly ear: EarForm;
  readonly nose: NoseForm;
  /** The line of the mouth: (y, z) from under the nose to its corner. */
  readonly mouth?: readonly (readonly [y: number, z: number])[];
  readonly horns?: HornForm;
  readonly tusks?: HornForm;
  /** A rhinoceros's, on the nose, one behind the other: places and radii. */
  readonly noseHorns?: readonly (readonly HornPoint[])[];
  readonly whiskers?: boolean;
  /** The layers over the palette's `main`. */
  readonly paint?: (palette: Palette) => readonly Layer[];
}

/** What the kinds of heads leave to a species. */
export type OwnHead = Pick<HeadForm, 'size' | 'pitch' | 'ear' | 'paint'>;
/** The same where an ear is the kind's unless the species has its own, and horns may grow. */
export type OwnHornedHead = Omit<OwnHead, 'ear'> & Partial<Pick<HeadForm, 'ear' | 'horns'>>;

export interface EyeForm {
  /** Height and place along the head; it sits where the head is met from `from`. */
  readonly at: readonly [y: number, z: number];
  /** The direction in which it looks, degrees: 0 straight ahead, 90 to the side; and up. */
  readonly out: number;
  readonly up?: number;
  readonly radius: number;
  readonly irises: readonly string[];
  readonly pupil?: 'round' | 'slit';
}

export interface EarForm {
  readonly at: readonly [x: number, y: number, z: number];
  /** The lean from upright, degrees: outward (90: level, 180: hanging), then back (negative: forward). */
  readonly lean: readonly [out: number, back: number];
  /** The outward turn of its opening, degrees. Default 25 */
  readonly turn?: number;
  readonly length: number;
  readonly width: number;
  readonly shape: 'pointed' | 'round' | 'leaf' | 'long' | 'fan';
}

/** Ears that a species gives their length and width. */
export const ears =
  (form: Omit<EarForm, 'length' | 'width'>) =>
  (length: number, width: number): EarForm => ({ ...form, length, width });

export type NoseForm =
  | {
      readonly kind: 'leather';
      readonly y: number;
      readonly size: readonly [x: number, y: number, z: number];
    }
  | {
      readonly kind: 'nostrils';
      readonly x: number;
      readonly y: number;
      readonly size: readonly [x: number, y: number];
    }
  | { readonly kind: 'none' };

export type HornPoint = readonly [x: number, y: number, z: number, radius: number];

export interface HornForm {
  /** Paths of the left horn, in the head's axes; antlers have several. */
  readonly paths: readonly (readonly HornPoint[])[];
  /** A color of the palette, or '#rrggbb'. */
  readonly color: string;
}
