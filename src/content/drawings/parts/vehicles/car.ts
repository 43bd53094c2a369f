import { points } from '../../../../core/points.js';
import { polygon, polyline } from '../../../../draw/shapes.js';
import { box } from '../outlines.js';
import { bothSides, glass, headlight, symmetric, taillight, type Vehicle } from './livery.js';

const beams = bothSides(polygon(points('0.1,-0.47 0.19,-0.47 0.26,-0.63 0.06,-0.63')));
const wheels = bothSides(box(0.205, -0.28, 0.06, 0.15, 0.02).append(box(0.205, 0.29, 0.06, 0.15, 0.02)));
const body = symmetric(
  [0, -0.5],
  points('0.1,-0.5 0.19,-0.485 0.205,-0.42'),
  points('0.22,-0.3 0.215,0.3 0.21,0.42'),
  points('0.2,0.485 0.15,0.5 0.12,0.5'),
);
const windshield = symmetric(
  [0, -0.2],
  points('0.08,-0.2 0.14,-0.19 0.178,-0.165'),
  [[0.135, -0.05]],
  points('0.09,-0.065 0.04,-0.07 0,-0.07'),
);
const rearWindow = symmetric(
  [0, 0.28],
  points('0.05,0.28 0.1,0.275 0.135,0.265'),
  [[0.16, 0.34]],
  points('0.1,0.355 0.05,0.36 0,0.36'),
);
const sideWindows = bothSides(polygon(points('0.186,-0.12 0.153,-0.03 0.15,0.24 0.182,0.3')));
const mirrors = bothSides(box(0.232, -0.13, 0.05, 0.035, 0.012));
const headlights = bothSides(polygon(points('0.09,-0.485 0.17,-0.465 0.19,-0.4 0.13,-0.44')));
const taillights = bothSides(box(0.145, 0.475, 0.09, 0.03, 0.01));

/** A car from above, its headlights on. */
export const car: Vehicle = (sheet, map, { body: paint, trim, line }) => {
  const stops = [
    [0, `${headlight}d0`],
    [1, `${headlight}10`],
  ] as const;
  sheet.fill(beams, { kind: 'linear', from: [0, -0.46], to: [0, -0.63], stops }, { map });
  sheet.fill(wheels, '#17181a', { map }).fill(mirrors, line, { map });
  sheet.stroke(body, line, 0.016, { map, join: 'round' }).fill(body, paint, { map });
  for (const x of [-0.06, 0.06]) sheet.fill(box(x, 0.0, 0.035, 0.99, 0), trim, { map });
  sheet.stroke(bothSides(polyline(points('0.1,-0.22 0.125,-0.44'))), line, 0.006, { map, alpha: 0.7 });
  for (const window of [windshield, rearWindow, sideWindows]) sheet.fill(window, glass, { map });
  sheet.fill(headlights, headlight, { map }).fill(taillights, taillight, { map });
};
