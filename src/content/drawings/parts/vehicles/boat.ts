import { points } from '../../../../core/points.js';
import { Path, polyline } from '../../../../draw/index.js';
import { box } from '../outlines.js';
import { bothSides, foam, glass, symmetric, type Vehicle } from './livery.js';

const wake = bothSides(
  new Path()
    .moveTo(0.02, 0.36)
    .cubicTo(0.12, 0.38, 0.2, 0.4, 0.27, 0.5)
    .cubicTo(0.18, 0.46, 0.1, 0.46, 0.02, 0.5)
    .close(),
);
const hull = symmetric(
  [0, -0.5],
  points('0.1,-0.36 0.19,-0.2 0.19,0.02'),
  points('0.19,0.2 0.18,0.3 0.165,0.36'),
);
const deck = symmetric(
  [0, -0.42],
  points('0.08,-0.31 0.155,-0.18 0.155,0.02'),
  points('0.155,0.18 0.145,0.26 0.135,0.32'),
);
const cockpit = symmetric(
  [0, -0.07],
  points('0.06,-0.07 0.11,-0.05 0.125,-0.01'),
  points('0.125,0.14 0.12,0.22 0.115,0.28'),
);
const windshield = symmetric(
  [0, -0.13],
  points('0.07,-0.13 0.12,-0.09 0.14,-0.01'),
  [[0.115, 0]],
  points('0.1,-0.05 0.06,-0.075 0,-0.075'),
);
const seats = bothSides(box(0.058, 0.07, 0.085, 0.075, 0.02).append(box(0.058, 0.2, 0.085, 0.075, 0.02)));
const motor = box(0, 0.375, 0.09, 0.075, 0.02);

/** A motor boat from above, with its wake. */
export const boat: Vehicle = (sheet, map, { body, trim, line }) => {
  sheet.fill(wake, foam, { map, alpha: 0.75 });
  sheet.fill(motor, line, { map });
  sheet.stroke(hull, line, 0.016, { map, join: 'round' }).fill(hull, body, { map });
  sheet.fill(deck, '#c98f52', { map });
  for (const x of [-0.09, -0.045, 0, 0.045, 0.09]) {
    sheet.stroke(polyline(points([x, -0.3 + 15 * x * x], [x, -0.1])), '#8f5f2f', 0.006, { map });
  }
  sheet.fill(cockpit, '#f1ece0', { map });
  sheet.fill(seats, trim, { map }).fill(windshield, glass, { map });
};
