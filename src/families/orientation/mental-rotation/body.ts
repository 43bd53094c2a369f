import {
  type FigureLabel,
  type FigureState,
  type FigureTransform,
  readFigure,
  turnFigureLabel,
  turnFigureState,
} from './state.js';
import { readThing, type ThingLabel, type ThingState, turnThingLabel, turnThingState } from './thing.js';

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
