import type { Raster } from '../../../draw/raster.js';
import { turn } from '../../../draw/turn.js';
import { stageBody } from './scene.js';
import { mirrorState, type BodyState } from './state.js';
import type { Troupe } from './troupe.js';

/**
 * The picture of a state. That of a mirrored one is the flipped picture of what was arranged, to the byte, so that the
 * two of a pair differ in nothing else; `twinAgreement` shows that the mirrored rig would look the same.
 */
export function drawBody(x: BodyState, troupe: Troupe): Raster {
  if (x.mirrored) return turn(drawBody(mirrorState(x), troupe), 'mirror');
  const { size, samples, shadows } = troupe.settings;
  return troupe.painter.render(stageBody(x, troupe), { width: size, height: size, samples, shadows });
}
