import type { Likeness, Looks } from '../likeness.js';

interface TextLooks extends Looks {
  readonly text: string;
}

const looks = ({ text }: { readonly text: string }): TextLooks => ({
  group: String(text.length),
  text,
  distanceTo: (other) => [...text].filter((char, i) => char !== (other as TextLooks).text[i]).length,
});

/** How far two texts of a length are apart. */
export const textLikeness: Likeness<{ readonly text: string }, TextLooks> = {
  measure: 'characters in which texts of equal length differ',
  guard: 0,
  looks,
  short: { write: ({ text }) => text, read: (text) => looks({ text: text as string }), error: 0 },
};
