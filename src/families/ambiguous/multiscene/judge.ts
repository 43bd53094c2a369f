import { parseColor } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import type { Box } from '../../../score/question.js';
import { verdict, type Verdict } from '../../proposal.js';
import {
  detail,
  difference,
  figureEvidence,
  type FigureEvidence,
  type Hiding,
  inkLevel,
  inPicture,
} from './figure-evidence.js';
import { frame, type MultisceneStage } from './stage.js';
import type { LargeFigure, MultisceneKind, MultisceneState } from './state.js';

export type MultisceneEvidence = {
  readonly figures: readonly FigureEvidence[];
  /** The share of fine detail (differences of neighbors) that is left from afar. */
  readonly detailFromAfar: number;
};

/** Of figures of each kind the least fill and agreement, and the most spill. */
const limits: Readonly<Record<MultisceneKind, readonly [fill: number, agreement: number, spill: number]>> = {
  letters: [0.12, 0.72, 0.03],
  packed: [0.36, 0.74, 0.03],
  parts: [0.36, 0.7, 0.03],
  portrait: [0.38, 0.7, 0.03],
  hidden: [0.36, 0.62, 0.3],
};
const mostDetail = 0.12;
const smallestShare = 0.03;

/** Measures the finished picture, as it is and from afar. */
export function judgeMultiscene(
  stage: MultisceneStage,
  { kind, size, ground, figures, parts }: MultisceneState,
  picture: Raster,
  far: Raster,
): Verdict<MultisceneEvidence> {
  const paper = parseColor(ground);
  const ink = difference(picture, paper);
  const stands = kind === 'hidden' ? ink : difference(far, paper);
  const found = figures.map((figure, i) => {
    if (kind === 'hidden') {
      const inside = inPicture(stage.mask(figure), figure.outline, size);
      return hiddenEvidence(figure, inside, ink, inkLevel, picture, far);
    }
    return figureEvidence(stage, figure, size, ink, stands, cellOf(i, figures.length, size));
  });
  const [leastFill, leastAgreement, mostSpill] = limits[kind];
  const told = [...figures.map(({ box }) => box), ...parts.flatMap(({ boxes }) => boxes)];
  const beside = Math.floor(frame.gapOfPart * size);
  // Of a part, all ink in the green box and up to it.
  const marked = told.slice(figures.length).map((box): Box => {
    const [left, top, right, bottom] = box.map((edge, k) => edge + (k < 2 ? -beside : beside));
    const around: Box = [Math.max(0, left), Math.max(0, top), Math.min(size, right), Math.min(size, bottom)];
    return figureEvidence(stage, figures[0], size, ink, stands, around).box;
  });
  const detailFromAfar = detail(far) / Math.max(1e-9, detail(picture));
  const evidence = { figures: found, detailFromAfar };
  if (detailFromAfar > mostDetail) return verdict(false, 'detail-from-afar', evidence);
  if (found.some(({ smallest }) => smallest < smallestShare)) return verdict(false, 'too-small', evidence);
  if (found.some(({ fill, spill }) => fill < leastFill || spill > mostSpill))
    return verdict(false, 'badly-filled', evidence);
  if (found.some(({ agreement }) => agreement < leastAgreement))
    return verdict(false, 'unclear-outline', evidence);
  if (found.some(({ hiding }) => hiding && !isHidden(hiding))) return verdict(false, 'not-hidden', evidence);
  return verdict(
    [...found.map(({ box }) => box), ...marked].every((box, i) =>
      box.every((edge, k) => Math.abs(edge - told[i][k]) <= 2),
    ),
    'other-box',
    evidence,
  );
}

/** Two figures stand side by side, four in two rows: each has its own part of the picture. */
function cellOf(i: number, count: number, size: number): Box {
  const half = Math.floor(size / 2);
  const span = (at: number): readonly [number, number] => (at === 0 ? [0, half] : [half, size]);
  const [left, right] = count === 1 ? [0, size] : span(i % 2);
  const [top, bottom] = count < 4 ? [0, size] : span(Math.floor(i / 2));
  return [left, top, right, bottom];
}

