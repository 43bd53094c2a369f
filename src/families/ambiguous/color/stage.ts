import type { Raster } from '../../../draw/raster.js';
import { layOn, type CutOut } from '../sources/cut-out.js';
import type { SourceShelf } from '../sources/shelf.js';
import { mixColor, type ColorMixed } from './mix.js';
import type { ColorState } from './state.js';

/** What an item's views and its judge share; each thing is made when first asked for. */
export class ColorStage {
  private readonly cutOuts = new Map<'gray' | 'color', CutOut>();
  private mixture: ColorMixed | undefined;

  constructor(
    private readonly state: ColorState,
    private readonly shelf: SourceShelf,
  ) {}

  get mixed(): ColorMixed {
    return (this.mixture ??= mixColor(this.state, this.shelf, (of) => this.cutOut(of)));
  }

  /** The plain picture of a source, in its own colors, on light gray. */
  plain(of: 'gray' | 'color'): Raster {
    return layOn(this.cutOut(of), [205, 205, 205]);
  }

  private cutOut(of: 'gray' | 'color'): CutOut {
    let cutOut = this.cutOuts.get(of);
    if (!cutOut) this.cutOuts.set(of, (cutOut = this.shelf.cutOut(this.state[of].source)));
    return cutOut;
  }
}
