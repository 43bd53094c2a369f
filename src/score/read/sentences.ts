/** The end of a sentence or line; in scripts without spaces, no white space need follow. */
export const SENTENCE_BREAK = /(?<=[.!?。।])\s+|\n+|(?<=[。।])/u;
