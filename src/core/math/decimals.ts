/** Rounds to steps of 1/n, halves up, and never to −0: equal values are equal as JSON. */
const to =
  (n: number) =>
  (value: number): number =>
    Math.round(value * n) / n + 0;

/** Rounds to a thousandth. */
export const threeDecimals = to(1e3);
/** Rounds to a ten-thousandth. */
export const fourDecimals = to(1e4);
/** Rounds to a millionth. */
export const sixDecimals = to(1e6);
