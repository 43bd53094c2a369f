import { label } from './components.js';

/** The marks together with all that they enclose: every pixel from which the picture's edge cannot be reached. */
export function filled(marks: Uint8Array, width: number): Uint8Array {
  const { found, labels } = label(
    marks.map((mark) => 1 - mark),
    width,
  );
  return marks.map((mark, pixel) => (mark === 1 || !found[labels[pixel]! - 1]!.edge ? 1 : 0));
}
