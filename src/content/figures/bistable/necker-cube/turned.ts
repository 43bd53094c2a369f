import { onPaper } from '../pen.js';
import { orthographic } from './cube.js';
import { lineCube } from './lines.js';

/** No face in the plane of the picture: three directions of edges, all foreshortened. */
export const turnedCube = lineCube(
  'turned',
  onPaper,
  (stream) => ({
    edge: stream.uniform(250, 276),
    yaw: stream.choice([-1, 1]) * stream.uniform(24, 34),
    pitch: stream.uniform(16, 22),
    width: stream.uniform(3.5, 5),
  }),
  ({ edge, yaw, pitch }) => orthographic(edge!, yaw!, pitch!),
);
