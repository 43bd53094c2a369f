import { window, type Ink } from './ink.js';

/**
 * The ink of each glyph, from left to right: connected pieces, those above each other taken together (the dot of an i, the
 * bars of a seven-segment digit). Pieces whose columns overlap by less than {@link sharedColumns} of the narrower are neighbors, even if
 * their boxes overlap.
 */
export function blobsOf(ink: Ink): Ink[] {
  const groups: Piece[] = [];
  for (let piece of pieces(ink)) {
    for (let i = 0; i < groups.length;) {
      if (stacked(groups[i], piece)) {
        piece = joined(groups.splice(i, 1)[0], piece);
        i = 0;
      } else i++;
    }
    groups.push(piece);
  }
  return groups.sort((a, b) => a.left - b.left).map((group) => cutOut(ink, group));
}

const stacked = (a: Piece, b: Piece): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >
  sharedColumns * Math.min(a.right - a.left, b.right - b.left);

const joined = (a: Piece, b: Piece): Piece => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  pixels: [...a.pixels, ...b.pixels],
});

interface Piece {
  left: number;
  right: number;
  pixels: number[];
}

/** The pixels of a piece and the fainter ones around them, without its neighbors'. */
function cutOut(ink: Ink, { left, right, pixels }: Piece): Ink {
  const own = new Uint8Array(ink.data.length);
  for (const pixel of pixels) {
    own[pixel] = ink.data[pixel];
    for (const next of around(pixel, ink)) if (ink.data[next] < dark) own[next] = ink.data[next];
  }
  const x = Math.max(0, left - 1);
  return window({ ...ink, data: own }, x, 0, Math.min(ink.width, right + 1) - x, ink.height);
}

/** As little as the bars of a seven-segment digit share. */
const sharedColumns = 0.3;

/** Ink that holds pieces together. */
const dark = 96;

/** The 8-connected pieces of ink, specks of less than 3 pixels left out. */
function pieces(ink: Ink): Piece[] {
  const seen = new Uint8Array(ink.data.length);
  const found: Piece[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || ink.data[start] < dark) continue;
    const pixels = [start];
    seen[start] = 1;
    for (let k = 0; k < pixels.length; k++) {
      for (const next of around(pixels[k], ink)) {
        if (seen[next] || ink.data[next] < dark) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
    if (pixels.length < 3) continue;
    let [left, right] = [Infinity, 0];
    for (const pixel of pixels) {
      left = Math.min(left, pixel % ink.width);
      right = Math.max(right, (pixel % ink.width) + 1);
    }
    found.push({ left, right, pixels });
  }
  return found;
}

function* around(pixel: number, { width, height }: Ink): Generator<number> {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) yield ny * width + nx;
  }
}
