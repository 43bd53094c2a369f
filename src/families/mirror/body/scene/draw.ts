import type { Raster } from '../../../../draw/raster.js';
import { turn } from '../../../../draw/turn.js';
import { stageBody } from './scene.js';
import { mirrorState, type BodyState } from '../state.js';
import type { BodyStudio } from '../stage.js';

/**
 * The picture of a state. That of a mirrored one is the flipped picture of what was arranged, to the byte, so that the
 * two of a pair differ in nothing else; `twinAgreement` shows that the mirrored rig would look the same.
 */
export const drawBody = (x: BodyState, bodyStudio: BodyStudio): Raster =>
  x.mirrored
    ? turn(drawBody(mirrorState(x), bodyStudio), 'mirror')
    : bodyStudio.pictureOf(x, () => drawArranged(x, bodyStudio));

function drawArranged(x: BodyState, bodyStudio: BodyStudio): Raster {
  const { size, samples, shadows } = bodyStudio.settings;
  const settings = { width: size, height: size, samples, shadows };
  const scene = stageBody(x, bodyStudio);
  if (!x.mirror) return bodyStudio.painter.render(scene, settings);
  const { frameOf, glassOf, renderWithMirror } = bodyStudio.world;
  return renderWithMirror(
    bodyStudio.painter,
    scene,
    { glass: glassOf(x.mirror), behind: [frameOf(x.mirror)] },
    settings,
  );
}
