import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { circle, ellipse, Path, polygon, star } from '../../../draw/index.js';
import { leafPath, movedPath, type Icon } from './icon.js';

const heartPath = (): Path =>
  new Path()
    .moveTo(0, 0.92)
    .cubicTo(-1.35, 0.02, -1.05, -0.9, -0.45, -0.86)
    .cubicTo(-0.15, -0.84, 0, -0.6, 0, -0.46)
    .cubicTo(0, -0.6, 0.15, -0.84, 0.45, -0.86)
    .cubicTo(1.05, -0.9, 1.35, 0.02, 0, 0.92)
    .close();

const petals = (): Path => {
  const path = new Path();
  for (let i = 0; i < 6; i++)
    path.append(ellipse(0, 0, 0.42, 0.3), [
      cosDegrees(60 * i),
      sinDegrees(60 * i),
      -sinDegrees(60 * i),
      cosDegrees(60 * i),
      0.55 * cosDegrees(60 * i),
      0.55 * sinDegrees(60 * i),
    ]);
  return path;
};

export const nature: readonly Icon[] = [
  { word: 'star', accept: [], turn: 180, layers: [{ path: star(0, 0.05, 1, 0.42, 5) }] },
  {
    word: 'heart',
    accept: [],
    turn: 60,
    layers: [
      { path: heartPath() },
      { path: movedPath(ellipse(0, 0, 0.22, 0.12), -0.45, -0.5, -35), shade: 1.35 },
    ],
  },
  {
    word: 'leaf',
    accept: ['foliage'],
    turn: 180,
    layers: [
      { path: leafPath() },
      { path: polygon(points('-0.98,-0.05 0.8,-0.02 0.8,0.02 -0.98,0.05')), shade: 0.62 },
    ],
  },
  {
    word: 'flower',
    accept: ['daisy', 'blossom'],
    turn: 180,
    layers: [{ path: petals() }, { path: circle(0, 0, 0.3), own: [250, 205, 70] }],
  },
  {
    word: 'fish',
    accept: [],
    turn: 40,
    layers: [
      {
        path: new Path()
          .moveTo(-0.55, 0)
          .cubicTo(-0.2, -0.75, 0.6, -0.65, 0.98, 0)
          .cubicTo(0.6, 0.65, -0.2, 0.75, -0.55, 0)
          .close()
          .append(polygon(points('-0.35,0 -0.98,-0.52 -0.8,0 -0.98,0.52'))),
      },
      { path: circle(0.58, -0.14, 0.12), own: [20, 24, 30] },
      { path: polygon(points('0.02,0.08 0.3,0.1 0.05,0.4')), shade: 0.65 },
    ],
  },
];
