import { cosDegrees, sinDegrees } from '../../../core/index.js';

/** The rectangle on the floor under a thing. Meters. */
export interface Ground {
  readonly x: number;
  readonly z: number;
  /** Degrees clockwise, as seen from above. */
  readonly heading: number;
  /** Half its width and half its depth. */
  readonly half: readonly [number, number];
}

/** Whether things stand clear of each other: see {@link isClear}. */
export const areClear = (things: readonly Ground[]): boolean =>
  things.every((one, i) => things.slice(0, i).every((other) => isClear(one, other)));

/** Whether two things stand clear of each other, with a gap of a tenth of their size, however narrow they are. */
function isClear(a: Ground, b: Ground): boolean {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const axes = [a, b].flatMap(({ heading }) => {
    const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
    return [
      [cos, sin],
      [-sin, cos],
    ];
  });
  return axes.some(([ux, uz]) => Math.abs(dx * ux + dz * uz) > gap * (reach(a, ux, uz) + reach(b, ux, uz)));
}

const gap = 1.1;

/** How far a rectangle reaches from its middle in a direction. */
function reach({ heading, half: [wide, deep] }: Ground, ux: number, uz: number): number {
  const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
  return wide * Math.abs(ux * cos + uz * sin) + deep * Math.abs(uz * cos - ux * sin);
}
