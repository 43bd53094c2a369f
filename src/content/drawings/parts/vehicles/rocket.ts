import { points } from '../../../../core/points.js';
import { circle, Path, polygon } from '../../../../draw/index.js';
import { box } from '../outlines.js';
import { bothSides, fire, symmetric, type Vehicle } from './livery.js';

const flame = symmetric([0, 0.26], [[0.085, 0.26]], points('0.1,0.36 0.03,0.4 0,0.5'));
const core = symmetric([0, 0.26], [[0.045, 0.26]], points('0.05,0.32 0.02,0.35 0,0.4'));
const fins = bothSides(
  new Path().moveTo(0.1, 0.02).cubicTo(0.22, 0.08, 0.27, 0.18, 0.27, 0.34).lineTo(0.1, 0.23).close(),
);
const hull = symmetric(
  [0, -0.5],
  points('0.1,-0.4 0.155,-0.25 0.15,-0.05'),
  points('0.145,0.08 0.12,0.18 0.1,0.25'),
);
const nose = symmetric(
  [0, -0.5],
  points('0.05,-0.45 0.095,-0.38 0.122,-0.3'),
  points('0.06,-0.28 0.03,-0.277 0,-0.277'),
);
const nozzle = polygon(points('-0.08,0.25 0.08,0.25 0.095,0.285 -0.095,0.285'));

/** A rocket from the side, its engine burning. */
export const rocket: Vehicle = (sheet, map, { body, trim, line }) => {
  sheet.fill(flame, fire[0], { map }).fill(core, fire[1], { map });
  for (const part of [fins, hull]) sheet.stroke(part, line, 0.02, { map, join: 'round' });
  sheet.fill(nozzle, line, { map }).fill(fins, trim, { map });
  sheet.fill(hull, body, { map }).fill(nose, trim, { map });
  sheet.fill(circle(0, -0.13, 0.075), line, { map }).fill(circle(0, -0.13, 0.055), '#7fc4e8', { map });
  sheet.fill(box(0, 0.1, 0.235, 0.03), trim, { map });
};
