import type { HeldQuestion, Mark } from '../../score/index.js';

/** AmbiBench's nine categories in the order of its Tables 1 and 2, by their group label `category`. */
export const categories = [
  'camouflaged',
  'bistable',
  'hybrid',
  'color',
  'multiview',
  'geometric',
  'motion',
  'multiscene',
  'mixed',
] as const;
export type Category = (typeof categories)[number];

/** The category of a question; undefined if it is none of AmbiBench's. */
export const categoryOf = ({ groups }: Pick<HeldQuestion, 'groups'>): Category | undefined =>
  categories.find((name) => name === groups?.category);

/**
 * What the picture of a question is, which is its fact `picture`: an ambiguous one of which all is asked; a control, which has one reading;
 * an ambiguous one of which one view or reading alone is asked.
 */
export const pictures = ['ambiguous', 'control', 'alone'] as const;
type Picture = (typeof pictures)[number];

export const pictureOf = ({ facts }: Pick<HeldQuestion, 'facts'>): Picture | undefined =>
  pictures.find((name) => name === facts?.['picture']);

/** Whether a question is about the picture that its fact `picture` says. */
export const isAbout =
  (picture: Picture) =>
  ({ question }: Mark): boolean =>
    pictureOf(question) === picture;
