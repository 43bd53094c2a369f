/** The letters of the options. */
export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

/** The views of four candidate pictures, in the order of their letters. */
export const candidateViews = ['a', 'b', 'c', 'd'] as const;
export type CandidateView = (typeof candidateViews)[number];

/** Texts by their letters. */
export const lettered = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, i) => [letters[i]!, text]));

/** How a choice among texts ends its prompt. */
export const choicesWords = (options: Readonly<Record<string, string>>): string => {
  const list = Object.entries(options).map(([letter, text]) => `${letter}: ${text}`);
  return `Choices: ${list.join('; ')}. Reply with only the letter of the right choice.`;
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The texts of options that are pictures. @param before how many pictures are shown before them */
export const pictureOptions = (before: number): Record<string, string> =>
  lettered(letters.map((_, i) => `the ${ordinals[before + i]!} image`));

/** A list with one of its values moved to a place. */
export function placed<T>(value: T, others: readonly T[], place: number): T[] {
  const list = [...others];
  list.splice(place, 0, value);
  return list;
}
