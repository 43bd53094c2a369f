/** What people are called: 'the woman'. */
export const nouns = ['woman', 'man', 'girl', 'boy'] as const;
export type Noun = (typeof nouns)[number];
