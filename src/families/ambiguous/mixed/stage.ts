import { rect, sameRaster, Surface, type Raster } from '../../../draw/index.js';
import { verdict, type Verdict } from '../../proposal.js';
import { featuresOf } from '../hiding/features.js';
import type { Placed } from '../hiding/relief.js';
import { type Shape as Silhouette, shapeOf } from '../hiding/shape.js';
import { type Target, targetOf, type Visibility, visibilityOf } from '../hiding/visibility.js';
import { type MixedParams, type MixedState, roughnessIn } from './state.js';

export type MixedEvidence = {
  /** The visibility of the drawing in the picture, and, by chance, in the surface without it. */
  readonly visibility: Visibility;
  readonly chance: Visibility;
  /** The silhouette of the difference between the two views; for rendered ones, of the clear difference. */
  readonly shape: Silhouette;
};

/** Two samples of a surface agree with a drawing by less than this. */
const mostChance = 14;

/** What an item's views and its judge share: the surface and the drawing. How deep the drawing is, its state says. */
export class MixedStage {
  readonly target: Target;
  private readonly ground: Raster;
  private measured: { hidden: Raster; without: Raster; evidence: MixedEvidence } | undefined;

  /**
   * @param paint the surface with the drawing at a depth, in new memory; at 0 the surface alone
   * @param difference what of a picture counts as different from another; default: all that differs
   */
  constructor(
    placed: Placed,
    private readonly paint: (depth: number) => Raster,
    private readonly difference: (picture: Raster, other: Raster) => Raster = (picture) => picture,
  ) {
    this.ground = paint(0);
    this.target = targetOf(this.ground, placed);
  }

  /** @param part whole; region, with a green box */
  draw(x: MixedState, part: string): Raster {
    const picture =
      x.seen === 'hidden' ? this.paint(x.depth) : { ...this.ground, data: this.ground.data.slice() };
    if (part !== 'region') return picture;
    const surface = new Surface(x.size, x.size, 3);
    surface.raster.data.set(picture.data);
    const [left, top, right, bottom] = x.box;
    const inset = Math.max(2, x.size / 170);
    const [x0, y0] = [Math.max(inset, left - 3 * inset), Math.max(inset, top - 3 * inset)];
    const [x1, y1] = [
      Math.min(x.size - inset, right + 3 * inset),
      Math.min(x.size - inset, bottom + 3 * inset),
    ];
    return surface.stroke(rect(x0, y0, x1 - x0, y1 - y0), [0, 230, 60], { width: x.size / 120 }).raster;
  }

  /** How visible the drawing is at a depth. */
  visibility(depth: number): Visibility {
    return this.visibilityIn(depth === 0 ? this.ground : this.paint(depth));
  }

  /** The evidence of a state's pictures; its box need not be known yet. */
  evidence(x: MixedState): MixedEvidence {
    return this.evidenceIn(this.paint(x.depth), this.ground);
  }

  /** The evidence of two pictures, with the drawing and without; measured once for the same pixels. */
  evidenceIn(hidden: Raster, without: Raster): MixedEvidence {
    const { measured } = this;
    if (measured && sameRaster(measured.hidden, hidden) && sameRaster(measured.without, without))
      return measured.evidence;
    const evidence = {
      visibility: this.visibilityIn(hidden),
      chance: this.visibilityIn(without),
      shape: shapeOf(this.difference(hidden, without), without),
    };
    this.measured = { hidden, without, evidence };
    return evidence;
  }

  private visibilityIn(picture: Raster): Visibility {
    return visibilityOf(this.target, featuresOf(picture, this.target.blocks.window));
  }
}

export function judgeMixed(
  { faintest, clearest }: Pick<MixedParams, 'faintest' | 'clearest'>,
  x: MixedState,
  evidence: MixedEvidence,
): Verdict<MixedEvidence> {
  const { visibility, chance, shape } = evidence;
  const rough = roughnessIn(x);
  if (visibility.edges < faintest * rough) return verdict(false, 'too-faint', evidence);
  if (visibility.edges > clearest * rough) return verdict(false, 'too-visible', evidence);
  if (chance.total > mostChance) return verdict(false, 'seen-by-chance', evidence);
  return verdict(
    shape.box.every((edge, i) => edge === x.box[i]),
    'other-box',
    evidence,
  );
}
