import type { Raster } from '../../../draw/raster.js';
import { paintObject } from './draw.js';
import type { Placed } from './form.js';
import type { CamouflageState } from './state.js';
import { targetOf, type Target } from './visibility.js';

/** What an item's views and its judge share: all but the cues of light, which a state has. */
export class CamouflageStage {
  private found: Target | undefined;
  private readonly painted = new Map<CamouflageState['seen'], Raster>();

  constructor(
    readonly placed: Placed,
    /** The ground alone. Not to be changed. */
    readonly ground: Raster,
    /** What fills the object, over the object's box. Not to be changed. */
    readonly fill: Raster,
  ) {}

  /** What there is to be seen. */
  get target(): Target {
    return (this.found ??= targetOf(this.ground, this.placed));
  }

  /** The picture of the item's state, hidden or revealed. Not to be changed. */
  picture(x: CamouflageState): Raster {
    let picture = this.painted.get(x.seen);
    if (!picture) this.painted.set(x.seen, (picture = paintObject(x, this)));
    return picture;
  }
}
