import type { Likeness, Looks } from '../likeness.js';

interface TextLooks extends Looks {
  readonly text: string;
}

/** How far two texts of a length are apart. */
export const textLikeness: Likeness<{ readonly text: string }, TextLooks> = {
  measure: 'characters in which texts of equal length differ',
  guard: 0,
  looks: ({ text }) => ({
    group: String(text.length),
    text,
    distanceTo: (other) => [...text].filter((char, i) => char !== (other as TextLooks).text[i]).length,
  }),
};
