import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { rect } from '../../../draw/shapes.js';
import { Surface } from '../../../draw/surface.js';
import { textureOf } from '../../../content/textures/index.js';
import type { Placed } from '../camouflage/draw.js';
import { featuresOf } from '../camouflage/features.js';
import { shapeOf, type Shape as Silhouette } from '../camouflage/shape.js';
import { targetOf, visibilityOf, type Visibility } from '../camouflage/visibility.js';
import { drawingOf, figureOf, paintHidden, paintSurface } from './drawing.js';
import type { MixedParams } from './params.js';
import type { MixedState } from './state.js';

export type MixedEvidence = {
  readonly holds: boolean;
  /** Of the drawing in the picture, and in the surface without it: by chance. */
  readonly visibility: Visibility;
  readonly chance: Visibility;
  /** Of what differs between the two views. */
  readonly shape: Silhouette;
};

/** With one surface; then another has its turn. */
const tries = 12;
/** Depths of the drawing that are tried. */
const [flattest, deepest] = [0.05, 0.62];
/** Two samples of a surface agree with a drawing by less than this. */
const mostChance = 14;

/** Draws mixed pictures and keeps what it drew last. */
export class MixedStudio {
  private last: { key: string; ground: Raster; placed: Placed } | undefined;

  sample(
    { size, faintest, clearest }: MixedParams,
    figure: string,
    surfaces: readonly string[],
    stream: (purpose: string) => Stream,
  ): MixedState {
    const wanted = stream('visibility').uniform(faintest * 1.06, clearest * 0.94);
    for (let attempt = 0; attempt < tries * surfaces.length; attempt++) {
      const surface = surfaces[Math.floor(attempt / tries)]!;
      const random = stream(`scene ${attempt}`);
      const side = Math.round(size * random.uniform(0.72, 0.9));
      const drawn: MixedState = {
        size,
        figure,
        shape: figureOf(figure).shape(random.child('shape')),
        side,
        left: random.integer(0, size - side),
        top: random.integer(0, size - side),
        depth: deepest,
        ground: {
          kind: 'texture',
          texture: surface,
          look: textureOf(surface).look(random.child('surface')),
          angle: Math.round(random.uniform(-30, 30)),
          sample: JSON.stringify([...random.path, 'sample']),
        },
        box: [0, 0, 0, 0],
        seen: 'hidden',
      };
      const state = this.settle(drawn, wanted);
      const found = this.evidence({ faintest, clearest }, state);
      const boxed = { ...state, box: found.shape.box };
      if (this.evidence({ faintest, clearest }, boxed).holds) return boxed;
    }
    throw new TopsyturvyError('bad-parameter', `Could not hide '${figure}' in '${surfaces.join("', '")}' with a visibility of ${faintest} to ${clearest}`, [faintest, clearest], 'a wider range'); // prettier-ignore
  }

  /** @param part whole; region, with a green box */
  draw(x: MixedState, part: string): Raster {
    const { ground, placed } = this.canvas(x);
    const picture =
      x.seen === 'hidden' ? paintHidden(x, ground, placed) : { ...ground, data: ground.data.slice() };
    if (part !== 'region') return picture;
    const surface = new Surface(x.size, x.size, 3);
    surface.raster.data.set(picture.data);
    const [left, top, right, bottom] = x.box;
    const inset = Math.max(2, x.size / 170);
    const [x0, y0] = [Math.max(inset, left - 3 * inset), Math.max(inset, top - 3 * inset)];
    const path = rect(x0, y0, Math.min(x.size - inset, right + 3 * inset) - x0, Math.min(x.size - inset, bottom + 3 * inset) - y0); // prettier-ignore
    return surface.stroke(path, [0, 230, 60], { width: x.size / 120 }).raster;
  }

  evidence({ faintest, clearest }: Pick<MixedParams, 'faintest' | 'clearest'>, x: MixedState): MixedEvidence {
    const { ground, placed } = this.canvas(x);
    const hidden = paintHidden(x, ground, placed);
    const target = targetOf(x.size, placed);
    const [visibility, chance] = [hidden, ground].map((picture) => visibilityOf(target, featuresOf(picture, target.blocks.window))) as [Visibility, Visibility]; // prettier-ignore
    const shape = shapeOf(hidden, ground);
    return {
      holds:
        visibility.edges >= faintest &&
        visibility.edges <= clearest &&
        chance.total <= mostChance &&
        shape.box.every((edge, i) => edge === x.box[i]),
      visibility,
      chance,
      shape,
    };
  }

  /** The depth at which the drawing's edges come nearest to a visibility, which grows with it. */
  private settle(drawn: MixedState, wanted: number): MixedState {
    const { ground, placed } = this.canvas(drawn);
    const target = targetOf(drawn.size, placed);
    const edges = (depth: number) =>
      visibilityOf(target, featuresOf(paintHidden({ ...drawn, depth }, ground, placed), target.blocks.window))
        .edges;
    let [low, high] = [flattest, deepest];
    let [least, most] = [edges(low), edges(high)];
    for (let step = 0; step < 3 && least < wanted && most > wanted; step++) {
      const middle = low + ((high - low) * (wanted - least)) / (most - least);
      const reached = edges(middle);
      if (reached < wanted) [low, least] = [middle, reached];
      else [high, most] = [middle, reached];
    }
    const depth = most <= wanted || wanted - least > most - wanted ? high : low;
    return { ...drawn, depth: Math.round(1000 * depth) / 1000 };
  }

  private canvas(x: MixedState): { ground: Raster; placed: Placed } {
    const key = JSON.stringify([x.size, x.figure, x.shape, x.side, x.left, x.top, x.ground]);
    if (this.last?.key !== key) this.last = { key, ground: paintSurface(x), placed: drawingOf(x) };
    return this.last;
  }
}
