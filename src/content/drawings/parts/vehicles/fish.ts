import { points } from '../../../../core/points.js';
import { circle, ellipse, Path, polyline } from '../../../../draw/index.js';
import { arc } from '../outlines.js';
import { bothSides, symmetric, type Vehicle } from './livery.js';

const body = symmetric(
  [0, -0.5],
  points('0.07,-0.49 0.12,-0.42 0.135,-0.3'),
  points('0.155,-0.1 0.1,0.12 0.035,0.25'),
);
const tail = symmetric(
  [0, 0.2],
  [[0.035, 0.25]],
  points('0.1,0.32 0.17,0.38 0.2,0.5'),
  points('0.12,0.45 0.05,0.41 0,0.37'),
);
const fins = bothSides(
  new Path()
    .moveTo(0.11, -0.22)
    .cubicTo(0.24, -0.2, 0.31, -0.1, 0.31, 0)
    .cubicTo(0.24, -0.06, 0.16, -0.1, 0.12, -0.1)
    .close(),
);
const rearFins = bothSides(
  new Path()
    .moveTo(0.085, 0.08)
    .cubicTo(0.15, 0.1, 0.17, 0.16, 0.17, 0.22)
    .cubicTo(0.12, 0.19, 0.08, 0.17, 0.06, 0.17)
    .close(),
);
const dorsal = symmetric([0, -0.2], points('0.022,-0.12 0.02,0 0,0.08'));
const patches = ellipse(0.03, -0.33, 0.08, 0.06)
  .append(ellipse(-0.05, -0.05, 0.07, 0.09))
  .append(ellipse(0.03, 0.15, 0.05, 0.05));
const eyes = bothSides(circle(0.098, -0.4, 0.024));
const pupils = bothSides(circle(0.104, -0.403, 0.013));
const gills = bothSides(polyline(arc(0.03, -0.36, 0.09, 0.1, 10, 75)));

/** A carp from above. */
export const fish: Vehicle = (sheet, map, { body: skin, trim, line }) => {
  for (const part of [fins, rearFins, tail, body]) sheet.stroke(part, line, 0.014, { map, join: 'round' });
  for (const part of [fins, rearFins, tail])
    sheet.fill(part, skin, { map }).fill(part, trim, { map, alpha: 0.45 });
  sheet.fill(body, skin, { map });
  sheet.clipped(body.transform(map), () => sheet.fill(patches, trim, { map }));
  sheet.fill(dorsal, line, { map, alpha: 0.5 }).stroke(gills, line, 0.008, { map, alpha: 0.6 });
  sheet.fill(eyes, '#ffffff', { map }).stroke(eyes, line, 0.006, { map }).fill(pupils, '#101010', { map });
};
