import { points } from '../../../core/points.js';
import { circle, ellipse, Path, polygon, rect } from '../../../draw/index.js';
import { movedPath, stem, type Icon } from './icon.js';

export const things: readonly Icon[] = [
  {
    word: 'cup',
    accept: ['mug', 'coffee cup', 'teacup'],
    turn: 20,
    layers: [
      {
        path: new Path()
          .moveTo(0.4, -0.5)
          .cubicTo(1.15, -0.6, 1.15, 0.5, 0.35, 0.5)
          .lineTo(0.35, 0.26)
          .cubicTo(0.8, 0.26, 0.8, -0.32, 0.4, -0.24)
          .close(),
        shade: 0.8,
      },
      {
        path: new Path()
          .moveTo(-0.9, -0.72)
          .lineTo(0.56, -0.72)
          .lineTo(0.46, 0.6)
          .quadTo(0.4, 0.86, 0.14, 0.86)
          .lineTo(-0.48, 0.86)
          .quadTo(-0.74, 0.86, -0.8, 0.6)
          .close(),
      },
      { path: ellipse(-0.17, -0.7, 0.73, 0.17), shade: 0.6 },
    ],
  },
  {
    word: 'house',
    accept: ['home', 'hut', 'cottage'],
    turn: 12,
    layers: [
      { path: rect(-0.72, -0.1, 1.44, 1.05) },
      { path: polygon(points('-0.98,0 0,-0.95 0.98,0')), shade: 0.62 },
      { path: rect(-0.18, 0.35, 0.36, 0.6), shade: 0.5 },
    ],
  },
  {
    word: 'tree',
    accept: ['fir', 'pine'],
    turn: 12,
    layers: [
      { path: rect(-0.14, 0.5, 0.28, 0.48), own: stem },
      {
        path: polygon(points('0,-1 0.5,-0.25 -0.5,-0.25'))
          .append(polygon(points('0,-0.62 0.68,0.22 -0.68,0.22')))
          .append(polygon(points('0,-0.2 0.85,0.66 -0.85,0.66'))),
      },
    ],
  },
  {
    word: 'key',
    accept: [],
    turn: 180,
    layers: [
      {
        path: new Path()
          .append(circle(-0.55, 0, 0.43))
          .append(movedPath(circle(0, 0, 0.2), -0.55, 0).transform([1, 0, 0, -1, 0, 0]))
          .append(rect(-0.16, -0.12, 1.14, 0.24))
          .append(rect(0.5, 0.1, 0.16, 0.3))
          .append(rect(0.8, 0.1, 0.16, 0.36)),
      },
    ],
  },
];
