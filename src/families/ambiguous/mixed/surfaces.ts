import { memoizeLatest } from '../../../core/memoize.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Raster } from '../../../draw/raster.js';
import { paintGround } from '../hiding/ground.js';
import { paintHidden, placedDrawing } from './drawing.js';
import { clearDifference } from './grown/clear-difference.js';
import type { GrownGround } from './grown/ground.js';
import { GrownStudio } from './grown/studio.js';
import { MixedStage } from './stage.js';
import type { MixedState } from './state.js';

/** Depths of one drawing whose pictures are kept: that of the state is drawn again. */
const kept = 6;

/** What drawings are hidden in. */
export class MixedSurfaces {
  private constructor(private readonly studio: GrownStudio) {}

  static async open(seed: string): Promise<MixedSurfaces> {
    return new MixedSurfaces(new GrownStudio(seed, await sharedSoftRenderer()));
  }

  /** The surface of a state and its drawing, at any depth. */
  stage(x: MixedState): MixedStage {
    const { ground, size } = x;
    const placed = placedDrawing(x);
    if (ground.kind === 'texture') {
      const surface = paintGround(size, ground);
      return new MixedStage(placed, (depth) => paintHidden({ size, depth }, surface, placed));
    }
    const picture = memoizeLatest(kept, (own: GrownGround, depth: number) =>
      this.studio.picture(size, own, placed, depth),
    );
    const paint = (depth: number): Raster => {
      const raster = picture(ground, depth);
      return { ...raster, data: raster.data.slice() };
    };
    return new MixedStage(placed, paint, clearDifference);
  }
}
