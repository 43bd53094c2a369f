import { createFloats, type FloatImage } from '../float-image.js';

/** The luminance of linear sRGB (Rec. 709) as one channel. Gray pictures are copied, alpha is left out. */
export function luminancePlane({ width, height, channels, data }: FloatImage): FloatImage {
  const plane = createFloats(width, height, 1);
  for (let i = 0, at = 0; i < plane.data.length; i++, at += channels)
    plane.data[i] =
      channels === 1 ? data[at] : 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
  return plane;
}

/** f_gray(x) = (R + G + B) / 3 of each pixel, as one channel (AmbiBench, equation 1; Geng et al. 2024). */
export function meanPlane({ width, height, channels, data }: FloatImage): FloatImage {
  const plane = createFloats(width, height, 1);
  for (let i = 0, at = 0; i < plane.data.length; i++, at += channels)
    plane.data[i] = channels === 1 ? data[at] : (data[at] + data[at + 1] + data[at + 2]) / 3;
  return plane;
}

/** f_color(x) = x − f_gray(x), three channels that sum to 0 in each pixel (AmbiBench, equation 1). */
export function colorPart(image: FloatImage): FloatImage {
  const { width, height, channels, data } = image;
  const mean = meanPlane(image).data;
  const part = createFloats(width, height, 3);
  if (channels === 1) return part;
  for (let i = 0, at = 0; i < mean.length; i++, at += channels)
    for (let c = 0; c < 3; c++) part.data[3 * i + c] = data[at + c] - mean[i];
  return part;
}

/**
 * Opponent coordinates of linear sRGB: luminance (Rec. 709), red − green, and blue − yellow as B − (R + G) / 2. Gray is
 * (Y, 0, 0).
 */
export function toOpponent({ width, height, channels, data }: FloatImage): FloatImage {
  const out = createFloats(width, height, 3);
  for (let from = 0, to = 0; to < out.data.length; from += channels, to += 3) {
    const red = data[from];
    const [green, blue] = channels === 1 ? [red, red] : [data[from + 1], data[from + 2]];
    out.data[to] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    out.data[to + 1] = red - green;
    out.data[to + 2] = blue - (red + green) / 2;
  }
  return out;
}

/** The inverse of {@link toOpponent}. */
export function fromOpponent({ width, height, data }: FloatImage): FloatImage {
  const out = createFloats(width, height, 3);
  for (let at = 0; at < out.data.length; at += 3) {
    const [luminance, redGreen, blueYellow] = [data[at], data[at + 1], data[at + 2]];
    // With m = (R + G) / 2: Y = (0.2126 + 0.7152) m + (0.2126 − 0.7152) redGreen / 2 + 0.0722 (m + blueYellow).
    const middle = luminance + 0.2513 * redGreen - 0.0722 * blueYellow;
    out.data[at] = middle + redGreen / 2;
    out.data[at + 1] = middle - redGreen / 2;
    out.data[at + 2] = middle + blueYellow;
  }
  return out;
}
