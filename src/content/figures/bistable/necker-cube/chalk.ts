import { chalk } from '../pen.js';
import { orthographic } from './cube.js';
import { lineCube } from './lines.js';

/** White on black, and so steep that its level faces are the widest. */
export const chalkCube = lineCube(
  'chalk',
  chalk,
  (stream) => ({
    edge: stream.uniform(244, 268),
    yaw: stream.choice([-1, 1]) * stream.uniform(30, 37),
    pitch: stream.uniform(46, 52),
    width: stream.uniform(4.5, 6),
  }),
  ({ edge, yaw, pitch }) => orthographic(edge!, yaw!, pitch!),
);
