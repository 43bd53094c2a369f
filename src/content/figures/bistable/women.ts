import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { loop, Path, thread, type Board } from '../../../draw/index.js';
import { circle, ellipse, type Point } from '../../../draw/shapes.js';
import type { Drawing, Shape } from './figure.js';

/** The tone of an area; the shape says which level that is. */
type Tone = 'hat' | 'trim' | 'hair' | 'coat';

/** An area of clothes or hair. */
interface Layer {
  readonly tone: Tone;
  readonly around: readonly Point[];
  readonly bulge: number;
}

/**
 * @param around points in units of the sheet
 * @param bulge of the outline between points, units: curls, fur, ruffles
 */
const layerOf =
  (tone: Tone) =>
  (around: string, bulge = 0): Layer => ({ tone, around: points(around), bulge });

export const [hat, trim, coat] = [layerOf('hat'), layerOf('trim'), layerOf('coat')];

/** A young woman and an old one, who look to the left: head-dress, hair and coat about the face that they share. */
export interface WomenDesign {
  readonly name: string;
  /** The layers behind the face, over it, and over its ear and neck. */
  readonly behind?: readonly Layer[];
  /** The points of the hair's outline but those beside the face. */
  readonly hair: string;
  readonly over: readonly Layer[];
  /** The lines on the clothes. */
  readonly folds?: readonly string[];
  /**
   * How far the old nose and chin (the young cheek and neck) and the young nose (`jut`) go beyond the usual, units; the bow of the
   * head, degrees counter-clockwise.
   */
  readonly face: Readonly<Record<'nose' | 'chin' | 'jut' | 'bow', number>>;
  /** The bulge of the hair's outline between points, units. Default 0. */
  readonly curls?: number;
}

/** Both women, with the clothes of a design. */
export const womenDrawing = ({ name, behind = [], face: own, ...design }: WomenDesign): Drawing => ({
  name,
  ground: ({ paper }) => paper,
  shape: (stream) => ({
    mirror: stream.choice([-1, 1]),
    nose: own.nose + stream.uniform(-3, 4),
    chin: own.chin + stream.uniform(-3, 3),
    jut: own.jut + stream.uniform(-2, 2),
    bow: own.bow + stream.uniform(-1.5, 1.5),
    paper: stream.choice([255, 246, 238]),
    hat: stream.choice([214, 200, 226]),
    hair: stream.choice([30, 48, 20]),
    coat: stream.choice([92, 70, 110]),
  }),
  draw(board, s, show) {
    const lay = (layer: Layer): void => drawLayer(board, s, layer);
    behind.forEach(lay);
    const face = closed(s, skin(s));
    board.fill(face, 250);
    board.fill(closed(s, shade), 216);
    board.stroke(face, ink, 4);
    const hair = areaOf(s, [...points(design.hair), ...besideFace], design.curls);
    board.fill(hair, show === 'b' ? 176 : s.hair).stroke(hair, ink, 3);
    design.over.forEach(lay);
    for (const fold of design.folds ?? []) board.stroke(open(s, points(fold)), ink, 3, { cap: 'round' });
    drawFeatures(board, s);
    if (show === 'a') drawYoung(board, s);
    if (show === 'b') drawOld(board, s);
  },
});

function drawLayer(board: Board, s: Shape, { tone, around, bulge }: Layer): void {
  const level = { hat: s.hat, trim: s.hat - 60, hair: s.hair, coat: s.coat }[tone];
  const area = areaOf(s, around, bulge);
  board.fill(area, level).stroke(area, ink, 4);
}

/** An area whose outline bulges to its left, as one goes around, between any two points. */
function areaOf(s: Shape, around: readonly Point[], bulge = 0): Path {
  if (bulge === 0) return closed(s, around);
  const bulging = around.flatMap(([x, y], i): Point[] => {
    const [u, v] = around[(i + 1) % around.length];
    const length = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
    return [
      [x, y],
      [(x + u) / 2 + (bulge * (v - y)) / length, (y + v) / 2 - (bulge * (u - x)) / length],
    ];
  });
  return loop(placed(s, bulging));
}

/**
 * Face and neck. The young woman's cheek and chin are the old one's nose, her neck the old one's mouth and chin; her small
 * nose lies on the old one's nose where that begins.
 */
const skin = ({ nose, chin, jut }: Shape): Point[] => [
  ...points('262,104 232,118 204,146 186,184 178,208 175,222'),
  [160 - jut, 240],
  [157 - jut, 248],
  ...points('170,254 169,266 163,288'),
  [157 - nose * 0.6, 308],
  [154 - nose, 324],
  [161 - nose, 338],
  ...points('178,345 200,342 222,335 234,338 234,350 227,362 219,374 222,385 216,398 204,411'),
  [194, 424 + chin],
  [190, 440 + chin],
  [198, 456 + chin],
  [224, 469 + chin],
  ...points('270,484 360,484 396,400 380,240 330,130'),
];

