/** The nouns for people: 'the woman'. */
export const nouns = ['woman', 'man', 'girl', 'boy'] as const;
export type Noun = (typeof nouns)[number];
