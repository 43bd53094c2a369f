import type { Box } from '../../../../draw/path.js';
import { boxToFrame, frameOf, toFrame, type Frame, type FrameOptions } from './frame.js';
import type { PointPair } from '../annotations/skeleton.js';
import type { Placed } from '../state.js';
import { sharedArea, type Subject } from '../annotations/subject.js';

/** A subject as it is shown: everything in pixels of the finished picture. */
export interface View {
  readonly subject: Subject;
  readonly frame: Frame;
  /** The labeled points, by name. */
  readonly points: ReadonlyMap<string, Placed>;
  readonly box: Box;
  /** Whether other bodies are in the picture, so that the subject must be outlined. */
  readonly crowded: boolean;
  /** Visible points of others. */
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
    strangers: shown.flatMap((other) => other.points.map(({ x, y }) => toFrame(frame, x, y))),
  };
}

/** The pair of a subject that has a role, if there is one. */
export const pairOf = ({ subject }: View, role: string): PointPair | undefined =>
  subject.skeleton.pairs.find((pair) => pair.role === role);

/** Both points of a role, if both are labeled. */
export function bothOf(
  view: View,
  role: string,
): { readonly left: Placed; readonly right: Placed } | undefined {
  const pair = pairOf(view, role);
  const [left, right] = [pair && view.points.get(pair.left), pair && view.points.get(pair.right)];
  return left && right && { left, right };
}

export function distance(a: readonly number[], b: readonly number[]): number {
  const [dx, dy] = [a[0]! - b[0]!, a[1]! - b[1]!];
  return Math.sqrt(dx * dx + dy * dy);
}
