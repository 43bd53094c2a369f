import type { Shape } from '../figure.js';

const words: Readonly<Record<number, string>> = {
  [-90]: 'up',
  [30]: 'to the lower right',
  [150]: 'to the lower left',
  [90]: 'down',
  [-30]: 'to the upper right',
  [210]: 'to the upper left',
};

/** What is seen when triangles seem to point at an angle, degrees clockwise from the right. */
export const pointing = (angle: number): string => `triangles that point ${words[angle]!}`;

/** The angles of a triangle's corners: the two that are asked about first. */
export const headings = ({ first, turn }: Shape): number[] =>
  [0, 1, 2].map((i) => {
    const angle = first! + 120 * ((i + turn!) % 3);
    return angle > 210 ? angle - 360 : angle;
  });
