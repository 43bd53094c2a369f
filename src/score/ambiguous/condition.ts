import type { Mark } from '../marks.js';

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

/** The category of a question; `undefined` if it is none of AmbiBench's. */
export function categoryOf({ question: { groups } }: Mark): Category | undefined {
  return groups?.task === undefined ? undefined : categories.find((name) => name === groups.category);
}

/** Whether a question is about the ambiguous picture, as the paper asks: not about one view or reading alone. */
export const isAmbiguous = ({ question: { condition } }: Mark): boolean => condition === 'ambiguous';

/** Whether a question is about a control, which has one reading: `control`, `control-upright`, … */
export const isControl = ({ question: { condition } }: Mark): boolean => /^control(?![^-.])/.test(condition);
