import { threeDecimals } from '../../../core/math/decimals.js';
import type { Raster } from '../../../draw/raster.js';
import { refuse, type Refusal } from '../../proposal.js';

/** Levels of 255 by which a channel of one place may differ: what another encoder makes of a picture. */
const alike = 24;
/** Share of the places that must be alike. */
const least = 0.97;

/**
 * A reason to doubt that a picture shows a photograph.
 * @param view the picture's name, for the message
 * @param photograph as it is shown, with its marks
 */
export function missedPhotograph(view: string, picture: Raster, photograph: Raster): Refusal | undefined {
  const agreement = agreementOf(picture, photograph);
  if (agreement >= least) return undefined;
  return refuse('other-photograph', { view, agreement: threeDecimals(agreement) });
}

/** The share of places where two pictures have about the same color; 0 for pictures of different forms. */
function agreementOf(one: Raster, other: Raster): number {
  const { width, height, channels } = one;
  if (other.width !== width || other.height !== height || other.channels !== channels) return 0;
  let same = 0;
  for (let at = 0; at < one.data.length; at += channels) {
    let most = 0;
    for (let k = at; k < at + channels; k++) most = Math.max(most, Math.abs(one.data[k] - other.data[k]));
    if (most <= alike) same++;
  }
  return same / (width * height);
}
