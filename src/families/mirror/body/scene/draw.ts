import type { Raster } from '../../../../draw/raster.js';
import { turn } from '../../../../draw/turn.js';
import { renderWithMirror } from '../../../../world/reflection.js';
import type { Renderer } from '../../../../world/renderer.js';
import type { BodyParams } from '../params.js';
import type { BodyStage } from '../stage.js';
import type { BodyState } from '../state.js';
import { frameOf, glassOf } from './standing-mirror.js';

/**
 * The picture of a state. That of a mirrored one is the flipped picture of what was arranged, to the byte, so that the two of a
 * pair differ in nothing else; the evidence `twin` shows that the mirrored rig would look the same.
 */
export function drawBody(
  { mirrored }: BodyState,
  { scene, state: { mirror } }: BodyStage,
  renderer: Renderer,
  { size, samples, shadows }: Pick<BodyParams, 'size' | 'samples' | 'shadows'>,
): Raster {
  const settings = { width: size, height: size, samples, shadows };
  const picture = mirror
    ? renderWithMirror(renderer, scene, { glass: glassOf(mirror), behind: [frameOf(mirror)] }, settings)
    : renderer.render(scene, settings);
  return mirrored ? turn(picture, 'mirror') : picture;
}
