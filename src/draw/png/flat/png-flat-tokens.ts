/** Constants of the kernel too, which imports this file: numbers only. */

/** RFC 1951, 3.2.5: the longest match, in bytes. */
export const maxMatch = 258;

/** A token is a literal, 0 to 255, or a match: its length added to one of these, for the first distance or for the second. */
export const firstToken = 256;
export const secondToken = firstToken + maxMatch + 1;
export const tokenKinds = secondToken + maxMatch + 1;
