import { type FloatImage, resize, deviationOf } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { shorterSide } from '../../param-schemas.js';
import type { Toned } from '../sources/lightness.js';
import type { SceneView } from '../sources/photo/scene-view.js';
import { dodged, everywhere, setOff } from '../sources/photo/tones.js';
import type { SourceShelf } from '../sources/shelf.js';

/** The tones of a scene that is seen from afar, linear light: its thing is dark, all around it is light. */
const far = { thing: [0.13, 0.36], mean: 0.6, deviation: 0.09, ends: [0.42, 0.84], details: 0 } as const;
/** The least difference of lightness between the thing that is seen from near and what is around it. */
const apart = 0.16;
/** Pixels of a layer's shorter side per cycle of its cut-off: what is finer than half of that is gone when it is blurred. */
const perCycle = 12;

/** A scene in the tones in which it is seen from near. */
export const sceneForNear = (view: SceneView, shelf: SourceShelf, color: boolean): Toned =>
  setOff(shelf.photograph(view), color, apart);

/** A scene in the tones in which it is seen from afar, at full size. */
export const sceneForAfar = (view: SceneView, shelf: SourceShelf, color: boolean): Toned =>
  dodged(shelf.photograph(view), color, far);

/** The same as {@link sceneForAfar}, from a picture that is as large as its low band needs. @param below the band's end, cycles per shorter side */
export function sceneForLowBand(
  view: SceneView,
  shelf: SourceShelf,
  color: boolean,
  { below, width, height }: { readonly below: number; readonly width: number; readonly height: number },
): Toned {
  const share = Math.min(1, (perCycle * below) / Math.min(width, height));
  const small = dodged(shelf.photograph(view, share), color, far);
  return { light: resize(small.light, width, height), coverage: resize(small.coverage, width, height) };
}

/** The most contrast around a thing, as a share of the thing's own. */
const quieter = 0.4;
/** How far the halo of a thing's edges reaches, in shorter sides. */
const halo = 0.02;

/** A band of a scene in which what is around the thing has less contrast than the thing, as with a wide-open lens. */
export function aroundQuieter(band: FloatImage, coverage: FloatImage): FloatImage {
  const { channels } = band;
  const wide = gaussian(coverage, halo * shorterSide(coverage));
  const own = everywhere(wide, channels, (covered) => Math.min(1, 3 * covered));
  const contrast = deviationOf(band, own);
  const around = deviationOf(
    band,
    own.map((covered) => 1 - covered + 1e-6),
  );
  const share = Math.min(1, (quieter * contrast) / Math.max(around, 1e-6));
  return { ...band, data: band.data.map((value, i) => value * (share + (1 - share) * own[i])) };
}
