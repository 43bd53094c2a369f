export const beards = ['none', 'mustache', 'goatee', 'full'] as const;
export type Beard = (typeof beards)[number];
