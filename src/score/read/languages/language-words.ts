/** What replies in one language say around an answer: alternatives of regular expressions, lower case. */
export interface LanguageWords {
  /** What a final answer is called; with what makes it final where the noun alone says too little. */
  readonly answer: string;
  /** What joins such a noun and the answer, besides a colon. */
  readonly joins: string;
  /** Words before an option that is chosen or concluded with. */
  readonly chooses: string;
  /** Words after such an option. */
  readonly chosen: string;
  /** Words after an option that is called right. */
  readonly right: string;
  /** Words before what is denied. */
  readonly not: string;
  /** Words after what is denied. */
  readonly wrong: string;
  /** Words that say nothing of their own beside an option: copulas, pronouns, articles, "option". */
  readonly idle: string;
  /** Words that announce that something said is taken back. */
  readonly wait: string;
  /** Words that say that something only seems so, or that others would say so. */
  readonly seems: string;
  /** Words that turn from there to what is so, before it or in its clause. */
  readonly but: string;
  readonly yes: string;
  readonly no: string;
  readonly and: string;
  readonly or: string;
  /** Numbers from zero to twelve; inflected or counted otherwise behind a slash. */
  readonly numerals: string;
  /** Words beside a number that is the sum. */
  readonly total: string;
  /** Words beside a number that is a part of the sum. */
  readonly parts: string;
  /** Verbs and words before a number that is stated, or, where the verb comes last, behind it. */
  readonly counts: string;
  /** Words for a picture as it is shown. */
  readonly before: string;
  /** Words for a picture after the transformation. */
  readonly after: string;
  /** Words before a string that is stated or, where the verb comes last, behind it. */
  readonly reads: string;
}
