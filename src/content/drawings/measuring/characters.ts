import { components, type Component } from '../../../draw/components.js';

/** The unmarked areas within a component's box that do not reach its sides, in pixels of the box; specks aside. */
export function holes(
  marks: Uint8Array,
  width: number,
  { left, top, right, bottom }: Component,
): Component[] {
  const [across, down] = [right + 1 - left, bottom + 1 - top];
  const gaps = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) gaps[y * across + x] = 1 - marks[(top + y) * width + left + x];
  }
  return components(gaps, across).filter(({ edge, area }) => !edge && area >= 0.004 * down * down);
}

/** Where to look for a line of text about the middle of the picture, and how large it is; lengths in pixels. */
export interface Line {
  /** from the middle of the picture to the farthest place for the middle of a character */
  readonly reach: number;
  /** of a character */
  readonly height: number;
  /** of a stroke */
  readonly weight: number;
  /** clockwise, degrees */
  readonly tilt: number;
}

/**
 * The connected characters of one line of text, from left to right.
 * @param marks 1 where a pixel has the text's color
 */
export function charactersOf(marks: Uint8Array, width: number, { reach, height, weight }: Line): Component[] {
  return components(marks, width)
    .filter(({ edge, area, left, top, right, bottom }) => {
      const tall = (bottom + 1 - top) / height;
      const wide = (right + 1 - left) / height;
      const aside = Math.abs((left + right + 1 - width) / 2);
      return !edge && aside < reach && tall > 0.8 && tall < 1.3 && wide < 1.3 && area > 0.5 * weight * height;
    })
    .sort((a, b) => a.left + a.right - b.left - b.right);
}
