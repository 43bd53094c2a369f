import type { Box } from './question.js';

/** Boxes as AmbiBench's Table 7 asks for them: `[(xmin, ymin, xmax, ymax), …]`, or `None`. */
export const boxesText = (boxes: readonly Box[]): string =>
  boxes.length === 0 ? 'None' : `[${boxes.map((box) => `(${box.join(', ')})`).join(', ')}]`;
