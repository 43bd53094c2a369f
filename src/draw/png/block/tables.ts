/** Constants of the kernel too, which imports this file: numbers only. */

/** Where the tables of codes begin, in integers: of literals, 16 bits and their count above them; of lengths with their extra bits, 24; */
export const lengthCodes = 288;
/** and of distance symbols, 16. */
export const distanceCodes = lengthCodes + 260;
export const codeCount = distanceCodes + 32;

export const longestMatch = 258;
export const furthestMatch = 32_768;
/** The table of positions has 2^12 entries. */
export const hashBits = 12;
/** The number of words without a match, as a power of two, after which every second word is passed over; after twice as many two of three, … */
export const patience = 4;
/** Bits that a match costs, roughly, besides the extra bits of its distance; a run, whose distance is common, 4 less. */
export const matchCost = 12;
export const runCost = 8;
/** Bits of four literals up to which a match is measured only if it seems to be long. */
export const cheapWord = 24;
/** A match found that is not worth writing takes longer than a look in vain: it counts as so many more. */
export const vainMatch = 4;
