import {
  type Difficulty,
  type DifficultyAxis,
  type Ladder,
  axis,
  down,
  changing,
  up,
} from '../difficulty/difficulty.js';
import type { OrientationParams } from './params.js';

type Range = readonly [from: number, to: number];

const look = axis<OrientationParams>('photographic scenes instead of plain grounds', {
  look: changing<'clean' | 'photo'>('clean', 2, 'photo'),
});

const grain = axis<OrientationParams>('the finer of the two questions', {
  level: changing<'coarse' | 'granular'>('coarse', 6, 'granular'),
});

const sizes = (ladder: Ladder<Range>): DifficultyAxis<OrientationParams> =>
  axis<OrientationParams>('smaller objects', { fill: ladder as Ladder<never> });

const smallerObject = sizes(
  down<Range>(
    [0.74, 0.88],
    [0.71, 0.86],
    [0.68, 0.83],
    [0.65, 0.8],
    [0.62, 0.78],
    [0.57, 0.72],
    [0.52, 0.66],
    [0.47, 0.6],
    [0.42, 0.54],
    [0.38, 0.48],
  ),
);

/** Two objects share the width. */
const smallerObjects = sizes(
  down<Range>(
    [0.85, 0.9],
    [0.84, 0.9],
    [0.83, 0.9],
    [0.82, 0.9],
    [0.8, 0.9],
    [0.76, 0.86],
    [0.72, 0.82],
    [0.68, 0.78],
    [0.64, 0.74],
    [0.6, 0.7],
  ),
);

const distractors = (...ranges: readonly Range[]): DifficultyAxis<OrientationParams> =>
  axis<OrientationParams>('more distractors', { distractors: up<Range>(...ranges) as Ladder<never> });

/** Distractors, from none to as many as there may be. */
const fromNone = distractors([0, 0], [0, 0], [0, 1], [0, 1], [0, 2], [0, 3], [1, 3], [1, 4], [2, 4], [3, 4]);
/** Distractors where two objects are asked about, or one in two pictures: there is less room. */
const aFew = distractors([0, 0], [0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [0, 2], [1, 2], [1, 3], [2, 3]);

const hidden = axis<OrientationParams>('less of the object seen', {
  visible: down(0.95, 0.93, 0.9, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7),
});

const occlusion = axis<OrientationParams>('more often something in front', {
  occluded: up(0, 0.1, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 1),
});

const scene = { size: smallerObject, look, grain };

/** The difficulty of one picture of one object. */
export const objectDifficulty: Difficulty<OrientationParams> = {
  ...scene,
  distractors: fromNone,
  hidden,
  occlusion,
};

/** The difficulty of two pictures of one object. */
export const turnedPairDifficulty: Difficulty<OrientationParams> = { ...scene, distractors: aFew, hidden };

/** The difficulty of one picture of two objects. */
export const objectPairDifficulty: Difficulty<OrientationParams> = {
  ...scene,
  size: smallerObjects,
  distractors: aFew,
  hidden,
};

/** Pictures that are turned as a whole. */
export const wholePictureDifficulty: Difficulty<OrientationParams> = scene;
