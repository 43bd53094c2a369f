import type { Raster } from '../../../draw/raster.js';
import { shorterSide, type Sides } from '../../param-schemas.js';
import type { Placed } from '../hiding/relief.js';
import { type Target, targetOf } from '../hiding/visibility.js';
import { hidden, type Painting } from './paint.js';
import { revealed } from './reveal.js';
import type { CamouflageState } from './state.js';

/** The margin left free around the object, as a share of the picture's shorter side. */
const margin = 0.05;

/** @param at 0 to 1 of the room there is, from the upper left */
export function place(
  sides: Sides,
  at: readonly [number, number],
  { figure, relief }: Pick<Placed, 'figure' | 'relief'>,
): Placed {
  const free = Math.round(shorterSide(sides) * margin);
  const [x, y] = [sides.width - 2 * free - figure.width, sides.height - 2 * free - figure.height];
  return { figure, relief, left: free + Math.round(at[0] * x), top: free + Math.round(at[1] * y) };
}

/** What an item's views and its judge share: all but the cues of light, which a state has. */
export class CamouflageStage implements Painting {
  private readonly painted = new Map<CamouflageState['seen'], Raster>();

  constructor(
    readonly placed: Placed,
    /** The ground alone. Not to be changed. */
    readonly ground: Raster,
    /** What fills the object, over the object's box. Not to be changed. */
    readonly fill: Raster,
    /** The object in its own colors, as it is lit there, over its box; absent where it has none. Not to be changed. */
    readonly own?: () => Raster,
  ) {}

  /** The target of the judge: what there is to be seen. */
  get target(): Target {
    return targetOf(this.ground, this.placed);
  }

  /** The picture of the item's state, hidden or revealed. Not to be changed. */
  picture(x: CamouflageState): Raster {
    let picture = this.painted.get(x.seen);
    if (!picture) this.painted.set(x.seen, (picture = this.paint(x)));
    return picture;
  }

  private paint({ seen, cues }: CamouflageState): Raster {
    return seen === 'hidden' ? hidden(this, cues) : revealed(this, cues.contact);
  }
}
