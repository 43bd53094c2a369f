import type { Raster } from '../../../draw/raster.js';
import { turn } from '../../../draw/turn.js';
import { stageBody } from './scene.js';
import { mirrorState, type BodyState } from './state.js';
import type { Troupe } from './troupe.js';

/**
 * The picture of a state. That of a mirrored one is the flipped picture of what was arranged, to the byte, so that the
 * two of a pair differ in nothing else; `twinAgreement` shows that the mirrored rig would look the same.
 */
export const drawBody = (x: BodyState, troupe: Troupe): Raster =>
  x.mirrored
    ? turn(drawBody(mirrorState(x), troupe), 'mirror')
    : troupe.pictureOf(x, () => drawArranged(x, troupe));

function drawArranged(x: BodyState, troupe: Troupe): Raster {
  const { size, samples, shadows } = troupe.settings;
  const settings = { width: size, height: size, samples, shadows };
  const scene = stageBody(x, troupe);
  if (!x.mirror) return troupe.painter.render(scene, settings);
  const { frameOf, glassOf, renderWithMirror } = troupe.world;
  return renderWithMirror(
    troupe.painter,
    scene,
    { glass: glassOf(x.mirror), behind: [frameOf(x.mirror)] },
    settings,
  );
}
