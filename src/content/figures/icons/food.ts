import { points } from '../../../core/points.js';
import { circle, ellipse, Path, polygon, rect, roundRect } from '../../../draw/index.js';
import { green, leafPath, movedPath, stem, type Icon } from './icon.js';

export const food: readonly Icon[] = [
  {
    word: 'apple',
    accept: [],
    hues: [25, 130],
    turn: 35,
    layers: [
      {
        path: new Path()
          .moveTo(0, -0.45)
          .cubicTo(0.35, -0.75, 0.95, -0.55, 0.92, 0.1)
          .cubicTo(0.9, 0.65, 0.5, 1, 0.15, 0.92)
          .quadTo(0, 0.86, -0.15, 0.92)
          .cubicTo(-0.5, 1, -0.9, 0.65, -0.92, 0.1)
          .cubicTo(-0.95, -0.55, -0.35, -0.75, 0, -0.45)
          .close(),
      },
      { path: rect(-0.06, -0.88, 0.12, 0.5), own: stem },
      { path: movedPath(leafPath(), 0.36, -0.78, -20, 0.34), own: green },
      { path: movedPath(ellipse(0, 0, 0.12, 0.26), -0.5, -0.05, 20), shade: 1.35 },
    ],
  },
  {
    word: 'pear',
    accept: [],
    hues: [100, 122],
    turn: 35,
    layers: [
      {
        path: new Path()
          .moveTo(0, -0.72)
          .cubicTo(0.42, -0.72, 0.36, -0.2, 0.58, 0.1)
          .cubicTo(0.9, 0.55, 0.55, 0.98, 0, 0.96)
          .cubicTo(-0.55, 0.98, -0.9, 0.55, -0.58, 0.1)
          .cubicTo(-0.36, -0.2, -0.42, -0.72, 0, -0.72)
          .close(),
      },
      { path: rect(-0.06, -0.98, 0.12, 0.32), own: stem },
      { path: movedPath(ellipse(0, 0, 0.1, 0.24), -0.34, 0.38, 15), shade: 1.35 },
    ],
  },
  {
    word: 'cherry',
    accept: ['cherries'],
    hues: [20],
    turn: 30,
    layers: [
      {
        path: polygon(points('-0.5,0.3 0.08,-0.95 0.2,-0.92 0.62,0.3 0.5,0.34 0.12,-0.7 -0.38,0.36')),
        own: green,
      },
      { path: circle(-0.46, 0.46, 0.46) },
      { path: circle(0.5, 0.5, 0.44), shade: 0.85 },
      { path: circle(-0.6, 0.3, 0.12), shade: 1.45 },
    ],
  },
  {
    word: 'carrot',
    accept: [],
    hues: [55],
    turn: 180,
    layers: [
      {
        path: movedPath(leafPath(), -0.68, -0.16, 210, 0.34)
          .append(movedPath(leafPath(), -0.7, 0.14, 150, 0.34))
          .append(movedPath(leafPath(), -0.74, 0, 180, 0.3)),
        own: green,
      },
      {
        path: new Path()
          .moveTo(-0.5, -0.36)
          .cubicTo(0, -0.36, 0.6, -0.14, 1, 0.02)
          .cubicTo(0.6, 0.18, 0, 0.36, -0.5, 0.36)
          .quadTo(-0.68, 0, -0.5, -0.36)
          .close(),
      },
      { path: rect(-0.2, -0.3, 0.06, 0.24).append(rect(0.15, 0, 0.06, 0.2)), shade: 0.7 },
    ],
  },
  {
    word: 'mushroom',
    accept: ['toadstool'],
    turn: 25,
    layers: [
      { path: roundRect(-0.3, -0.1, 0.6, 1.02, 0.2), own: [236, 224, 200] },
      {
        path: new Path()
          .moveTo(-0.95, 0.12)
          .cubicTo(-0.95, -1.2, 0.95, -1.2, 0.95, 0.12)
          .quadTo(0, 0.34, -0.95, 0.12)
          .close(),
      },
      {
        path: circle(-0.4, -0.3, 0.16)
          .append(circle(0.15, -0.55, 0.17))
          .append(circle(0.5, -0.15, 0.14)),
        own: [246, 240, 228],
      },
    ],
  },
];
