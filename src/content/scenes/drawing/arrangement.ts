import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';

export type Place = { readonly x: number; readonly y: number };

/** Places in the unit square for things of one size, and half the least distance between two of them. */
export type Arrangement = { readonly places: readonly Place[]; readonly room: number };

/** Rows of places in a lattice, centered; every second row is shifted by half a step if `staggered`. */
export function lattice(columns: number, rows: number, staggered: boolean, margin: number): Arrangement {
  const rowStep = staggered ? 0.88 : 1;
  const wide = columns + (staggered ? 0.5 : 0);
  const high = 1 + (rows - 1) * rowStep;
  const step = (1 - 2 * margin) / Math.max(wide, high);
  const places = [];
  for (let row = 0; row < rows; row++) {
    const shift = staggered ? (row % 2 === 0 ? 0 : 0.5) : 0;
    for (let column = 0; column < columns; column++) {
      places.push({
        x: 0.5 + step * (column + 0.5 + shift - wide / 2),
        y: 0.5 + step * (row * rowStep + 0.5 - high / 2),
      });
    }
  }
  return { places, room: step / 2 };
}

/** Places on a circle, and one more at its middle if `centered`. @param start direction of the first, degrees */
export function ring(count: number, centered: boolean, start: number, margin: number): Arrangement {
  const chord = sinDegrees(180 / count);
  const spread = centered ? Math.min(0.5, chord) : chord;
  const radius = (0.5 - margin) / (1 + spread);
  const places = [];
  for (let i = 0; i < count; i++) {
    const angle = start + (360 * i) / count;
    places.push({ x: 0.5 + radius * cosDegrees(angle), y: 0.5 + radius * sinDegrees(angle) });
  }
  if (centered) places.push({ x: 0.5, y: 0.5 });
  return { places, room: radius * spread };
}

/** Places strewn without order, as far apart as a few tries allow (Mitchell's best candidate). */
export function strewn(stream: Stream, count: number, margin: number): Arrangement {
  const inset = margin + 0.1;
  const places: Place[] = [];
  let room = 1;
  for (let i = 0; i < count; i++) {
    let best: Place = { x: 0.5, y: 0.5 };
    let widest = -1;
    for (let attempt = 0; attempt < 60; attempt++) {
      const place = { x: stream.uniform(inset, 1 - inset), y: stream.uniform(inset, 1 - inset) };
      const gap = Math.min(1, ...places.map((other) => separation(place, other)));
      if (gap > widest) [best, widest] = [place, gap];
    }
    places.push(best);
    room = Math.min(room, widest / 2);
  }
  return { places, room: Math.min(room, 0.1 + margin / 2) };
}

const separation = (a: Place, b: Place): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
