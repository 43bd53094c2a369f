/** What replies in one language say around an answer: alternatives of regular expressions, in lower case, parted by `|`. */
export interface LanguageWords {
  /** What a final answer is called; with what makes it final where the noun alone says too little. */
  readonly answer: string;
  /** What joins such a noun and the answer, besides a colon. */
  readonly joins: string;
  /** What stands before an option that is chosen or concluded with. */
  readonly chooses: string;
  /** What stands after it. */
  readonly chosen: string;
  /** What follows an option that is called right. */
  readonly right: string;
  /** What stands before what is denied. */
  readonly not: string;
  /** What follows what is denied. */
  readonly wrong: string;
  /** Words that say nothing of their own beside an option: copulas, pronouns, articles, "option". */
  readonly idle: string;
  /** What announces that something said is taken back. */
  readonly wait: string;
  /** What says that something only seems so, or that others would say so. */
  readonly seems: string;
  /** What turns from there to how it is, before it or in its clause. */
  readonly but: string;
  readonly yes: string;
  readonly no: string;
  readonly and: string;
  readonly or: string;
  /** Numbers from zero to twelve; inflected or counted otherwise behind a slash. */
  readonly numerals: string;
  /** Beside a number that is the sum. */
  readonly total: string;
  /** Beside a number that is a part of the sum. */
  readonly parts: string;
  /** Verbs and words before a number that is stated, or, where the verb comes last, behind it. */
  readonly counts: string;
  /** Of a picture as it is shown. */
  readonly before: string;
  /** Of a picture after the transformation. */
  readonly after: string;
  /** Before, or where the verb comes last behind, a string that is stated. */
  readonly reads: string;
}
