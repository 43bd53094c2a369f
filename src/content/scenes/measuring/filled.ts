import { label } from '../../../draw/components.js';

/** The marks together with all that they enclose: every pixel from which the picture's edge cannot be reached. */
export function filled(marks: Uint8Array, width: number): Uint8Array {
  const gaps = new Uint8Array(marks.length);
  for (let pixel = 0; pixel < gaps.length; pixel++) gaps[pixel] = 1 - marks[pixel]!;
  const { found, labels } = label(gaps, width);
  const open = found.map(({ edge }) => edge);
  for (let pixel = 0; pixel < gaps.length; pixel++) {
    gaps[pixel] = marks[pixel] === 1 || !open[labels[pixel]! - 1] ? 1 : 0;
  }
  return gaps;
}