/** The bounds of a hidden figure: with less it is not found, with more at once; things are as close on both sides. */
const bounds = { contrast: [1, 3], density: [0.8, 1.25] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

const isHidden = ({ contrast, density }: Hiding): boolean =>
  isWithin(contrast, bounds.contrast) && isWithin(density, bounds.density);

/** Of pixels that are counted together their number, the sum of each channel, and of the products rr, rg, rb, gg, gb, bb. */
interface Colors {
  readonly count: number;
  readonly sums: readonly number[];
  readonly products: readonly number[];
}

/** Pixels that are not counted, and the sides of those that are. */
const [nowhere, within, beyond] = [0, 1, 2];

/**
 * @param inside per pixel of the picture, 1 within the outline
 * @param ink per pixel, how far its color is from the ground's: from `inkLevel` on something lies there
 */
function hiddenEvidence(
  figure: LargeFigure,
  inside: Uint8Array,
  ink: Uint8Array,
  inkLevel: number,
  picture: Raster,
  far: Raster,
): FigureEvidence {
  const { width: size } = picture;
  let [area, border, crossed] = [0, 0, 0];
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) {
      if (inside[at] === 0) continue;
      area++;
      const isBorder = !(inside[at - 1] && inside[at + 1] && inside[at - size] && inside[at + size]);
      if (isBorder) border++;
      if (ink[at] < inkLevel) continue;
      if (isBorder) crossed++;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  const sides = inside.map((one) => (one === 1 ? within : beyond));
  const distant = apart(far, sides);
  for (let at = 0; at < sides.length; at++) if (ink[at] < inkLevel) sides[at] = nowhere;
  const near = apart(picture, sides);
  let [both, either] = [0, 0];
  const { data } = far;
  const [red, green, blue] = distant.along;
  for (let at = 0, from = 0; at < inside.length; at++, from += 3) {
    const along = red * data[from] + green * data[from + 1] + blue * data[from + 2];
    const isSeen = along > distant.middle ? 1 : 0;
    both += isSeen & inside[at];
    either += isSeen | inside[at];
  }
  const fill = near.own.count / Math.max(1, area);
  return {
    fill,
    spill: crossed / Math.max(1, border),
    agreement: both / Math.max(1, either),
    box: [left, top, right, bottom],
    count: figure.elements.length,
    smallest: figure.elements.reduce((least, { side }) => Math.min(least, side), Infinity) / size,
    hiding: {
      contrast: near.contrast,
      density: fill / (near.other.count / Math.max(1, inside.length - area)),
    },
  };
}

/** Sums over the pixels of one side: of bytes, so that they are exact. */
function colorsOf({ data }: Raster, sides: Uint8Array, side: number): Colors {
  let count = 0;
  let [r, g, b, rr, rg, rb, gg, gb, bb] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0, from = 0; at < sides.length; at++, from += 3) {
    if (sides[at] !== side) continue;
    const [red, green, blue] = [data[from], data[from + 1], data[from + 2]];
    count++;
    r += red;
    g += green;
    b += blue;
    rr += red * red;
    rg += red * green;
    rb += red * blue;
    gg += green * green;
    gb += green * blue;
    bb += blue * blue;
  }
  // With nothing on one side there is nothing to tell apart.
  return { count: Math.max(1, count), sums: [r, g, b], products: [rr, rg, rb, gg, gb, bb] };
}

const meanOf = ({ count, sums }: Colors): number[] => sums.map((sum) => sum / count);

/** Products less those of the means. Sums of bytes are exact, so that no digits are lost in the differences. */
function covariance(colors: Colors): number[] {
  const [r, g, b] = meanOf(colors);
  const ofMeans = [r * r, r * g, r * b, g * g, g * b, b * b];
  return colors.products.map((product, k) => product / colors.count - ofMeans[k]);
}

/** How far apart colors inside and outside are, along the line that distinguishes them best (Fisher 1936). */
function apart(picture: Raster, sides: Uint8Array) {
  const [own, other] = [within, beyond].map((side) => colorsOf(picture, sides, side));
  const [ownMean, otherMean] = [meanOf(own), meanOf(other)];
  // The covariance within the two sides, which count alike.
  const [ownSpread, otherSpread] = [covariance(own), covariance(other)];
  const spread = ownSpread.map((value, k) => (value + otherSpread[k]) / 2);
  const between = ownMean.map((value, k) => value - otherMean[k]) as [number, number, number];
  const along = solved(spread, between);
  const [red, green, blue] = along;
  const middle = along.reduce((sum, part, k) => sum + (part * (ownMean[k] + otherMean[k])) / 2, 0);
  const squared = red * between[0] + green * between[1] + blue * between[2];
  return { own, other, along, middle, contrast: Math.sqrt(Math.max(0, squared)) };
}

/** The solution of a symmetric system of three, whose diagonal is raised by what rounding to bytes can do. */
function solved(
  [rr, rg, rb, gg, gb, bb]: readonly number[],
  [x, y, z]: readonly [number, number, number],
): readonly [number, number, number] {
  const [a, b, c, d, e, f] = [rr + 1, rg, rb, gg + 1, gb, bb + 1];
  const [A, B, C] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const [D, E, F] = [a * f - c * c, b * c - a * e, a * d - b * b];
  const whole = a * A + b * B + c * C;
  return [(A * x + B * y + C * z) / whole, (B * x + D * y + E * z) / whole, (C * x + E * y + F * z) / whole];
}
