import { type FloatImage, resize } from '../../../draw/bands/float-image.js';
import { coverageOf } from './cut-out.js';
import type { CustomPicture } from './custom-pictures.js';
import { side } from './likest-view.js';

/** Coverage, 0 to 1, of a picture's thing, small, as `align` takes it; undefined unless all of its outline is in the frame. */
export function freeSilhouette(picture: CustomPicture): FloatImage | undefined {
  if (!picture.hasSilhouette) return undefined;
  const cutOut = picture.cutOut();
  const { width, height } = cutOut;
  const coverage = Float32Array.from(coverageOf(cutOut), (value) => value / 255);
  const cut = coverage.some((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return value >= 0.5 && (x === 0 || y === 0 || x === width - 1 || y === height - 1);
  });
  return cut ? undefined : resize({ width, height, channels: 1, data: coverage }, side, side);
}