/** The ear of one, with a lobe, the eye of the other, with a bag under it. */
const earOutline = points('243,264 250,250 267,244 283,251 286,266 278,281 265,287 256,279 249,273');

/** The edge of the hair beside the face, from below. */
const besideFace = points('336,330 316,300 302,262 296,232 276,214 246,196 222,172');

/** The shade under the jaw of one, on the hollow cheek of the other. */
const shade = points(`200,342 222,335 244,325 262,308 272,290 300,262 340,300 372,386 334,374 288,384 246,381
  218,373 228,362 234,350 232,338`);

/** Ear, lashes, jaw and ribbon of one, which are eye, lid, wing of the nose and mouth of the other. */
function drawFeatures(board: Board, s: Shape): void {
  const ear = closed(s, earOutline);
  board.fill(ear, 255).stroke(ear, ink, 3.5);
  board.fill(closed(s, points('254,266 260,257 272,258 275,266 267,272 264,266 258,271')), 30);
  // Lashes of the eye that is turned away; the other's farther eye.
  board.stroke(open(s, points('173,226 186,219 200,223')), ink, 4, { cap: 'round' });
  board.stroke(open(s, points('172,228 156,216')), ink, 3, { cap: 'round' });
  board.stroke(open(s, points('173,225 163,208')), ink, 2.5, { cap: 'round' });
  // The jaw of one, the wing of the other's nose and a fold of her cheek.
  board.stroke(open(s, points('222,335 244,325 262,308 271,290')), ink, 3.5, { cap: 'round' });
  board.fill(closed(s, points('218,372 246,380 286,382 330,370 334,379 290,392 248,391 221,385')), 30);
}

/** Lashes, an ear as it is, an ear ring, a pendant and pearls. */
function drawYoung(board: Board, s: Shape): void {
  const cover = closed(s, earOutline);
  board.fill(cover, 250).stroke(cover, ink, 3.5);
  board.stroke(open(s, points('248,268 254,259 268,256 276,262 272,271 262,270 262,264')), 90, 2.5);
  const lashes = new Path();
  for (const [x, y] of points('152,208 147,215 146,224')) lashes.append(open(s, points([172, 229], [x, y])));
  board.stroke(lashes, ink, 2.5, { cap: 'round' });
  const pearls = points('232,408 250,418 270,423 290,422 310,416 328,405');
  for (const [x, y] of placed(s, pearls)) board.fill(circle(x, y, 8), 225).stroke(circle(x, y, 8), ink, 2.5);
  const [pendant, ring] = placed(s, points('266,400 268,291'));
  board.fill(circle(...pendant, 9), 120).stroke(circle(...pendant, 9), ink, 2.5);
  board.fill(circle(...ring, 8), 200).stroke(circle(...ring, 8), ink, 3);
}

/** Wrinkles and bags of an old face. */
const wrinkles = [
  '232,250 250,234 282,236 298,254',
  '238,288 256,296 284,286',
  '244,299 262,306 280,298',
  '182,244 194,248 206,243',
  '198,238 208,232 220,236',
  '256,344 274,362 278,398 264,424',
  '292,306 302,328 298,352',
  '296,262 312,256',
  '296,270 314,274',
  '216,430 230,436 244,432',
  '198,166 218,182 230,204',
  '206,156 230,172 246,192',
];

/** An eye with a brow and bags, wrinkles, a wart and a tooth. */
function drawOld(board: Board, s: Shape): void {
  const [pupil, wart, tooth] = placed(s, points('263,264 182,320 234,383'));
  board.fill(circle(...pupil, 9), ink);
  const lines = new Path();
  for (const wrinkle of wrinkles) lines.append(open(s, points(wrinkle)));
  board.stroke(lines, 70, 3, { cap: 'round' });
  board.fill(circle(...wart, 7), 120).stroke(circle(...wart, 7), ink, 2.5);
  board.fill(ellipse(...tooth, 6, 4.5), 250);
}

/** The level of lines. */
const ink = 20;

/** The point about which the head bows. */
const pivot: Point = [270, 330];

/** Points on the sheet; in the mirror, the women look to the right. */
function placed({ mirror, bow }: Shape, points: readonly Point[]): Point[] {
  const [cosine, sine] = [cosDegrees(bow), sinDegrees(bow)];
  return points.map(([x, y]): Point => {
    const [u, v] = [x - pivot[0], y - pivot[1]];
    const [px, py] = [pivot[0] + u * cosine + v * sine, pivot[1] - u * sine + v * cosine];
    return [mirror > 0 ? px : 512 - px, py];
  });
}

/** An area with a sharp corner at its first point. */
const closed = (s: Shape, points: readonly Point[]): Path =>
  thread(placed(s, [...points, points[0]])).close();
const open = (s: Shape, line: readonly Point[]): Path => thread(placed(s, line));
