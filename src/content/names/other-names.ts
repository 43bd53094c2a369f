/** Words that name a thing besides its own, as a careful person who sees the picture says them. */
export interface OtherNames {
  /** Other words for the same, and shorter ones. */
  readonly same?: readonly string[];
  /** What these very pictures are also taken for: word → why. */
  readonly seen?: Readonly<Record<string, string>>;
}

/**
 * The names in one list. Words that the vocabulary of `topsyturvy score` knows as synonyms or kinds ('automobile' or 'sedan' for
 * a car) need not be among them, and words broader than the basic level ('vehicle') must not, or they would earn what says
 * nothing.
 */
export const listed = ({ same = [], seen = {} }: OtherNames): readonly string[] => [
  ...same,
  ...Object.keys(seen),
];
