import type { Action } from './define.js';
import { bendLeg, feetOn, footForward, raiseFoot } from './feet.js';
import { carryings, pointForward, raiseHand, wearings } from './hands.js';
import { holdings } from './holding.js';
import { usings } from './using.js';

export type { Action, ActionKind } from './define.js';
export { facing, forwardness, greater, heights, kneeBends, statureOf } from './measures.js';

/** All that one side can do in a stance that leaves it free. */
export const actions: readonly Action[] = [
  raiseHand,
  pointForward,
  ...holdings,
  ...usings,
  ...wearings,
  ...carryings,
  footForward,
  raiseFoot,
  bendLeg,
  ...feetOn,
];
