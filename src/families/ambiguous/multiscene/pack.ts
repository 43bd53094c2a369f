import { halfWindow } from '../../../content/figures/icons/stamps.js';
import type { Stream } from '../../../core/stream.js';
import type { Coverage } from '../../../draw/fill/coverage.js';
import type { Mask } from './stage.js';

/** Where things may lie: 1 for free pixels, rows from the top. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly free: Uint8Array;
}

/** A thing in one size and turn, as packing sees it. */
export interface Piece {
  readonly thing: string;
  /** Pixels. */
  readonly side: number;
  readonly angle: number;
  /** The coverage in a square window of {@link halfWindow} to every side. */
  readonly cover: Coverage;
}

export interface Put {
  readonly piece: Piece;
  /** The middle, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** Left free between things, pixels. */
const gap = 2;
/** Coverage of 255 above which a thing is seen and in the way. */
const solid = 40;

/**
 * Lays pieces into what is free, none over another nor over the edge, the first wherever they fit. What they cover, and the
 * gap around it, is no longer free.
 * @param pieces to choose from at each place
 * @param most pieces to put; default: as many as fit
 * @param at the share of the places that is tried, all of them by default: fewer are faster and looser
 */
export function packInto(
  room: Room,
  pieces: readonly Piece[],
  stream: Stream,
  most = Infinity,
  step = 3,
): Put[] {
  const { width, height, free } = room;
  const places: number[] = [];
  for (let y = 1; y < height - 1; y += step)
    for (let x = 1; x < width - 1; x += step) if (free[y * width + x] === 1) places.push(y * width + x);
  const put: Put[] = [];
  const samples: Int32Array[] = [];
  for (const place of stream.shuffle(places)) {
    if (put.length >= most) break;
    if (free[place] === 0) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    const first = stream.below(pieces.length);
    for (let turn = 0; turn < Math.min(3, pieces.length); turn++) {
      const which = (first + turn) % pieces.length;
      const piece = pieces[which];
      if (!fits(room, piece, (samples[which] ??= samplesOf(piece, width)), x, y)) continue;
      take(room, piece, x, y);
      put.push({ piece, x: x + 0.5, y: y + 0.5 });
      break;
    }
  }
  return put;
}

/** The corner of what a piece covers where its middle is the middle of a pixel. */
const corner = ({ side, cover }: Piece, x: number, y: number): readonly [number, number] => {
  const half = halfWindow(side) - 0.5;
  return [x - half + cover.x, y - half + cover.y];
};

/**
 * The places where a piece is solid, as steps from the corner of its cover in a room of a given width: the farthest from its middle first,
 * since there it meets others soonest. Every other pixel of every other row is enough: nothing is thinner than what the gap takes.
 */
function samplesOf({ cover }: Piece, width: number): Int32Array {
  const found: { readonly step: number; readonly far: number }[] = [];
  for (let v = 0; v < cover.height; v += 2)
    for (let u = 0, at = v * cover.width; u < cover.width; u += 2, at += 2) {
      if (cover.data[at] <= solid) continue;
      const [dx, dy] = [2 * u - cover.width, 2 * v - cover.height];
      found.push({ step: v * width + u, far: dx * dx + dy * dy });
    }
  return Int32Array.from(
    found.sort((a, b) => b.far - a.far),
    ({ step }) => step,
  );
}

function fits({ width, height, free }: Room, piece: Piece, steps: Int32Array, x: number, y: number): boolean {
  const { cover } = piece;
  const [left, top] = corner(piece, x, y);
  if (left < 0 || top < 0 || left + cover.width > width || top + cover.height > height) return false;
  const from = top * width + left;
  for (let i = 0; i < steps.length; i++) if (free[from + steps[i]] === 0) return false;
  return true;
}

/** Nothing else may lie where a piece is, nor within the gap around it: done run by run of its rows. */
function take({ width, height, free }: Room, piece: Piece, x: number, y: number): void {
  const { cover } = piece;
  const [left, top] = corner(piece, x, y);
  for (let v = 0; v < cover.height; v++)
    for (let u = 0, row = v * cover.width; u < cover.width; u++) {
      if (cover.data[row + u] <= solid) continue;
      let end = u + 1;
      while (end < cover.width && cover.data[row + end] > solid) end++;
      const [from, to] = [Math.max(0, left + u - gap), Math.min(width, left + end + gap)];
      const last = Math.min(height - 1, top + v + gap);
      for (let py = Math.max(0, top + v - gap); py <= last; py++)
        free.fill(0, py * width + from, py * width + to);
      u = end;
    }
}

/**
 * The place for a thing near where it is wanted, on whole pixels of a figure's window, where least of it sticks out of the
 * figure by more than `slack` pixels, and where it touches none of its like; of equal ones the nearest.
 * @param cover what the thing covers, from the place on
 * @param others where others of its like have been put
 * @param most how far it may be moved to every side, pixels
 */
export function settled(
  mask: Mask,
  cover: Coverage,
  [x, y]: readonly [number, number],
  others: readonly (readonly [number, number])[],
  most: number,
  slack: number,
): readonly [number, number] {
  const { width, height, inside } = mask;
  const isInside = (px: number, py: number): boolean =>
    px >= 0 && py >= 0 && px < width && py < height && inside[py * width + px] === 1;
  const sticksOut = (px: number, py: number): boolean =>
    !(
      isInside(px, py) ||
      isInside(px - slack, py) ||
      isInside(px + slack, py) ||
      isInside(px, py - slack) ||
      isInside(px, py + slack)
    );
  const isClear = (px: number, py: number): boolean =>
    others.every(
      ([ox, oy]) => Math.abs(px - ox) >= cover.width + gap || Math.abs(py - oy) >= cover.height + gap,
    );
  let best: readonly [number, number] = [x, y];
  let least = Infinity;
  for (const [dx, dy] of around(most)) {
    if (!isClear(x + dx, y + dy)) continue;
    let out = 0;
    for (let v = 0, at = 0; v < cover.height && out < least; v++)
      for (let u = 0; u < cover.width; u++, at++)
        if (cover.data[at] > solid && sticksOut(x + dx + cover.x + u, y + dy + cover.y + v)) out++;
    if (out < least) [least, best] = [out, [x + dx, y + dy]];
    if (least === 0) break;
  }
  return best;
}

/** Steps of up to `most` pixels to every side, from the shortest. */
function around(most: number): readonly (readonly [number, number])[] {
  const steps: [number, number][] = [];
  for (let dy = -most; dy <= most; dy++) for (let dx = -most; dx <= most; dx++) steps.push([dx, dy]);
  return steps.sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);
}
