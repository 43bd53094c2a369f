import { memoizeLatest } from '../../../core/memoize.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Raster } from '../../../draw/raster.js';
import { paintGround } from '../hiding/ground.js';
import { paintHidden, placedDrawing } from './drawing.js';
import type { Placed } from '../hiding/relief.js';
import { GrownAssets } from './grown/assets.js';
import { wallOf } from './grown/names.js';
import { MixedStage } from './stage.js';
import type { MixedState } from './state.js';

/** The share of the picture's pixels that differ most: by at least what counts as the full difference. */
const strongest = 0.005;
/** The share of the full difference below which a difference counts as none: the soft edge of a shadow. */
const least = 0.3;

/** A picture as it differs clearly from another of three channels: pixels that differ little are the other's. */
function clearDifference(picture: Raster, other: Raster): Raster {
  const { data } = picture;
  const count = data.length / 3;
  const differences = new Uint8Array(count);
  const histogram = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 3) {
    let most = 0;
    for (let k = i; k < i + 3; k++) most = Math.max(most, Math.abs(data[k] - other.data[k]));
    differences[i / 3] = most;
    histogram[most]++;
  }
  let full = 255;
  for (let above = histogram[full]; above < strongest * count && full > 0; above += histogram[full]) full--;
  const clear = { ...picture, data: data.slice() };
  for (let i = 0; i < count; i++)
    if (differences[i] < least * full) clear.data.set(other.data.subarray(3 * i, 3 * i + 3), 3 * i);
  return clear;
}

/** The wall of a scene, in which the drawing is measured. */
function withinOf({ ground, size }: MixedState): Pick<Placed, 'within'> {
  const wall = ground.kind === 'grown' ? wallOf(ground.carrier) : undefined;
  if (!wall) return {};
  const [[left, right], [top, bottom]] = [wall.across, wall.down].map((ends) =>
    ends.map((share) => Math.round(size * share)),
  );
  return { within: [left, top, right, bottom] };
}

/** Depths of one drawing whose pictures are kept: that of the state is drawn again. */
const kept = 6;

/** The surfaces in which drawings are hidden. */
export class MixedSurfaces {
  private constructor(private readonly assets: GrownAssets) {}

  static async open(seed: string): Promise<MixedSurfaces> {
    return new MixedSurfaces(new GrownAssets(seed, await sharedSoftRenderer()));
  }

  /** The surface of a state and its drawing, at any depth. */
  stage(x: MixedState): MixedStage {
    const { ground, size } = x;
    const placed = { ...placedDrawing(x), ...withinOf(x) };
    if (ground.kind === 'texture') {
      const surface = paintGround(size, ground);
      return new MixedStage(placed, (depth) => paintHidden({ size, depth }, surface, placed));
    }
    const picture = memoizeLatest(kept, this.assets.pictures(size, ground, placed));
    const paint = (depth: number): Raster => {
      const raster = picture(depth);
      return { ...raster, data: raster.data.slice() };
    };
    return new MixedStage(placed, paint, clearDifference);
  }
}
