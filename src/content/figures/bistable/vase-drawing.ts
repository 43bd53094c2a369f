import { points } from '../../../core/points.js';
import { Path, thread, type Board } from '../../../draw/index.js';
import { ellipse, line, polygon, type Point } from '../../../draw/shapes.js';
import type { Drawing, Shape } from './figure.js';

/** A profile that looks to the left, as the right half of a vase. */
export interface VaseDesign {
  readonly name: string;
  /** Height of the vase's rim and foot on the sheet. */
  readonly span: readonly [top: number, bottom: number];
  /** The profile from rim to foot: height as a share of the whole, and the distance from the sheet's middle. */
  readonly profile: readonly Point[];
  /** Heights, as such shares, of forehead, eye, tip of the nose, mouth and chin. */
  readonly face: Readonly<Record<'forehead' | 'eye' | 'nose' | 'mouth' | 'chin', number>>;
  /** Levels of faces and vase to choose from. */
  readonly levels: readonly (readonly [faces: number, vase: number])[];
  /** Faces and vase are both paper, separated by a line. Default false. */
  readonly inLines?: boolean;
}

/** The level of the line where faces and vase are both paper. */
const lineLevel = 16;

/** A vase between two faces, after a design. */
export const vaseDrawing = (design: VaseDesign): Drawing => ({
  name: design.name,
  shape(stream) {
    const [faces, vase] = stream.choice(design.levels);
    return {
      faces,
      vase,
      rim: stream.uniform(-6, 8),
      forehead: stream.uniform(-5, 6),
      nose: stream.uniform(-4, 9),
      lips: stream.uniform(-3, 4),
      chin: stream.uniform(-4, 7),
      foot: stream.uniform(-6, 8),
    };
  },
  ground: ({ faces }) => faces,
  draw(board, shape, show) {
    const right = profileOf(design, shape);
    const left = right.map(([x, y]): Point => [512 - x, y]).reverse();
    const outline = thread(left, thread(right)).close();
    // In a control the ground comes nearer to gray, so that one side is a thing and the other is behind it.
    const nearer = (level: number) => Math.round(level + 0.42 * (128 - level));
    if (show === 'b') board.box(0, 0, 512, 512, nearer(shape.faces));
    board.fill(outline, show === 'a' ? nearer(shape.vase) : shape.vase);
    if (show === 'a') drawFaces(board, shape, design);
    if (show === 'b') drawPottery(board, shape, design, outline);
    if (design.inLines) drawLines(board, right);
  },
});

/** Both profiles, rim and foot, each profile from rim to foot so that either is the mirror image of the other. */
function drawLines(board: Board, right: readonly Point[]): void {
  const lines = new Path();
  for (const way of [1, -1]) {
    const profile = right.map(([x, y]): Point => [256 + way * (x - 256), y]);
    lines.append(thread(profile));
    for (const [x, y] of [profile[0], profile.at(-1)!]) lines.append(line(x, y, 256, y));
  }
  board.stroke(lines, lineLevel, 5, { cap: 'round' });
}

/** The level of marks of which `share` is that of the other side, or of the line. */
const markLevel = ({ inLines }: VaseDesign, own: number, other: number, share: number): number =>
  Math.round(own + share * ((inLines ? lineLevel : other) - own));

/** An eye, a brow, a nostril, a mouth and an ear in each face. */
function drawFaces(board: Board, { faces, vase }: Shape, design: VaseDesign): void {
  const level = markLevel(design, faces, vase, 0.78);
  const { eye, nose, mouth } = design.face;
  const [top, bottom] = design.span;
  const y = (t: number) => top + t * (bottom - top);
  const eyes = distanceAt(design, eye) + 16;
  const nostril = distanceAt(design, nose) + 36;
  const lips = distanceAt(design, mouth) + 5;
  for (const way of [-1, 1]) {
    const lines = new Path();
    /** Adds a line through points: distances from the middle, and units below a height. */
    const add = (t: number, ...line: readonly Point[]) =>
      lines.append(thread(line.map(([u, v]): Point => [256 + way * u, y(t) + v])));
    add(eye, [eyes - 4, -26], [eyes + 18, -33], [eyes + 44, -24]);
    add(eye, [eyes, 2], [eyes + 14, -7], [eyes + 38, 0]);
    add(eye, [eyes, 2], [eyes + 16, 7], [eyes + 38, 0]);
    add(mouth, [lips, 0], [lips + 16, 2], [lips + 30, -3]);
    add(nose, [nostril, 0], [nostril + 9, -4], [nostril + 12, 5], [nostril + 4, 9]);
    const ear = distanceAt(design, eye) + 112;
    const auricle = points('0,44 -4,16 8,0 20,10 18,34 10,48 7,60 0,60 0,44');
    add(eye, ...auricle.map(([u, v]): Point => [ear + u, v]));
    board.stroke(lines, level, 4, { cap: 'round' });
    board.fill(ellipse(256 + way * (eyes + 12), y(eye), 6, 6), level);
  }
}

/** Bands, a rim, and light on the body of the vase. */
function drawPottery(board: Board, { vase, faces }: Shape, design: VaseDesign, outline: Path): void {
  const darker = (share: number) => markLevel(design, vase, faces, share);
  const stops = [0.42, 0.12, 0, 0, 0.2, 0.5].map((share, i) => ({ at: i / 5, color: darker(share) }));
  board.fill(outline, { kind: 'linear', from: [120, 0], to: [392, 0], stops });
  const [top, bottom] = design.span;
  const y = (t: number) => top + t * (bottom - top);
  for (const t of [0.1, 0.8, 0.93]) {
    const band = polygon(points([0, y(t) - 5], [512, y(t) - 5], [512, y(t) + 5], [0, y(t) + 5]));
    board.fill(band, darker(0.6), outline);
  }
  const zigzag: Point[] = Array.from({ length: 41 }, (_, i) => [i * 12.8, y(i % 2 === 0 ? 0.83 : 0.89)]);
  board.stroke(thread(zigzag), darker(0.6), 4, { clip: outline });
  board.stroke(ellipse(256, top + 9, design.profile[0][1] - 20, 7), darker(0.7), 4, { clip: outline });
}

/** How far a number of the shape moves the profile at a height: fully at its own, not at all `reach` from it. */
const bump = (t: number, at: number, reach: number): number => {
  const u = Math.abs(t - at) / reach;
  return u >= 1 ? 0 : (1 - u * u) * (1 - u * u);
};

/** The right profile from rim to foot on the sheet. */
function profileOf(design: VaseDesign, s: Shape): Point[] {
  const [top, bottom] = design.span;
  return design.profile.map(([t, distance]): Point => {
    const out =
      s.forehead * bump(t, design.face.forehead, 0.1) +
      s.nose * bump(t, design.face.nose, 0.07) +
      s.lips * bump(t, design.face.mouth, 0.05) +
      s.chin * bump(t, design.face.chin, 0.06);
    const end = s.rim * bump(t, 0, 0.08) + s.foot * bump(t, 1, 0.08);
    return [256 + distance - out + end, top + t * (bottom - top)];
  });
}

/** The profile's distance from the middle at a height. */
function distanceAt({ profile }: VaseDesign, t: number): number {
  const found = profile.findIndex(([height]) => height >= t);
  const next = Math.max(1, found);
  const [[t0, d0], [t1, d1]] = [profile[next - 1], profile[next]];
  return d0 + ((d1 - d0) * (t - t0)) / (t1 - t0);
}
