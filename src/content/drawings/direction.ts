import { points } from '../../core/points.js';
import type { Reading } from './drawing.js';

/** The eight directions of the picture plane, clockwise from up: what a reader sees, whatever the world's up may be. */
export const directions = [
  'up',
  'upper right',
  'right',
  'lower right',
  'down',
  'lower left',
  'left',
  'upper left',
] as const;

export type Direction = (typeof directions)[number];

/** The four directions along the picture's sides, clockwise from up. */
export const straight = ['up', 'right', 'down', 'left'] as const satisfies readonly Direction[];

const r = Math.SQRT1_2;
const units = points([0, -1], [r, -r], [1, 0], [r, r], [0, 1], [-r, r], [-1, 0], [-r, -r]);

/** The unit vector of a direction, y downward. */
export const unitOf = (direction: Direction): readonly [number, number] =>
  units[directions.indexOf(direction)];

/**
 * The direction of the k-th figure of a scene: five steps of 45° visit all eight, and neighbors in k are not neighbors on
 * the compass.
 */
export const directionInTurn = (k: number): Direction => directions[(5 * k) % 8];

/** The phrase with which a question asks for one of the eight. */
export const eightWays =
  'Answer with one of: up, down, left, right, upper left, upper right, lower left, lower right.';

/** The direction after a half turn of the picture. */
export function opposite(direction: string): Direction {
  return directions[(directions.indexOf(direction as Direction) + 4) % 8];
}

const words: Record<'up' | 'right' | 'down' | 'left', readonly string[]> = {
  up: ['up', 'upward', 'upwards', 'north', 'top'],
  right: ['right', 'rightward', 'rightwards', 'east'],
  down: ['down', 'downward', 'downwards', 'south', 'bottom'],
  left: ['left', 'leftward', 'leftwards', 'west'],
};
const compass = ['northeast', 'southeast', 'southwest', 'northwest'] as const;
const slanted = ['upper', 'lower', ...compass];

/** The names of one of the eight directions; every word of another direction is refused. */
export function describeDirection(direction: string): Reading {
  if (direction in words) {
    const own = words[direction as keyof typeof words];
    const others = Object.entries(words).flatMap(([name, list]) => (name === direction ? [] : list));
    return { answer: direction, accept: own.slice(1), refuse: [...others, ...slanted] };
  }
  const [vertical, horizontal] = direction.split(' ') as ['upper' | 'lower', 'left' | 'right'];
  const rises = vertical === 'upper';
  const y = rises ? 'up' : 'down';
  const x = horizontal;
  const edge = rises ? 'top' : 'bottom';
  const wind = `${rises ? 'north' : 'south'} ${x === 'right' ? 'east' : 'west'}`;
  const otherY = rises ? 'down' : 'up';
  const otherX = x === 'right' ? 'left' : 'right';
  return {
    answer: direction,
    accept: [
      ...[y, edge, `${y}ward`, `${y}wards`].flatMap((way) => [
        `${way} ${x}`,
        `${way} and ${x}`,
        `${way} and to the ${x}`,
      ]),
      ...[y, `${y}ward`, `${y}wards`].map((way) => `${x} and ${way}`),
      `${vertical} ${x} corner`,
      wind.replace(' ', ''),
      wind,
    ],
    refuse: [
      ...words[otherY],
      ...words[otherX],
      rises ? 'lower' : 'upper',
      ...compass.filter((name) => name !== wind.replace(' ', '')),
    ],
  };
}

/** The phrase with which a question asks for one of the eight places around the middle of the picture. */
export const eightPlaces =
  'Answer with one of: top, bottom, left, right, upper left, upper right, lower left, lower right.';

/** The names of the place around the middle of the picture that lies in one of the eight directions. */
export function describePlace(direction: string): Reading {
  const { answer, accept, refuse } = describeDirection(direction);
  if (!(direction in words)) return { answer, accept, refuse };
  const middles: Record<string, readonly string[]> = {
    up: ['top center', 'top middle', 'upper center', 'upper middle'],
    down: ['bottom center', 'bottom middle', 'lower center', 'lower middle'],
    left: ['center left', 'middle left', 'left center'],
    right: ['center right', 'middle right', 'right center'],
  };
  const name = { up: 'top', down: 'bottom' }[direction] ?? direction;
  const others = [answer, ...accept].filter((word) => word !== name);
  return { answer: name, accept: [...others, ...middles[direction]], refuse };
}
