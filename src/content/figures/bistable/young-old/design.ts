/** What an area is painted with; the shape says which level that is. */
export type Tone = 'hat' | 'trim' | 'hair' | 'coat';

/** An area of clothes or hair, in units of the sheet, as x, y, x, y, … around it. */
export interface Layer {
  readonly tone: Tone;
  readonly around: readonly number[];
  /** How far its outline bulges between points, units: curls, fur, ruffles. Default 0. */
  readonly bulge?: number;
}

/** A young woman and an old one, who look to the left: head-dress, hair and coat about the face that they share. */
export interface WomenDesign {
  readonly name: string;
  /** Behind the face, over it, and over its ear and neck. */
  readonly behind: readonly Layer[];
  readonly hair: readonly number[];
  readonly over: readonly Layer[];
  /** Lines on the clothes. */
  readonly folds?: readonly (readonly number[])[];
  /** How far the old nose and chin, which are the young cheek and neck, go beyond the usual, and the young nose: units. */
  readonly nose: number;
  readonly chin: number;
  readonly jut: number;
  /** How far the head bows, degrees counter-clockwise. */
  readonly bow: number;
  /** Whether the ends of the hair are bulging too. */
  readonly curls?: number;
}
