/** `findSpans` of `fill/spans.ts`: which pixels of a row may have samples in a triangle, or surely do. */

const margin: f64 = 0.01;

/** The first pixel that may have one and the last, and the first and the last whose samples are all in it. */
export let some: f64 = 0;
export let someTo: f64 = 0;
export let all: f64 = 0;
export let allTo: f64 = 0;

export function startRow(last: i32): void {
  some = 0;
  someTo = f64(last);
  all = 0;
  allTo = f64(last);
}

/**
 * Takes away what lies outside of one edge.
 * @param row its edge function at the first pixel
 * @param step the same per pixel
 * @param per 1 / step
 * @param slack by how much samples may differ
 * @param spread |slack · per|
 */
@inline
export function cut(row: f64, step: f64, per: f64, slack: f64, spread: f64): void {
  if (step != 0) {
    const middle = -row * per;
    const low = middle - spread - margin;
    const high = middle + spread + margin;
    if (step > 0) {
      if (low > some) some = low;
      if (high > all) all = high;
    } else {
      if (high < someTo) someTo = high;
      if (low < allTo) allTo = low;
    }
  } else {
    if (row + slack < 0) someTo = -1;
    if (row - slack < 0) allTo = -1;
  }
}
