import type { Scene } from '../scene.js';
import { arrow } from './arrow.js';
import { calculator } from './calculator.js';
import { cave } from './cave.js';
import { crescent } from './crescent.js';
import { cupOrDome } from './cup-or-dome.js';
import { dimples } from './dimples.js';
import { domino } from './domino.js';
import { face } from './face.js';
import { flag } from './flag.js';
import { hourglass } from './hourglass.js';
import { houseNumber } from './house-number.js';
import { letterSign } from './letter-sign.js';
import { plot } from './plot.js';
import { pointingHand } from './pointing-hand.js';
import { relief } from './relief.js';
import { thumb } from './thumb.js';
import { triangleSign } from './triangle-sign.js';
import { vehicleHeading } from './vehicle-heading.js';

/** Every drawn scene, in the order of their names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each figure's type is its scene's own affair
export const scenes: readonly Scene<any>[] = [
  arrow,
  calculator,
  cave,
  crescent,
  cupOrDome,
  dimples,
  domino,
  face,
  flag,
  hourglass,
  houseNumber,
  letterSign,
  plot,
  pointingHand,
  relief,
  thumb,
  triangleSign,
  vehicleHeading,
];
