import type { Affine } from '../../core/affine.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { Path } from '../../draw/path.js';
import { circle, ellipse, polygon, rect, roundRect, star } from '../../draw/shapes.js';

/** One flat shape of a small thing: a factor of its color, or a color of its own. */
export type Layer = {
  readonly path: Path;
  readonly shade?: number;
  readonly own?: readonly [number, number, number];
};

/** A small thing that is known at 20 pixels: layers from below, in the square from −1 to 1, y downward. */
export interface Icon {
  readonly word: string;
  readonly accept: readonly string[];
  /** How far it may be turned without looking wrong, degrees to either side. */
  readonly turn: number;
  readonly layers: readonly Layer[];
}

const stem = [92, 62, 38] as const;
const green = [70, 132, 58] as const;

const moved = (path: Path, x: number, y: number, angle = 0, scale = 1): Path => {
  const [c, s] = [scale * cosDegrees(angle), scale * sinDegrees(angle)];
  return path.transform([c, s, -s, c, x, y] satisfies Affine);
};

const leafPath = (): Path =>
  new Path()
    .moveTo(-0.98, 0)
    .cubicTo(-0.5, -0.72, 0.45, -0.66, 0.98, 0)
    .cubicTo(0.45, 0.66, -0.5, 0.72, -0.98, 0)
    .close();
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

const all: readonly Icon[] = [
  { word: 'star', accept: [], turn: 180, layers: [{ path: star(0, 0.05, 1, 0.42, 5) }] },
  {
    word: 'heart',
    accept: [],
    turn: 60,
    layers: [
      { path: heartPath() },
      { path: moved(ellipse(0, 0, 0.22, 0.12), -0.45, -0.5, -35), shade: 1.35 },
    ],
  },
  {
    word: 'leaf',
    accept: ['foliage'],
    turn: 180,
    layers: [
      { path: leafPath() },
      {
        path: polygon([
          [-0.98, -0.05],
          [0.8, -0.02],
          [0.8, 0.02],
          [-0.98, 0.05],
        ]),
        shade: 0.62,
      },
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
          .append(
            polygon([
              [-0.35, 0],
              [-0.98, -0.52],
              [-0.8, 0],
              [-0.98, 0.52],
            ]),
          ),
      },
      { path: circle(0.58, -0.14, 0.12), own: [20, 24, 30] },
      {
        path: polygon([
          [0.02, 0.08],
          [0.3, 0.1],
          [0.05, 0.4],
        ]),
        shade: 0.65,
      },
    ],
  },
  {
    word: 'apple',
    accept: ['fruit'],
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
      { path: moved(leafPath(), 0.36, -0.78, -20, 0.34), own: green },
      { path: moved(ellipse(0, 0, 0.12, 0.26), -0.5, -0.05, 20), shade: 1.35 },
    ],
  },
  {
    word: 'pear',
    accept: ['fruit'],
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
      { path: moved(ellipse(0, 0, 0.1, 0.24), -0.34, 0.38, 15), shade: 1.35 },
    ],
  },
  {
    word: 'cherry',
    accept: ['cherries', 'fruit'],
    turn: 30,
    layers: [
      {
        path: polygon([
          [-0.5, 0.3],
          [0.08, -0.95],
          [0.2, -0.92],
          [0.62, 0.3],
          [0.5, 0.34],
          [0.12, -0.7],
          [-0.38, 0.36],
        ]),
        own: green,
      },
      { path: circle(-0.46, 0.46, 0.46) },
      { path: circle(0.5, 0.5, 0.44), shade: 0.85 },
      { path: circle(-0.6, 0.3, 0.12), shade: 1.45 },
    ],
  },
  {
    word: 'carrot',
    accept: ['vegetable'],
    turn: 180,
    layers: [
      {
        path: moved(leafPath(), -0.68, -0.16, 210, 0.34)
          .append(moved(leafPath(), -0.7, 0.14, 150, 0.34))
          .append(moved(leafPath(), -0.74, 0, 180, 0.3)),
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
    accept: ['home', 'building'],
    turn: 12,
    layers: [
      { path: rect(-0.72, -0.1, 1.44, 1.05) },
      {
        path: polygon([
          [-0.98, 0],
          [0, -0.95],
          [0.98, 0],
        ]),
        shade: 0.62,
      },
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
        path: polygon([
          [0, -1],
          [0.5, -0.25],
          [-0.5, -0.25],
        ])
          .append(
            polygon([
              [0, -0.62],
              [0.68, 0.22],
              [-0.68, 0.22],
            ]),
          )
          .append(
            polygon([
              [0, -0.2],
              [0.85, 0.66],
              [-0.85, 0.66],
            ]),
          ),
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
          .append(moved(circle(0, 0, 0.2), -0.55, 0).transform([1, 0, 0, -1, 0, 0]))
          .append(rect(-0.16, -0.12, 1.14, 0.24))
          .append(rect(0.5, 0.1, 0.16, 0.3))
          .append(rect(0.8, 0.1, 0.16, 0.36)),
      },
    ],
  },
];

export const iconWords: readonly string[] = all.map(({ word }) => word);

export const iconOf = (word: string): Icon => all.find((icon) => icon.word === word)!;
