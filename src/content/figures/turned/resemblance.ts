import { memoize } from '../../../core/memoize.js';
import {
  type Fit,
  inkMask,
  overlapOf,
  type Shape,
  shapeOfMask,
  shapeOfPath,
} from '../../../draw/fill/shape-overlap.js';
import { type Point, polygon, type Raster } from '../../../draw/index.js';
import { templates } from './templates.js';

/** The shape of what is drawn on plain paper. @param filled whether holes belong to it */
export const shapeIn = (picture: Raster, paper: string, filled: boolean, fit: Fit): Shape =>
  shapeOfMask(inkMask(picture, paper, filled), picture.width, fit);

/** A template cut out as it is or mirrored: nothing says which way a thing looks. */
const templateShape = memoize((name: string, mirrored: boolean): Shape => {
  const points = templates[name].map(([x, y]): Point => [mirrored ? -x : x, y]);
  return shapeOfPath(polygon(points), 'fit');
});

/** The templates of a reading: that of its name, and 'name (…)' where one thing has several forms. */
export const templatesOf = memoize((reading: string): readonly string[] =>
  Object.keys(templates).filter((name) => name === reading || name.startsWith(`${reading} (`)),
);

/** How well a shape, fitted, resembles the template of a reading that comes closest: intersection over union, 0 to 1. */
export const resemblance = (shape: Shape, reading: string): number =>
  Math.max(
    ...templatesOf(reading).flatMap((name) =>
      [false, true].map((mirrored) => overlapOf(shape, templateShape(name, mirrored))),
    ),
  );
