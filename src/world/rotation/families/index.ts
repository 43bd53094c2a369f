import type { AnyRotationFamily } from '../family.js';
import { compound } from './compound.js';
import { sequences } from './sequences.js';
import { shepardMetzler } from './shepard-metzler.js';
import { singleAxis } from './single-axis.js';
import { threeAxis } from './three-axis.js';
import { tumbling } from './tumbling.js';

export { compound, sequences, shepardMetzler, singleAxis, threeAxis, tumbling };

/** The rotation families that the library ships; a new one is its file, its test and a line here. */
export const rotationFamilies: readonly AnyRotationFamily[] = [
  singleAxis,
  compound,
  threeAxis,
  tumbling,
  sequences,
  shepardMetzler,
];
