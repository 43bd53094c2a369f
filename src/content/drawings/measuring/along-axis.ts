import { unitOf } from '../direction.js';
import type { MirrorAxis } from './mirror-axis.js';

/** Cells along the length. */
const cells = 100;

/** A marked shape along an axis through some place, from its rear to its front. */
export class AlongAxis {
  private readonly counts = new Float64Array(cells);
  private readonly least = new Float64Array(cells).fill(Infinity);
  private readonly most = new Float64Array(cells).fill(-Infinity);

  constructor(marks: Uint8Array, width: number, { axis, x, y }: Omit<MirrorAxis, 'margin'>) {
    const [ux, uy] = unitOf(axis);
    const each = (take: (along: number, across: number) => void): void => {
      for (let pixel = 0; pixel < marks.length; pixel++) {
        if (marks[pixel] === 0) continue;
        const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y];
        take(dx * ux + dy * uy, dx * uy - dy * ux);
      }
    };
    let [rear, front] = [Infinity, -Infinity];
    each((along) => {
      rear = Math.min(rear, along);
      front = Math.max(front, along);
    });
    each((along, across) => {
      const cell = Math.min(cells - 1, Math.floor((cells * (along - rear)) / (front - rear)));
      this.counts[cell]++;
      this.least[cell] = Math.min(this.least[cell], across);
      this.most[cell] = Math.max(this.most[cell], across);
    });
  }

  /** The number of marks between two places, 0 (the rear) to 1 (the front). */
  area(from: number, to: number): number {
    return this.counts.subarray(...range(from, to)).reduce((sum, count) => sum + count, 0);
  }

  /** The mean distance between the outermost marks on both sides of the axis between two places, pixels. */
  span(from: number, to: number): number {
    const [first, last] = range(from, to);
    let sum = 0;
    for (let cell = first; cell < last; cell++)
      if (this.counts[cell] > 0) sum += this.most[cell] - this.least[cell] + 1;
    return sum / (last - first);
  }
}

const range = (from: number, to: number): [number, number] => [
  Math.round(from * cells),
  Math.round(to * cells),
];
