/** Where a sentence or line ends; in scripts without spaces nothing need follow. */
export const SENTENCE_BREAK = /(?<=[.!?。।])\s+|\n+|(?<=[。।])/u;
