import { circle, ellipse, type Point } from '../../../draw/shapes.js';
import { Path } from '../../../draw/path.js';
import { thread } from '../../../draw/spline.js';
import type { Board } from '../../../draw/board.js';
import type { BistableFigure, Shape } from './figure.js';

/** In the mirror, the women look to the right. */
const placed = ({ mirror }: Shape, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [mirror! > 0 ? x : 512 - x, y]);

const closed = (s: Shape, points: readonly Point[]): Path =>
  thread(placed(s, [...points, points[0]!])).close();
const open = (s: Shape, ...points: Point[]): Path => thread(placed(s, points));

/**
 * Face and neck. The young woman's cheek and chin are the old one's nose, her neck the old one's mouth and chin; her small
 * nose lies on the old one's nose where that begins.
 */
const skin = ({ nose, chin, jut }: Shape): Point[] => [
  [262, 104], [232, 118], [204, 146], [186, 184], [178, 208], [175, 222], [160 - jut!, 240], [157 - jut!, 248], [170, 254], [169, 266], [163, 288],
  [157 - nose! * 0.6, 308], [154 - nose!, 324], [161 - nose!, 338], [178, 345], [200, 342], [222, 335], [234, 338], [234, 350], [227, 362], [219, 374],
  [222, 385], [216, 398], [204, 411], [194, 424 + chin!], [190, 440 + chin!], [198, 456 + chin!], [224, 469 + chin!], [270, 484], [360, 484], [396, 400], [380, 240], [330, 130],
]; // prettier-ignore

/** The ear of one, with a lobe, the eye of the other, with a bag under it. */
const earOutline: readonly Point[] = [
  [243, 264],
  [250, 250],
  [267, 244],
  [283, 251],
  [286, 266],
  [278, 281],
  [265, 287],
  [256, 279],
  [249, 273],
];

/** The shade under the jaw of one, on the hollow cheek of the other. */
const shade: readonly Point[] = [[200, 342], [222, 335], [244, 325], [262, 308], [272, 290], [300, 262], [340, 300], [372, 386], [334, 374], [288, 384], [246, 381], [218, 373], [228, 362], [234, 350], [232, 338]]; // prettier-ignore

/** A young woman who looks away, or an old one in profile. */
export const youngOld: BistableFigure = {
  name: 'young-old',
  summary: "A young woman who looks away, whose jaw is also the nose of an old woman's profile.",
  source: 'after a German postcard, 1888; Hill, Puck, 1915; Boring, American Journal of Psychology 42, 1930',
  open: true,
  ground: ({ paper }) => paper!,
  // No 'lady' or 'girl' here: what is said of them would no longer tell young from old.
  readings: () => [
    { word: 'young woman', accept: [] },
    { word: 'old woman', accept: ['elderly woman', 'aged woman'] },
  ],
  shape: (stream) => ({
    mirror: stream.choice([-1, 1]),
    nose: stream.uniform(-3, 5),
    chin: stream.uniform(-4, 4),
    jut: stream.uniform(-2, 3),
    feather: stream.uniform(-16, 16),
    paper: stream.choice([255, 246, 238]),
    veil: stream.choice([214, 200, 226]),
    hair: stream.choice([30, 48, 20]),
    coat: stream.choice([92, 70, 110]),
  }),
  draw(board, s, show) {
    drawVeil(board, s);
    board.fill(closed(s, skin(s)), 250);
    board.fill(closed(s, shade), 216);
    board.stroke(closed(s, skin(s)), 20, 4);
    drawHair(board, s, show === 'b' ? 176 : s.hair!);
    drawCoat(board, s);
    drawFeatures(board, s);
    if (show === 'a') drawYoung(board, s);
    if (show === 'b') drawOld(board, s);
  },
};

function drawVeil(board: Board, s: Shape): void {
  const feather = closed(s, [
    [236, 92],
    [206, 62],
    [198 + s.feather!, 30],
    [226 + s.feather!, 22],
    [262, 46],
    [282, 84],
  ]);
  board.fill(feather, s.veil! - 50).stroke(feather, 20, 3.5);
  const veil = closed(s, [[196, 142], [214, 104], [262, 74], [326, 62], [394, 84], [440, 140], [462, 220], [470, 320], [486, 420], [470, 470], [380, 470], [300, 200]]); // prettier-ignore
  board.fill(veil, s.veil!).stroke(veil, 20, 4);
}

/** Hair covers the head from the brow to the nape, but for the face. */
function drawHair(board: Board, s: Shape, level: number): void {
  const hair = closed(s, [
    [200, 152], [228, 120], [276, 96], [340, 104], [390, 146], [414, 214], [424, 300], [434, 380], [428, 436], [396, 456], [364, 420], [350, 372], [336, 330], [316, 300], [302, 262], [296, 232], [276, 214], [246, 196], [222, 172],
  ]); // prettier-ignore
  board.fill(hair, level).stroke(hair, 20, 3);
}

