import { points } from '../../../../core/points.js';
import { polygon, polyline } from '../../../../draw/shapes.js';
import { symmetric, type Vehicle } from './livery.js';

const outline = symmetric([0, -0.5], [[0.34, 0.44]], [[0.085, 0.36]], [[0.045, 0.5]], [[0, 0.33]]);
const leftWing = polygon(points('0,-0.5 -0.34,0.44 -0.085,0.36'));
const leftKeel = polygon(points('0,-0.5 -0.085,0.36 -0.045,0.5 0,0.33'));
const rightKeel = polygon(points('0,-0.5 0.085,0.36 0.045,0.5 0,0.33'));

/** A folded paper dart from below: two wings and the keel between them. */
export const dart: Vehicle = (sheet, map, { body, trim, line }) => {
  sheet.stroke(outline, line, 0.016, { map, join: 'round' }).fill(outline, body, { map });
  sheet.fill(leftWing, '#000000', { map, alpha: 0.06 });
  sheet
    .fill(leftKeel, trim, { map })
    .fill(rightKeel, trim, { map })
    .fill(leftKeel, '#000000', { map, alpha: 0.2 });
  sheet.stroke(polyline(points('0,-0.5 0,0.33')), line, 0.006, { map });
};
