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
    for (let x = 0; x < across; x++) gaps[y * across + x] = 1 - marks[(top + y) * width + left + x]!;
  }
  return components(gaps, across).filter(({ edge, area }) => !edge && area >= 0.004 * down * down);
}
