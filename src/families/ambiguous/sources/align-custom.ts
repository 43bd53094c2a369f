import { align, type Alignment } from '../../../draw/bands/align.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { resize } from '../../../draw/bands/resize.js';
import { coverageOf } from './cut-out.js';
import { side } from './likest-view.js';
import type { CustomPicture } from './custom-pictures.js';

/**
 * Where one picture's thing is moved so that it covers another's as well as can be; null, as it lies, unless both have
 * silhouettes that no side of the frame cuts.
 */
export function alignCustom(moving: CustomPicture, still: CustomPicture): Alignment | null {
  const [own, other] = [freeSilhouette(moving), freeSilhouette(still)];
  return own && other ? align(own, other) : null;
}

function freeSilhouette({ cutOut, hasSilhouette }: CustomPicture): FloatImage | undefined {
  if (!hasSilhouette) return undefined;
  const { width, height } = cutOut;
  const coverage = Float32Array.from(coverageOf(cutOut), (value) => value / 255);
  const cut = coverage.some((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return value >= 0.5 && (x === 0 || y === 0 || x === width - 1 || y === height - 1);
  });
  return cut ? undefined : resize({ width, height, channels: 1, data: coverage }, side, side);
}
