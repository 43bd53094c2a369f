import { memoize } from '../../../core/memoize.js';
import { meanPlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight, toRaster } from '../../../draw/bands/color/linear-light.js';
import type { Raster } from '../../../draw/raster.js';
import { layOn } from '../sources/cut-out.js';
import type { SourceShelf } from '../sources/shelf.js';
import { type ColorMixed, mixColor } from './mix.js';
import type { ColorState } from './state.js';

/** f_gray: the mean of red, green and blue of each pixel, in linear light, as a picture of three equal channels. */
export function grayView(picture: Raster): Raster {
  const { width, height, data } = toRaster(meanPlane(toLight(picture)));
  const out = new Uint8Array(3 * data.length);
  for (let i = 0, to = 0; i < data.length; i++, to += 3) out[to] = out[to + 1] = out[to + 2] = data[i]!;
  return { width, height, channels: 3, data: out };
}

/** What an item's views and its judge share; each thing is made when first asked for. */
export class ColorStage {
  private mixture: ColorMixed | undefined;

  constructor(
    private readonly state: ColorState,
    private readonly shelf: SourceShelf,
  ) {}

  get mixed(): ColorMixed {
    return (this.mixture ??= mixColor(this.state, this.shelf, this.cutOut));
  }

  /** The plain picture of a source, in its own colors, on light gray. */
  plain(of: 'gray' | 'color'): Raster {
    return layOn(this.cutOut(of), [205, 205, 205]);
  }

  private readonly cutOut = memoize((of: 'gray' | 'color') => this.shelf.cutOut(this.state[of].source));
}
