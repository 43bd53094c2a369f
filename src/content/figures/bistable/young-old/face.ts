import type { Board } from '../../../../draw/board.js';
import { Path } from '../../../../draw/path.js';
import { circle, ellipse, pointsOf, type Point } from '../../../../draw/shapes.js';
import type { Shape } from '../figure.js';
import { closed, ink, open, placed } from './sheet.js';

/**
 * Face and neck. The young woman's cheek and chin are the old one's nose, her neck the old one's mouth and chin; her small
 * nose lies on the old one's nose where that begins.
 */
export const skin = ({ nose, chin, jut }: Shape): Point[] =>
  pointsOf([
    262,
    104,
    232,
    118,
    204,
    146,
    186,
    184,
    178,
    208,
    175,
    222,
    160 - jut!,
    240,
    157 - jut!,
    248,
    170,
    254,
    169,
    266,
    163,
    288,
    157 - nose! * 0.6,
    308,
    154 - nose!,
    324,
    161 - nose!,
    338,
    178,
    345,
    200,
    342,
    222,
    335,
    234,
    338,
    234,
    350,
    227,
    362,
    219,
    374,
    222,
    385,
    216,
    398,
    204,
    411,
    194,
    424 + chin!,
    190,
    440 + chin!,
    198,
    456 + chin!,
    224,
    469 + chin!,
    270,
    484,
    360,
    484,
    396,
    400,
    380,
    240,
    330,
    130,
  ]);

/** The ear of one, with a lobe, the eye of the other, with a bag under it. */
const earOutline = pointsOf([
  243, 264, 250, 250, 267, 244, 283, 251, 286, 266, 278, 281, 265, 287, 256, 279, 249, 273,
]);

/** The shade under the jaw of one, on the hollow cheek of the other. */
export const shade = pointsOf([
  200, 342, 222, 335, 244, 325, 262, 308, 272, 290, 300, 262, 340, 300, 372, 386, 334, 374, 288, 384, 246,
  381, 218, 373, 228, 362, 234, 350, 232, 338,
]);

/** Ear, lashes, jaw and ribbon of one, which are eye, lid, wing of the nose and mouth of the other. */
export function drawFeatures(board: Board, s: Shape): void {
  const ear = closed(s, earOutline);
  board.fill(ear, 255).stroke(ear, ink, 3.5);
  board.fill(closed(s, pointsOf([254, 266, 260, 257, 272, 258, 275, 266, 267, 272, 264, 266, 258, 271])), 30);
  // Lashes of the eye that is turned away; the other's farther eye.
  board.stroke(open(s, [173, 226, 186, 219, 200, 223]), ink, 4, { cap: 'round' });
  board.stroke(open(s, [172, 228, 156, 216]), ink, 3, { cap: 'round' });
  board.stroke(open(s, [173, 225, 163, 208]), ink, 2.5, { cap: 'round' });
  // The jaw of one, the wing of the other's nose and a fold of her cheek.
  board.stroke(open(s, [222, 335, 244, 325, 262, 308, 271, 290]), ink, 3.5, { cap: 'round' });
  board.fill(
    closed(s, pointsOf([218, 372, 246, 380, 286, 382, 330, 370, 334, 379, 290, 392, 248, 391, 221, 385])),
    30,
  );
}

/** Lashes, an ear as it is, an ear ring, a pendant and pearls. */
export function drawYoung(board: Board, s: Shape): void {
  const cover = closed(s, earOutline);
  board.fill(cover, 250).stroke(cover, ink, 3.5);
  board.stroke(open(s, [248, 268, 254, 259, 268, 256, 276, 262, 272, 271, 262, 270, 262, 264]), 90, 2.5);
  const lashes = new Path();
  for (const [x, y] of pointsOf([152, 208, 147, 215, 146, 224])) lashes.append(open(s, [172, 229, x, y]));
  board.stroke(lashes, ink, 2.5, { cap: 'round' });
  const pearls = pointsOf([232, 408, 250, 418, 270, 423, 290, 422, 310, 416, 328, 405]);
  for (const [x, y] of placed(s, pearls)) board.fill(circle(x, y, 8), 225).stroke(circle(x, y, 8), ink, 2.5);
  const [pendant, ring] = placed(s, pointsOf([266, 400, 268, 291]));
  board.fill(circle(...pendant!, 9), 120).stroke(circle(...pendant!, 9), ink, 2.5);
  board.fill(circle(...ring!, 8), 200).stroke(circle(...ring!, 8), ink, 3);
}

/** Wrinkles and bags of an old face. */
const wrinkles: readonly (readonly number[])[] = [
  [232, 250, 250, 234, 282, 236, 298, 254],
  [238, 288, 256, 296, 284, 286],
  [244, 299, 262, 306, 280, 298],
  [182, 244, 194, 248, 206, 243],
  [198, 238, 208, 232, 220, 236],
  [256, 344, 274, 362, 278, 398, 264, 424],
  [292, 306, 302, 328, 298, 352],
  [296, 262, 312, 256],
  [296, 270, 314, 274],
  [216, 430, 230, 436, 244, 432],
  [198, 166, 218, 182, 230, 204],
  [206, 156, 230, 172, 246, 192],
];

/** An eye with a brow and bags, wrinkles, a wart and a tooth. */
export function drawOld(board: Board, s: Shape): void {
  const [pupil, wart, tooth] = placed(s, pointsOf([263, 264, 182, 320, 234, 383]));
  board.fill(circle(...pupil!, 9), ink);
  const lines = new Path();
  for (const wrinkle of wrinkles) lines.append(open(s, wrinkle));
  board.stroke(lines, 70, 3, { cap: 'round' });
  board.fill(circle(...wart!, 7), 120).stroke(circle(...wart!, 7), ink, 2.5);
  board.fill(ellipse(...tooth!, 6, 4.5), 250);
}
