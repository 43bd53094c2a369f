/** To steps of 1/n, a half up, and never −0: what is equal is equal as JSON. */
const to =
  (n: number) =>
  (value: number): number =>
    Math.round(value * n) / n + 0;

/** To a thousandth. */
export const threeDecimals = to(1e3);
/** To a ten-thousandth. */
export const fourDecimals = to(1e4);
/** To a millionth. */
export const sixDecimals = to(1e6);
