/** The marks of the left and of the right half of a picture. */
export function halves(marks: Uint8Array, width: number): readonly [left: Uint8Array, right: Uint8Array] {
  const left = marks.map((mark, pixel) => (pixel % width < width / 2 ? mark : 0));
  return [left, marks.map((mark, pixel) => mark - left[pixel]!)];
}