/** Fur from shoulder to shoulder. */
function drawCoat(board: Board, s: Shape): void {
  const coat = closed(s, [[222, 472 + s.chin!], [262, 470], [314, 452], [356, 420], [400, 430], [462, 452], [500, 500], [506, 530], [150, 530], [176, 492]]); // prettier-ignore
  board.fill(coat, s.coat!).stroke(coat, 20, 4);
}

function drawFeatures(board: Board, s: Shape): void {
  // The ear of one, the eye of the other.
  const ear = closed(s, earOutline);
  board.fill(ear, 255).stroke(ear, 20, 3.5);
  const shell = closed(s, [
    [254, 266],
    [260, 257],
    [272, 258],
    [275, 266],
    [267, 272],
    [264, 266],
    [258, 271],
  ]);
  board.fill(shell, 30);
  // Lashes of the eye that is turned away; the other's farther eye.
  board.stroke(open(s, [173, 226], [186, 219], [200, 223]), 20, 4, { cap: 'round' });
  board.stroke(open(s, [172, 228], [156, 216]), 20, 3, { cap: 'round' });
  board.stroke(open(s, [173, 225], [163, 208]), 20, 2.5, { cap: 'round' });
  // The jaw of one, the wing of the other's nose and a fold of her cheek.
  board.stroke(open(s, [222, 335], [244, 325], [262, 308], [271, 290]), 20, 3.5, { cap: 'round' });
  // A ribbon around the neck, a mouth.
  const ribbon = closed(s, [
    [218, 372],
    [246, 380],
    [286, 382],
    [330, 370],
    [334, 379],
    [290, 392],
    [248, 391],
    [221, 385],
  ]);
  board.fill(ribbon, 30);
}

/** Lashes, an ear as it is, an ear ring, a pendant, pearls, and a comb's light on the hair. */
function drawYoung(board: Board, s: Shape): void {
  const cover = closed(s, earOutline);
  board.fill(cover, 250).stroke(cover, 20, 3.5);
  board.stroke(
    open(s, [248, 268], [254, 259], [268, 256], [276, 262], [272, 271], [262, 270], [262, 264]),
    90,
    2.5,
  );
  const marks = new Path();
  for (const [x, y] of [
    [152, 208],
    [147, 215],
    [146, 224],
  ] as const)
    marks.append(open(s, [172, 229], [x, y]));
  board.stroke(marks, 20, 2.5, { cap: 'round' });
  for (const [x, y] of [
    [232, 408],
    [250, 418],
    [270, 423],
    [290, 422],
    [310, 416],
    [328, 405],
  ] as const) {
    const [pearl] = placed(s, [[x, y]]);
    board.fill(circle(...pearl!, 8), 225).stroke(circle(...pearl!, 8), 20, 2.5);
  }
  const [pendant, ring] = placed(s, [
    [266, 400],
    [268, 291],
  ]);
  board.fill(circle(...pendant!, 9), 120).stroke(circle(...pendant!, 9), 20, 2.5);
  board.fill(circle(...ring!, 8), 200).stroke(circle(...ring!, 8), 20, 3);
  for (const off of [0, 14, 28]) {
    const strand = open(
      s,
      [306 + off, 118 + off],
      [350 + 0.8 * off, 142 + off],
      [384 + 0.5 * off, 196 + 0.6 * off],
      [398 + 0.4 * off, 262],
      [406 + 0.3 * off, 330],
    );
    board.stroke(strand, 130, 3);
  }
}

/** An eye with a brow and bags, wrinkles, a wart and a tooth; her hair is gray. */
function drawOld(board: Board, s: Shape): void {
  const [pupil] = placed(s, [[263, 264]]);
  board.fill(circle(...pupil!, 9), 20);
  const lines = new Path();
  for (const points of [
    [[232, 250], [250, 234], [282, 236], [298, 254]], [[238, 288], [256, 296], [284, 286]], [[244, 299], [262, 306], [280, 298]],
    [[182, 244], [194, 248], [206, 243]], [[198, 238], [208, 232], [220, 236]], [[256, 344], [274, 362], [278, 398], [264, 424]], [[292, 306], [302, 328], [298, 352]],
    [[296, 262], [312, 256]], [[296, 270], [314, 274]], [[216, 430], [230, 436], [244, 432]], [[198, 166], [218, 182], [230, 204]], [[206, 156], [230, 172], [246, 192]],
  ] as Point[][]) lines.append(open(s, ...points)); // prettier-ignore
  board.stroke(lines, 70, 3, { cap: 'round' });
  const [wart, tooth] = placed(s, [
    [182, 320],
    [234, 383],
  ]);
  board.fill(circle(...wart!, 7), 120).stroke(circle(...wart!, 7), 20, 2.5);
  board.fill(ellipse(tooth![0], tooth![1], 6, 4.5), 250);
}
