import type { Affine } from '../../../core/affine.js';
import { polyline, type Path } from '../../../draw/index.js';
import type { Point } from './heading.js';
import { box } from './outlines.js';
import type { Sheet } from './sheet.js';

/** A part of a hand: a rounded bar between two points, or a filled outline. */
export type Part =
  { readonly from: Point; readonly to: Point; readonly width: number } | { readonly outline: Path };

export const bar = (from: Point, to: Point, width: number): Part => ({ from, to, width });
export const shape = (outline: Path): Part => ({ outline });
export const block = (x: number, y: number, width: number, height: number, radius: number): Part => ({
  outline: box(x, y, width, height, radius),
});

/** Colors and line of a hand; a line of width 0 is not drawn. */
export interface Skin {
  readonly fill: string;
  readonly line: string;
  /** in the units of the parts */
  readonly lineWidth: number;
}

/** Fills the parts as one shape with one outline around them all. */
export function drawParts(sheet: Sheet, parts: readonly Part[], skin: Skin, map: Affine): void {
  if (skin.lineWidth > 0) for (const part of parts) drawPart(sheet, part, skin.line, 2 * skin.lineWidth, map);
  for (const part of parts) drawPart(sheet, part, skin.fill, 0, map);
}

/** The creases between fingers. */
export function drawCreases(
  sheet: Sheet,
  creases: readonly Path[],
  skin: Skin,
  width: number,
  map: Affine,
): void {
  for (const crease of creases) sheet.stroke(crease, skin.line, width, { map, cap: 'round', join: 'round' });
}

function drawPart(sheet: Sheet, part: Part, color: string, margin: number, map: Affine): void {
  if ('outline' in part) {
    sheet.fill(part.outline, color, { map });
    if (margin > 0) sheet.stroke(part.outline, color, margin, { map, join: 'round' });
  } else {
    sheet.stroke(polyline([part.from, part.to]), color, part.width + margin, { map, cap: 'round' });
  }
}
