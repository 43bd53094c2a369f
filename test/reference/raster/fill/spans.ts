/** In pixels: by how much the ends of spans are moved to the safe side. Their quotients are off by less than 2⁻¹². */
export const margin = 0.01;

/**
 * The pixels of a row, counted from the first, outside which surely no sample is covered, and between which surely all
 * are.
 */
export const span = new Float64Array(4);

/** The three edge functions at the first pixel of the row, per pixel to the right, and how much samples may differ. */
export const rows = new Float64Array(3);
export const steps = new Float64Array(3);
export const slacks = new Float64Array(3);

/** The same of a triangle's every row: pixels per step, and how many pixels wide the samples' zeros lie. */
const perStep = new Float64Array(3);
const spreads = new Float64Array(3);

/** Makes ready for the rows of a triangle, whose steps and slacks are set. */
export function startSpans(): void {
  for (let edge = 0; edge < 3; edge++) {
    const per = 1 / steps[edge];
    perStep[edge] = per;
    spreads[edge] = Math.abs(slacks[edge] * per);
  }
}

/** Finds the spans of a row of pixels up to number `last`. */
export function findSpans(last: number): void {
  let from = 0;
  let to = last;
  let allFrom = 0;
  let allTo = last;
  for (let edge = 0; edge < 3; edge++) {
    const row = rows[edge];
    const step = steps[edge];
    if (step !== 0) {
      const middle = -row * perStep[edge];
      const spread = spreads[edge];
      if (step > 0) {
        if (middle - spread - margin > from) from = middle - spread - margin;
        if (middle + spread + margin > allFrom) allFrom = middle + spread + margin;
      } else {
        if (middle + spread + margin < to) to = middle + spread + margin;
        if (middle - spread - margin < allTo) allTo = middle - spread - margin;
      }
    } else {
      const slack = slacks[edge];
      if (row + slack < 0) to = -1;
      if (row - slack < 0) allTo = -1;
    }
  }
  span[0] = from;
  span[1] = to;
  span[2] = allFrom;
  span[3] = allTo;
}
