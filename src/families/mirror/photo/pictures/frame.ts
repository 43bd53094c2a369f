import type { Box } from '../../../../draw/path.js';
import type { Body } from '../annotations/subject.js';

/** What of a picture is shown, and how large. */
export interface Frame {
  /** Whole pixels of the source. */
  readonly from: Box;
  /** Whole pixels of the finished picture. */
  readonly width: number;
  readonly height: number;
}

export interface FrameOptions {
  readonly crop: 'subject' | 'none';
  /** Room left around the subject, in parts of its longer side. */
  readonly margin: number;
  /** The longest side of the finished picture, pixels. */
  readonly size: number;
}

/** Small pictures are enlarged no more than this. */
const mostEnlarged = 3;

/** The window around a body and all its labeled points, or the whole picture. */
export function frameOf({ image, box, points }: Body, { crop, margin, size }: FrameOptions): Frame {
  let from: Box = { x: 0, y: 0, width: image.width, height: image.height };
  if (crop === 'subject') {
    const room = margin * Math.max(box.width, box.height);
    const all = [...points.values()];
    const xs = [box.x, box.x + box.width, ...all.map(({ x }) => x)];
    const ys = [box.y, box.y + box.height, ...all.map(({ y }) => y)];
    const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
    const left = within(Math.floor(Math.min(...xs) - room), image.width - 1);
    const top = within(Math.floor(Math.min(...ys) - room), image.height - 1);
    const right = within(Math.ceil(Math.max(...xs) + room), image.width);
    const bottom = within(Math.ceil(Math.max(...ys) + room), image.height);
    from = { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  }
  const scale = Math.min(size / Math.max(from.width, from.height), mostEnlarged);
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { from, width: side(from.width), height: side(from.height) };
}

/**
 * A place in the finished picture, to 1/64 of a pixel: such numbers are subtracted from a width without rounding, so that
 * two flips give back the same ones.
 */
export function toFrame({ from, width, height }: Frame, x: number, y: number): [x: number, y: number] {
  return [snap(((x - from.x) * width) / from.width), snap(((y - from.y) * height) / from.height)];
}

export const snap = (value: number): number => Math.round(value * 64) / 64 + 0;

/** A box of the source in the finished picture. */
export function boxToFrame(frame: Frame, { x, y, width, height }: Box): Box {
  const [left, top] = toFrame(frame, x, y);
  const [right, bottom] = toFrame(frame, x + width, y + height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
