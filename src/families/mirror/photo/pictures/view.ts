import type { Box } from '../../../../draw/path.js';
import type { PointPair } from '../annotations/skeleton.js';
import { type Body, sharedArea, type Subject } from '../annotations/subjects.js';
import { sidesOf, type Size } from '../../../param-schemas.js';
import type { Placed } from '../state.js';

/** The part of a picture that is shown, and its size. */
interface Frame {
  /** Whole pixels of the source. */
  readonly from: Box;
  /** Whole pixels of the finished picture. */
  readonly width: number;
  readonly height: number;
}

interface FrameOptions {
  readonly crop: 'subject' | 'none';
  /** The space around the subject, in parts of its longer side. */
  readonly margin: number;
  /** The frame that the finished picture fits into, pixels. */
  readonly size: Size;
}

/** The most that small pictures are enlarged. */
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
  const most = sidesOf(size);
  const scale = Math.min(most.width / from.width, most.height / from.height, mostEnlarged);
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { from, width: side(from.width), height: side(from.height) };
}

/**
 * A point in the finished picture, to 1/64 of a pixel: such numbers are subtracted from a width without rounding, so that two flips
 * give back the same point.
 */
export function toFrame({ from, width, height }: Frame, x: number, y: number): [x: number, y: number] {
  return [snap(((x - from.x) * width) / from.width), snap(((y - from.y) * height) / from.height)];
}

export const snap = (value: number): number => Math.round(value * 64) / 64 + 0;

/** A box of the source in the finished picture. */
function boxToFrame(frame: Frame, { x, y, width, height }: Box): Box {
  const [left, top] = toFrame(frame, x, y);
  const [right, bottom] = toFrame(frame, x + width, y + height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A subject as it is shown, in pixels of the finished picture. */
export interface View {
  readonly subject: Subject;
  readonly frame: Frame;
  /** The labeled points, by name. */
  readonly points: ReadonlyMap<string, Placed>;
  readonly box: Box;
  /** Whether other bodies are in the picture, so that the subject must be outlined. */
  readonly crowded: boolean;
  /** The visible points of other bodies. */
  readonly strangers: readonly (readonly [x: number, y: number])[];
}

export function viewOf(subject: Subject, options: FrameOptions): View {
  const frame = frameOf(subject, options);
  const shown = subject.others.filter(({ box }) => box === undefined || sharedArea(box, frame.from) > 0);
  return {
    subject,
    frame,
    points: new Map([...subject.points].map(([name, { x, y, v }]) => [name, [...toFrame(frame, x, y), v]])),
    box: boxToFrame(frame, subject.box),
    crowded: shown.length > 0,
    strangers: shown.flatMap(({ labeled }) =>
      labeled.filter(({ v }) => v === 2).map(({ x, y }) => toFrame(frame, x, y)),
    ),
  };
}

/** The subject's pair with a role, if there is one. */
export const pairOf = ({ subject }: View, role: string): PointPair | undefined =>
  subject.skeleton.pairs.find((pair) => pair.role === role);

/** Both points of a pair with a role, if both are labeled. */
export function bothOf(
  view: View,
  role: string,
): { readonly left: Placed; readonly right: Placed } | undefined {
  const pair = pairOf(view, role);
  const [left, right] = [pair && view.points.get(pair.left), pair && view.points.get(pair.right)];
  return left && right && { left, right };
}

/** A point on the midline, or, where it is not labeled, the middle of a pair. */
export function middleOf(
  view: View,
  name: 'neck' | 'tail' | undefined,
  role: string,
): readonly [x: number, y: number] | undefined {
  const point = name && view.subject.skeleton.middle[name];
  const own = point === undefined ? undefined : view.points.get(point);
  if (own) return [own[0], own[1]];
  const both = bothOf(view, role);
  return both && [(both.left[0] + both.right[0]) / 2, (both.left[1] + both.right[1]) / 2];
}

export function distance(a: readonly number[], b: readonly number[]): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(dx * dx + dy * dy);
}
