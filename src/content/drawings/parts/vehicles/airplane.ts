import { points } from '../../../../core/points.js';
import { polygon } from '../../../../draw/shapes.js';
import { box } from '../outlines.js';
import { bothSides, glass, symmetric, type Vehicle } from './livery.js';

const wings = bothSides(polygon(points('0,-0.13 0.06,-0.1 0.45,0.13 0.47,0.17 0.45,0.185 0.06,0.1 0,0.1')));
const tips = bothSides(polygon(points('0.38,0.089 0.45,0.13 0.47,0.17 0.45,0.185 0.38,0.163')));
const tailplane = bothSides(polygon(points('0,0.34 0.04,0.36 0.19,0.46 0.19,0.5 0.02,0.465 0,0.465')));
const engines = bothSides(box(0.18, -0.045, 0.062, 0.13, 0.026));
const intakes = bothSides(box(0.18, -0.1, 0.05, 0.022, 0.01));
const fuselage = symmetric(
  [0, -0.5],
  points('0.035,-0.49 0.058,-0.43 0.058,-0.36'),
  [[0.058, 0.2]],
  points('0.055,0.33 0.025,0.45 0,0.48'),
);
const cockpit = symmetric(
  [0, -0.455],
  points('0.02,-0.455 0.034,-0.44 0.04,-0.425'),
  [[0.033, -0.405]],
  points('0.02,-0.42 0.01,-0.423 0,-0.423'),
);
const fin = symmetric([0, 0.3], [[0.013, 0.36]], [[0.016, 0.5]]);

/** A jet airliner from above. */
export const airplane: Vehicle = (sheet, map, { body, trim, line }) => {
  for (const part of [wings, tailplane]) sheet.stroke(part, line, 0.016, { map, join: 'round' });
  for (const part of [engines, fuselage]) sheet.stroke(part, line, 0.016, { map, join: 'round' });
  sheet.fill(engines, trim, { map }).fill(intakes, line, { map });
  sheet.fill(wings, body, { map }).fill(wings, '#000000', { map, alpha: 0.14 }).fill(tips, trim, { map });
  sheet.fill(tailplane, trim, { map });
  sheet.fill(fuselage, body, { map }).fill(cockpit, glass, { map });
  sheet.fill(fin, trim, { map }).stroke(fin, line, 0.006, { map });
};
