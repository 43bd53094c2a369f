import { compose, type Mat3, type Vec3 } from '../../../world/index.js';
import { sequenceMatrix } from '../../../world/rotation/steps.js';
import { mirroredRotation } from '../../staging/figures/turned.js';
import {
  type FigureLabel,
  type FigureState,
  type FigureTransform,
  fiveDecimals,
  readFigure,
  turnDirection,
  turnFigureLabel,
  turnFigureState,
} from './state.js';

/** A model of a pack, or its mirror image. Plain JSON. */
export type Thing = { readonly category: string; readonly variation: number; readonly mirrored: boolean };

/** A thing as it is turned: its own left, up and front are the columns of the matrix, of its mirror image left is right. */
export interface TurnedThing {
  readonly thing: Thing;
  readonly rotation: Mat3;
}

/** One of two things that are compared, as a figure is. */
export interface ThingState extends TurnedThing {
  readonly earlier: TurnedThing | null;
  readonly layout: 'two' | 'side-by-side';
  readonly first: 'same' | 'mirror';
}

export interface ThingLabel {
  readonly category: string;
  readonly variation: number;
  readonly mirrored: boolean;
  /** The directions of its left, top and front: right, up and toward the camera. */
  readonly axes: readonly Vec3[];
}

/** label(x): its axes, turned by the matrix. */
export function readThing({ thing, rotation: m }: TurnedThing): ThingLabel {
  const left = thing.mirrored ? -1 : 1;
  const axes: readonly Vec3[] = [
    [left * m[0], left * m[3], left * m[6]],
    [m[1], m[4], m[7]],
    [m[2], m[5], m[8]],
  ];
  return { ...thing, axes: axes.map(fiveDecimals) };
}

/** act(T, x), as for a figure. */
export function turnThingState({ mirrored, steps }: FigureTransform, x: ThingState): ThingState {
  const { thing, rotation } = mirrored ? mirroredThing(0, x) : x;
  return {
    ...x,
    thing,
    rotation: compose(rotation, sequenceMatrix(steps)),
    earlier: x.layout === 'side-by-side' ? { thing: x.thing, rotation: x.rotation } : null,
  };
}

/** A thing in a mirror that swaps left and right (0), top and bottom (1) or near and far (2). */
export const mirroredThing = (axis: 0 | 1 | 2, { thing, rotation }: TurnedThing): TurnedThing => ({
  thing: { ...thing, mirrored: !thing.mirrored },
  rotation: mirroredRotation(axis, rotation),
});

/** rho(T, y): a mirror swaps what points right and left. */
export const turnThingLabel = (t: FigureTransform, { axes, mirrored, ...own }: ThingLabel): ThingLabel => ({
  ...own,
  mirrored: t.mirrored ? !mirrored : mirrored,
  axes: axes.map((axis) => turnDirection(t, axis)),
});

/** One of two bodies that are compared: a block figure, or a thing of a pack. */
export type BodyState = FigureState | ThingState;
export type BodyLabel = FigureLabel | ThingLabel;

/** label(x) */
export const readBody = (x: BodyState): BodyLabel => ('thing' in x ? readThing(x) : readFigure(x));

/** act(T, x) */
export const turnBodyState = (t: FigureTransform, x: BodyState): BodyState =>
  'thing' in x ? turnThingState(t, x) : turnFigureState(t, x);

/** rho(T, y) */
export const turnBodyLabel = (t: FigureTransform, y: BodyLabel): BodyLabel =>
  'axes' in y ? turnThingLabel(t, y) : turnFigureLabel(t, y);
