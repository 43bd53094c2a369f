/**
 * The triangle to fill: for its three edge functions, then for 1 / depth, how they grow per subpixel to the right and
 * down, and what they are at a starting point. Handed over here since numbers that are not small integers are costly to
 * pass to a function.
 */
export const setup = new Float64Array(12);
