import { ellipse, polygon, type Point } from '../../../draw/shapes.js';
import { Path } from '../../../draw/path.js';
import { thread } from '../../../draw/spline.js';
import type { Board } from '../../../draw/board.js';
import type { BistableFigure, Shape } from './figure.js';

const [top, bottom] = [30, 482];

/** The right profile from the vase's rim to its foot: y of the sheet, and how far from the middle. */
function profile(s: Shape): Point[] {
  // Height 0 to 1, distance in units: forehead, brow, bridge, nose, lips, chin, throat, neck.
  const points: readonly Point[] = [
    [0, 176 + s.rim!],
    [0.05, 158 + s.rim!],
    [0.12, 132],
    [0.2, 112 + s.forehead!],
    [0.27, 106],
    [0.315, 104 - s.brow!],
    [0.355, 116],
    [0.4, 106 - s.nose! * 0.3],
    [0.45, 84 - s.nose! * 0.75],
    [0.492, 64 - s.nose!],
    [0.512, 68 - s.nose!],
    [0.527, 92 - s.nose! * 0.2],
    [0.545, 95],
    [0.568, 83 - s.lips!],
    [0.588, 86 - s.lips!],
    [0.6, 98],
    [0.614, 90 - s.lips!],
    [0.636, 88 - s.lips! * 0.8],
    [0.662, 105],
    [0.7, 98 - s.chin!],
    [0.74, 94 - s.chin!],
    [0.772, 106 - s.chin! * 0.6],
    [0.796, 138],
    [0.83, 156],
    [0.88, 160],
    [0.94, 166],
    [1, 188 + s.foot!],
  ];
  return points.map(([t, distance]) => [256 + distance, top + t * (bottom - top)]);
}

function vase(shape: Shape): Path {
  const right = profile(shape);
  const left = right.map(([x, y]): Point => [512 - x, y]).reverse();
  return thread(left, thread(right)).close();
}

/** A vase between two faces that look at each other. */
export const rubinVase: BistableFigure = {
  name: 'rubin-vase',
  summary: 'A vase, or two faces in profile that look at each other.',
  source: 'Rubin, Synsoplevede Figurer, 1915',
  open: true,
  ground: ({ faces }) => faces!,
  readings: () => [
    { word: 'human faces', accept: ['faces', 'face', 'two faces', 'profiles', 'people', 'heads', 'silhouettes', 'persons', 'men', 'women'] },
    { word: 'vase', accept: ['goblet', 'cup', 'chalice', 'urn', 'candlestick', 'jar', 'vessel', 'trophy'] },
  ], // prettier-ignore
  shape(stream) {
    const [faces, vaseLevel] = stream.choice([
      [0, 255],
      [24, 236],
      [236, 20],
      [60, 244],
    ] as const);
    return {
      faces,
      vase: vaseLevel,
      rim: stream.uniform(-6, 14),
      forehead: stream.uniform(-6, 8),
      brow: stream.uniform(0, 7),
      nose: stream.uniform(-4, 20),
      lips: stream.uniform(-3, 7),
      chin: stream.uniform(-2, 14),
      foot: stream.uniform(-8, 12),
    };
  },
  draw(board, shape, show) {
    const outline = vase(shape);
    // In a control the ground comes nearer to gray, so that one side is a thing and the other is behind it.
    const nearer = (level: number) => Math.round(level + 0.42 * (128 - level));
    if (show === 'b') board.box(0, 0, 512, 512, nearer(shape.faces!));
    board.fill(outline, show === 'a' ? nearer(shape.vase!) : shape.vase!);
    if (show === 'a') drawFaces(board, shape);
    if (show === 'b') drawPottery(board, shape, outline);
  },
};

/** An eye, a brow, a nostril, a mouth and an ear in each face. */
function drawFaces(board: Board, { faces, vase: other }: Shape): void {
  const level = Math.round(faces! + 0.78 * (other! - faces!));
  const y = (t: number) => top + t * (bottom - top);
  for (const way of [-1, 1]) {
    const x = (distance: number) => 256 + way * distance;
    const lines = new Path();
    lines.append(
      thread([
        [x(122), y(0.302)],
        [x(146), y(0.288)],
        [x(172), y(0.304)],
      ]),
    );
    lines.append(
      thread([
        [x(128), y(0.366)],
        [x(142), y(0.345)],
        [x(166), y(0.36)],
      ]),
    );
    lines.append(
      thread([
        [x(128), y(0.366)],
        [x(144), y(0.376)],
        [x(166), y(0.36)],
      ]),
    );
    lines.append(
      thread([
        [x(101), y(0.601)],
        [x(120), y(0.604)],
        [x(134), y(0.596)],
      ]),
    );
    lines.append(
      thread([
        [x(103), y(0.486)],
        [x(116), y(0.482)],
        [x(120), y(0.504)],
        [x(110), y(0.514)],
      ]),
    );
    lines.append(
      thread([
        [x(226), y(0.46)],
        [x(220), y(0.4)],
        [x(236), y(0.366)],
        [x(250), y(0.39)],
        [x(246), y(0.44)],
        [x(236), y(0.47)],
        [x(234), y(0.5)],
        [x(226), y(0.5)],
        [x(226), y(0.46)],
      ]),
    );
    board.stroke(lines, level, 4, { cap: 'round' });
    board.fill(ellipse(x(140), y(0.36), 6, 6), level);
  }
}

/** Bands, a rim, and light on the body of the vase. */
function drawPottery(board: Board, { vase: level, faces }: Shape, outline: Path): void {
  const darker = (share: number) => Math.round(level! + share * (faces! - level!));
  const stops = [0.42, 0.12, 0, 0, 0.2, 0.5].map((share, i) => ({ at: i / 5, color: darker(share) }));
  board.fill(outline, { kind: 'linear', from: [120, 0], to: [392, 0], stops });
  const y = (t: number) => top + t * (bottom - top);
  for (const t of [0.1, 0.8, 0.93]) {
    const band = polygon([
      [0, y(t) - 5],
      [512, y(t) - 5],
      [512, y(t) + 5],
      [0, y(t) + 5],
    ]);
    board.fill(band, darker(0.6), outline);
  }
  const zigzag: Point[] = Array.from({ length: 41 }, (_, i) => [i * 12.8, y(i % 2 === 0 ? 0.83 : 0.89)]);
  board.stroke(thread(zigzag), darker(0.6), 4, { clip: outline });
  board.stroke(ellipse(256, top + 9, 156, 7), darker(0.7), 4, { clip: outline });
}
